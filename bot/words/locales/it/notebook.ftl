# Private notes on games, and private lines of moves. Nobody else is ever shown them.

notebook-noted = Nota { $number } salvata, dopo { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
}. La vedi solo tu, con { STEP("note", "game", $game) }.
notebook-removed = Nota { $number } tolta.

notebook-notes = <b>Le tue note sulla partita { $game } ({ $variant })</b>, le più recenti in alto. Le vedi solo tu.
notebook-note = <b>{ $number }</b> · dopo { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
} · { $at }
notebook-how-to-remove = Per toglierne una: { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] 1 nota più vecchia: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } note più vecchie: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = Non hai note sulla partita { $game } ({ $variant }). Scrivine una con { STEP("note", "text", "", "game", $game) }. La vedrai solo tu.
notebook-no-older-notes = Non hai note prima della numero { $before } sulla partita { $game } ({ $variant }). Scrivine una con { STEP("note", "text", "", "game", $game) }. La vedrai solo tu.

notebook-stopped = Mossa { $number } della tua linea, «{ $typed }»: { $why }
notebook-stopped-later = Le mosse precedenti sono nella tua linea.
notebook-no-move = Qui non ci sono mosse.

notebook-line = <b>La tua linea nella partita { $game } ({ $variant })</b>, dopo { $shown ->
    [one] 1 semimossa
   *[other] { $shown } semimosse
} su { $plies }. La vedi solo tu.
notebook-line-moves = { $ply ->
    [0] Dall'inizio
    [one] Dopo 1 semimossa
   *[other] Dopo { $ply } semimosse
}: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] Dall'inizio
    [one] Dopo 1 semimossa
   *[other] Dopo { $ply } semimosse
}: ancora nessuna mossa.
notebook-line-to-move = Poi muoverebbe { $side-the }.
notebook-line-in-check = Poi muoverebbe { $side-the }, sotto scacco.
notebook-line-ends = Così la partita finirebbe: { $result }

notebook-go-on = Continua con { STEP("try", "moves", "", "game", $game) }, o riparti da una semimossa qualsiasi con { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Continua da qui, senza le mosse successive, con { STEP("try", "moves", "", "back", $back, "game", $game) }. Oppure riparti da una semimossa qualsiasi con { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = Nel frattempo la partita è andata avanti. Inizia una nuova linea dalla posizione attuale con { STEP("try", "moves", "", "game", $game) }.

notebook-line-on-show = Una linea che stai provando.
