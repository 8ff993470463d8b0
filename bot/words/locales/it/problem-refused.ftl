# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = I problemi appartengono a { TERM("community", "a") }, e questa è una conversazione privata. Usa { STEP("problem") } in { TERM("place", "a") } { TERM("community", "of") }.
problem-refused-game-runs = La partita { $game } è ancora in corso, quindi non puoi farne un problema. Indica una partita finita con { STEP("problem", "what", "create", "game", "") }, o una posizione con { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = La partita { $game } si è giocata in { TERM("community", "another") }, e un problema si crea dove si è giocata la partita. Indica invece la posizione, con { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-over-there = La partita { $game } è finita nella posizione dopo la semimossa { $ply }, quindi non c'è nulla da trovare. Indica una semimossa precedente, per esempio con { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = Un problema viene da una partita o da una posizione, non da entrambe. Togli { OPTION("problem", "setup") } e { OPTION("problem", "variant") }, o { OPTION("problem", "game") } e { OPTION("problem", "ply") }.
problem-refused-goal-and-line = O dimostro io il matto, o chi risolve deve trovare la tua linea. Togli { OPTION("problem", "goal") } o { OPTION("problem", "line") }.
problem-refused-no-mate = { $side-The } non può forzare il matto in { $moves }. Scegli con { OPTION("problem", "goal") } un altro matto, fino al matto in { $longest }, o dai la tua soluzione come { OPTION("problem", "line") }.
problem-refused-no-mate-because = { $side-The } non può forzare il matto in { $moves }: { $why }. Scegli con { OPTION("problem", "goal") } un altro matto, fino al matto in { $longest }, o dai la tua soluzione come { OPTION("problem", "line") }.
problem-refused-sooner = { $side-The } può già forzare il matto in { $moves }. Scegli { OPTION("problem", "goal") } <code>mate in { $moves }</code>, o un'altra posizione.
problem-refused-too-large = Non riesco a dimostrare se { $side-the } dà matto in { $moves }: il calcolo è troppo lungo. Dai invece la tua soluzione come { OPTION("problem", "line") }, e chi risolve dovrà trovarne le mosse.
problem-refused-not-a-line = Mossa { $number } della tua soluzione, «{ $typed }»: { $why } Non ho creato il problema. Correggi la soluzione e riscrivila per intero con { OPTION("problem", "line") }.
problem-refused-empty-line = La tua soluzione non ha mosse. Scrivile una dopo l'altra come { OPTION("problem", "line") }.
problem-refused-long-line = Una soluzione ha al massimo { $most } semimosse, e la tua ne ha { $plies }. Scrivine una più corta con { OPTION("problem", "line") }.
problem-refused-too-many = Hai già { $most } problemi aperti, il massimo. Ritirane uno con { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = Negli ultimi minuti hai pubblicato più problemi. Lascia passare un po' di tempo e riprova tra un quarto d'ora.

problem-refused-no-such-problem = Qui non c'è il problema { $problem }. Vedi quelli che ci sono con { STEP("problem", "what", "list") }.
problem-refused-no-number = Non hai detto quale problema. Indicalo con { OPTION("problem", "number") }; trovi il numero con { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> non va con <code>what:{ $what }</code>. Toglilo.

problem-refused-own-problem = Il problema { $problem } è tuo, quindi tocca ad altri risolverlo. { STEP("problem", "what", "show", "number", $problem) } mostra chi l'ha risolto.
problem-refused-solved = Hai già risolto il problema { $problem }, il { $at }. Lo vedi con { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Il tuo tentativo al problema { $problem } nel frattempo è cambiato, quindi non ho fatto nulla. Lo vedi con { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = Non hai indicato una mossa. Scrivine una con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-a-move = { $why } Non conta come tentativo. Scrivi un'altra mossa con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-several-moves = Può essere una di { $count } mosse, quindi non l'ho giudicata. Scrivine una con { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = Non riesco a calcolare se questa mossa è giusta, quindi non conta. Scrivine un'altra con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = Non hai ancora giocato mosse nel problema { $problem }. Scrivi la prima con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Può ritirare questo problema solo { $author }, che l'ha creato, o chi ha { TERM("moderator-right") }. Chiedi a loro.
problem-refused-of-the-day = Può ritirare un problema del giorno solo chi ha { TERM("moderator-right") }. Chiedi a chi ce l'ha.
