# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = En { $square } hay un hueco del tablero, donde no puede haber piezas. Indica una casilla del tablero.
board-refused-no-such-square = En este tablero no hay ninguna casilla “{ $typed }”. Indica una entre a1 y { $last }.
board-refused-no-such-region = “{ $typed }” no es una parte de este tablero. Indica dos esquinas, como a1-h8. La última casilla es { $last }.
board-refused-empty-square = La casilla { $square } está vacía. Indica una con una pieza.
board-refused-unknown-piece = Aquí no hay ninguna pieza llamada “{ $typed }”. Elige una: { $known }.
board-refused-no-way = { $piece-The } de { $from } no puede ir ahora a { $to }. Quita { OPTION("moves", "to") } para ver adónde puede ir.
board-refused-no-such-ply = La partida { $game } tiene { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
} por ahora. Indica un número del 0 al { $plies }.
board-refused-no-position-named = No indicaste ninguna posición de la partida { $game }.
board-refused-unknown-position = La partida { $game } no tiene ninguna posición “{ $typed }”.
board-refused-name-a-position = { $plies ->
    [0] Aún no se ha hecho ninguna jugada. Escribe <code>0</code>, la posición inicial.
   *[other] Indica cuántas medias jugadas van, de 0 (el inicio) a { $plies }. O indica una jugada por su número: <code>{ $last }</code> es tras la última.
}
