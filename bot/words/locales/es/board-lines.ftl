# A board in words, line by line, for people who play without pictures.

board-lines-to-move = Turno { $side-of }{ $in_check ->
    [yes] , en jaque
   *[no] {""}
}
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = Casillas que no existen: { $squares }
board-lines-hand = { $side }, en mano: { $pieces }
board-lines-empty-hand = { $side }: nada en mano
board-lines-held = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}

board-lines-side = { $count ->
    [0] { $side }: sin piezas
    [one] { $side }, { $count } pieza:
   *[other] { $side }, { $count } piezas:
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}: { $squares }

board-lines-rank = Fila { $rank }. { $pieces }
board-lines-empty-rank = Fila { $rank }: vacía
board-lines-empty-ranks = Filas { $first } a { $last }: vacías
board-lines-of-side = { $side }: { $pieces }
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
    [two] { $piece } { $first } y { $last }
   *[more] { $piece } en las columnas de { $first } hasta { $last }
}

board-lines-piece = { $piece } { $side-of }
    .the = { $piece-the } { $side-of }
board-lines-moved = { $piece }: de { $from } a { $to }
board-lines-new = { $piece }: aparece en { $square }
board-lines-where = { $change }, donde estaba { $piece-the }
board-lines-gone = { $piece }: ya no está en { $square }
board-lines-no-change = No se ha movido ninguna pieza
