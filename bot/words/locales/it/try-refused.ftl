# Why moves are not tried, or not taken back.

try-refused-move = { $why } Non ho provato nulla. Scrivi di nuovo la linea, corretta, con { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } Non ho provato nulla, e la linea provata prima non è cambiata: { STEP("try", "game", $game) }.
try-refused-back-and-at = Puoi iniziare una nuova linea o tornare indietro nella vecchia, non le due cose insieme. Togli { OPTION("try", "at") } o { OPTION("try", "back") }.
try-refused-short-line = La tua linea nella partita { $game } ha { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
}, quindi non puoi tornare più indietro. La vedi con { STEP("try", "game", $game) }.
try-refused-no-line = Non hai ancora provato una linea nella partita { $game }. Scrivi le mosse, come in { STEP("try", "moves", $example, "game", $game) }. Le vedrai solo tu.
try-refused-game-has-gone-on = La partita { $game } è andata avanti da quando hai provato una linea, quindi non c'è nulla da ritirare. Iniziane una nuova con { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = Nella partita { $game } è stata ritirata una mossa, quindi la posizione da cui partiva la tua linea non c'è più. Iniziane una nuova con { STEP("try", "moves", "", "game", $game) }.
