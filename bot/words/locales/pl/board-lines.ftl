# A board in words, line by line, for people who play without pictures.

board-lines-to-move = Na ruchu { $side-the }{ $in_check ->
    [yes] , szach
   *[no] {""}
}
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = Nie ma pól: { $squares }
board-lines-hand = { $side }, w ręce: { $pieces }
board-lines-empty-hand = { $side }: nic w ręce
board-lines-held = { $count ->
    [1] { $piece-the }
   *[other] { $piece-the } ({ $count })
}{ $plural ->
   *[other] {""}
}

board-lines-side = { $count ->
    [0] { $side }: brak bierek
    [one] { $side }, { $count } bierka:
    [few] { $side }, { $count } bierki:
    [many] { $side }, { $count } bierek:
   *[other] { $side }, { $count } bierki:
}
board-lines-kind = { $count ->
    [1] { $piece }
   *[other] { $piece } ({ $count })
}{ $plural ->
   *[other] {""}
}: { $squares }

board-lines-rank = Rząd { $rank }: { $pieces }
board-lines-empty-rank = Rząd { $rank }: pusty
board-lines-empty-ranks = Rzędy { $first } do { $last }: puste
board-lines-of-side = { $side-the } – { $pieces }
board-lines-on-files = { $files ->
    [one] { $piece-the } { $first }
    [two] { $piece-the } { $first } i { $last }
   *[more] { $piece-the } od { $first } do { $last }
}{ $plural ->
   *[other] {""}
}

board-lines-piece = { $piece } { $side-gen }
    .gen = { $piece-gen } { $side-gen }
board-lines-moved = { $piece }: z { $from } na { $to }
board-lines-new = { $piece }: nowa bierka na { $square }
board-lines-where = { $change }, w miejsce { $piece-gen }
board-lines-gone = { $piece }: znika z { $square }
board-lines-no-change = Żadna bierka nie zmieniła miejsca
