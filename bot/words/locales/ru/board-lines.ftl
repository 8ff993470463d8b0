# A board in words, line by line, for people who play without pictures. $piece: the name of a kind of piece.
# $side: the name of a side.

board-lines-to-move = Ход { $side-gen }{ $in_check ->
    [yes] , под шахом
   *[no] {""}
}
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = Полей нет здесь: { $squares }
board-lines-hand = { $side }, в руке: { $pieces-the }
board-lines-empty-hand = { $side }: в руке пусто
board-lines-held = { $count ->
    [1] { $piece }
   *[other] { $piece } ({ $count })
}

board-lines-side = { $count ->
    [0] { $side }: фигур нет
    [one] { $side }, { $count } фигура:
    [few] { $side }, { $count } фигуры:
    [many] { $side }, { $count } фигур:
   *[other] { $side }, { $count } фигуры:
}
board-lines-kind = { $count ->
    [1] { $piece }
   *[other] { $piece }, { $count }
}: { $squares }

board-lines-rank = Горизонталь { $rank }. { $pieces }
board-lines-empty-rank = Горизонталь { $rank }. Пусто
board-lines-empty-ranks = Горизонтали с { $first } по { $last }. Пусто
board-lines-of-side = { $side }: { $pieces-the }
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
    [two] { $piece } { $first } { $last }
   *[more] { $piece } везде от { $first } до { $last }
}

board-lines-piece = { $piece } { $side-gen }
    .gen = { $piece-gen } { $side-gen }
board-lines-moved = { $piece }: с { $from } на { $to }
board-lines-new = { $piece }: появляется на { $square }
board-lines-where = { $change }, на место { $piece-gen }
board-lines-gone = { $piece }: исчезает с { $square }
board-lines-no-change = Ни одна фигура не сдвинулась
