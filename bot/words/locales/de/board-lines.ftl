# A board in words, line by line, for people who play without pictures.

board-lines-to-move = { $side } ist am Zug{ $in_check ->
    [yes] {" "}und steht im Schach
   *[no] {""}
}
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = Keine Felder: { $squares }
board-lines-hand = { $side }, auf der Hand: { $pieces }
board-lines-empty-hand = { $side } hat nichts auf der Hand
board-lines-held = { $count ->
    [one] { $piece }
   *[other] { $count } { $piece-plural }
}

board-lines-side = { $count ->
    [0] { $side }: keine Figuren
    [one] { $side }, { $count } Figur:
   *[other] { $side }, { $count } Figuren:
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $count } { $piece-plural }
}: { $squares }

board-lines-rank = Reihe { $rank }: { $pieces }
board-lines-empty-rank = Reihe { $rank }: leer
board-lines-empty-ranks = Reihen { $first } bis { $last }: leer
board-lines-of-side = { $side } { $pieces }
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
    [two] { $piece-plural } { $first } { $last }
   *[more] { $piece-plural } { $first } bis { $last }
}

board-lines-piece = { $side } { $piece }
    .the = { $piece-the } von { $side }
board-lines-moved = { $piece }: { $from } nach { $to }
board-lines-new = { $piece }: neu auf { $square }
board-lines-where = { $change }, wo { $piece-the } stand
board-lines-gone = { $piece }: weg von { $square }
board-lines-no-change = Keine Figur hat gezogen
