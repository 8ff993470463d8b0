# Private notes on games, and private lines of moves. Nobody else is ever shown them.

notebook-noted = Gespeichert als Notiz { $number }, nach { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
}. Nur du siehst sie, und zwar mit { STEP("note", "game", $game) }.
notebook-removed = Notiz { $number } gelöscht.

notebook-notes = <b>Deine Notizen zu Partie { $game } ({ $variant })</b>, die neueste zuerst. Nur du siehst sie.
notebook-note = <b>{ $number }</b> · nach { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
} · { $at }
notebook-how-to-remove = So löschst du eine: { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] 1 ältere Notiz: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } ältere Notizen: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = Du hast keine Notizen zu Partie { $game } ({ $variant }). Schreib eine mit { STEP("note", "text", "", "game", $game) }. Nur du siehst sie.
notebook-no-older-notes = Du hast keine Notizen vor Nummer { $before } zu Partie { $game } ({ $variant }). Schreib eine mit { STEP("note", "text", "", "game", $game) }. Nur du siehst sie.

notebook-stopped = Zug { $number } deiner Zugfolge, „{ $typed }“: { $why }
notebook-stopped-later = Die Züge davor stehen in deiner Zugfolge.
notebook-no-move = Darin ist kein Zug.

notebook-line = <b>Deine Zugfolge in Partie { $game } ({ $variant })</b>, nach { $shown } von { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
}. Nur du siehst sie.
notebook-line-moves = { $ply ->
    [0] Ab dem Anfang
    [1] Nach 1 Halbzug
   *[other] Nach { $ply } Halbzügen
}: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] Ab dem Anfang
    [1] Nach 1 Halbzug
   *[other] Nach { $ply } Halbzügen
}: noch keine Züge.
notebook-line-to-move = { $side } wäre am Zug.
notebook-line-in-check = { $side } wäre am Zug und stünde im Schach.
notebook-line-ends = Damit wäre die Partie zu Ende: { $result }

notebook-go-on = Mach mit { STEP("try", "moves", "", "game", $game) } weiter oder fang nach einem beliebigen Halbzug neu an: { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Mach von hier aus weiter, ohne die Züge danach: { STEP("try", "moves", "", "back", $back, "game", $game) }. Oder fang nach einem beliebigen Halbzug neu an: { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = Die Partie ist inzwischen weitergegangen. Beginne eine neue Zugfolge ab der jetzigen Stellung mit { STEP("try", "moves", "", "game", $game) }.

notebook-line-on-show = Eine Zugfolge, die du ausprobierst.
