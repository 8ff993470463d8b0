# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = Los problemas pertenecen a { TERM("community", "a") }, y esta es una conversación privada. Usa { STEP("problem") } allí, en { TERM("place", "a") }.
problem-refused-game-runs = La partida { $game } aún se juega, así que no puedes sacar un problema de ella. Indica una partida terminada con { STEP("problem", "what", "create", "game", "") }, o una posición con { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = La partida { $game } se jugó en { TERM("community", "another") }, y un problema se crea donde se jugó su partida. Mejor indica la posición con { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-over-there = Tras la media jugada { $ply }, la partida { $game } ya ha terminado, así que no hay nada que buscar. Indica una anterior, por ejemplo con { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = Un problema sale de una partida o de una posición, no de ambas. Quita { OPTION("problem", "setup") } y { OPTION("problem", "variant") }, o { OPTION("problem", "game") } y { OPTION("problem", "ply") }.
problem-refused-goal-and-line = O demuestro yo el mate, o hay que encontrar la línea que tú des. Quita { OPTION("problem", "goal") } o { OPTION("problem", "line") }.
problem-refused-no-mate = No hay mate forzado { $side-of } en { $moves }. Elige otro mate en { OPTION("problem", "goal") }, hasta mate en { $longest }, o da tu propia solución como { OPTION("problem", "line") }.
problem-refused-no-mate-because = No hay mate forzado { $side-of } en { $moves }: { $why }. Elige otro mate en { OPTION("problem", "goal") }, hasta mate en { $longest }, o da tu propia solución como { OPTION("problem", "line") }.
problem-refused-sooner = Ya hay mate forzado { $side-of } en { $moves }. Elige { OPTION("problem", "goal") } <code>mate in { $moves }</code>, u otra posición.
problem-refused-too-large = No puedo demostrar si aquí hay mate { $side-of } en { $moves }: es demasiado trabajo. Da tu solución como { OPTION("problem", "line") }, y habrá que encontrar sus jugadas.
problem-refused-not-a-line = Jugada { $number } de tu solución, “{ $typed }”: { $why } No se creó ningún problema. Escribe otra vez la { OPTION("problem", "line") } entera, corregida.
problem-refused-empty-line = Tu solución no tiene jugadas. Escríbelas una tras otra como { OPTION("problem", "line") }.
problem-refused-long-line = Una solución admite { $most } medias jugadas como máximo, y la tuya tiene { $plies }. Escribe una { OPTION("problem", "line") } más corta.
problem-refused-too-many = Ya tienes { $most } problemas abiertos, que es el máximo. Retira uno con { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = Has publicado varios problemas en los últimos minutos. Da un poco de tiempo a la gente y prueba de nuevo en un cuarto de hora.

problem-refused-no-such-problem = Aquí no hay ningún problema con el número { $problem }. Mira los que hay con { STEP("problem", "what", "list") }.
problem-refused-no-number = No dijiste qué problema. Indica su { OPTION("problem", "number") }; lo encuentras con { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> no va con <code>what:{ $what }</code>. Quítalo.

problem-refused-own-problem = El problema { $problem } es tuyo, así que lo resuelven otros. { STEP("problem", "what", "show", "number", $problem) } muestra quién lo resolvió.
problem-refused-solved = Ya resolviste el problema { $problem }, el { $at }. Míralo con { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Tu intento en el problema { $problem } ha cambiado desde entonces, así que no hice nada. Míralo con { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = No indicaste ninguna jugada. Escribe una con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-a-move = { $why } No cuenta como intento. Escribe otra jugada con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-several-moves = Eso encaja con { $count } jugadas, así que no juzgué ninguna. Escribe una de ellas con { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = No puedo averiguar si esa jugada es correcta, así que no cuenta. Escribe otra con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = Aún no has hecho ninguna jugada en el problema { $problem }. Escribe la primera con { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Solo pueden retirar este problema { $author }, que lo creó, o alguien con { TERM("moderator-right") }. Pídeselo.
problem-refused-of-the-day = Solo alguien con { TERM("moderator-right") } puede retirar un problema del día. Pídeselo.
