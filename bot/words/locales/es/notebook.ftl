# Private notes on games, and private lines of moves. Nobody else is ever shown them.

notebook-noted = Guardada como nota { $number }, tras { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}. Solo la ves tú, con { STEP("note", "game", $game) }.
notebook-removed = Nota { $number } borrada.

notebook-notes = <b>Tus notas sobre la partida { $game } ({ $variant })</b>, las más recientes primero. Solo las ves tú.
notebook-note = <b>{ $number }</b> · tras { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
} · { $at }
notebook-how-to-remove = Para borrar una: { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] 1 nota más antigua: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } notas más antiguas: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = No tienes notas sobre la partida { $game } ({ $variant }). Escribe una con { STEP("note", "text", "", "game", $game) }. Solo la verás tú.
notebook-no-older-notes = No tienes notas anteriores al número { $before } sobre la partida { $game } ({ $variant }). Escribe una con { STEP("note", "text", "", "game", $game) }. Solo la verás tú.

notebook-stopped = Jugada { $number } de tu línea, “{ $typed }”: { $why }
notebook-stopped-later = Las jugadas anteriores están en tu línea.
notebook-no-move = Ahí no hay ninguna jugada.

notebook-line = <b>Tu línea en la partida { $game } ({ $variant })</b>, media jugada { $shown } de { $plies }. Solo la ves tú.
notebook-line-moves = { $ply ->
    [0] Desde el inicio
    [one] Tras 1 media jugada
   *[other] Tras { $ply } medias jugadas
}: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] Desde el inicio
    [one] Tras 1 media jugada
   *[other] Tras { $ply } medias jugadas
}: aún sin jugadas.
notebook-line-to-move = Después sería el turno { $side-of }.
notebook-line-in-check = Después sería el turno { $side-of }, en jaque.
notebook-line-ends = Eso terminaría la partida: { $result }

notebook-go-on = Sigue con { STEP("try", "moves", "", "game", $game) }, o empieza de nuevo tras cualquier número de medias jugadas con { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Sigue desde aquí, sin las jugadas posteriores, con { STEP("try", "moves", "", "back", $back, "game", $game) }. O empieza de nuevo tras cualquier número de medias jugadas con { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = La partida ha avanzado desde entonces. Empieza una línea nueva desde su posición actual con { STEP("try", "moves", "", "game", $game) }.

notebook-line-on-show = Una línea que estás probando.
