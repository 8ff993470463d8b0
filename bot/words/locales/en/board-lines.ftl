# A board in words, line by line, for people who play without pictures. $piece: the name of a kind of piece.
# $plural: its plural, in English. $side: the name of a side.

board-lines-to-move = { $side } to move{ $in_check ->
    [yes] , in check
   *[no] {""}
}
# $piece: what closes squares, such as a Duck.
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = No squares: { $squares }
# The pieces in hand. $pieces: as in board-lines-held, joined with list-comma.
board-lines-hand = { $side } has in hand: { $pieces }
board-lines-empty-hand = { $side } has nothing in hand
board-lines-held = { $count ->
    [one] { $piece }
   *[other] { $count } { $plural }
}

# By kind of piece. $squares: one after the other.
board-lines-side = { $count ->
    [0] { $side }: no pieces
    [one] { $side }, { $count } piece:
   *[other] { $side }, { $count } pieces:
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $count } { $plural }
}: { $squares }

# By rank. $pieces: as in board-lines-of-side, joined with list-semicolon.
board-lines-rank = Rank { $rank }: { $pieces }
board-lines-empty-rank = Rank { $rank }: empty
# $first is above $last.
board-lines-empty-ranks = Ranks { $first } to { $last }: empty
# $pieces: as in board-lines-on-files, joined with list-comma.
board-lines-of-side = { $side } { $pieces }
# $files: on how many files they stand. $first, $last: the first and the last of these.
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
    [two] { $plural } { $first } { $last }
   *[more] { $plural } { $first } to { $last }
}

# Only what has changed. $piece: as in board-lines-piece.
board-lines-piece = { $side } { $piece }
board-lines-moved = { $piece }: { $from } to { $to }
board-lines-new = { $piece }: new on { $square }
# $change: one of the two above. $piece: what stood on that square.
board-lines-where = { $change }, where the { $piece } was
board-lines-gone = { $piece }: gone from { $square }
board-lines-no-change = No piece has moved
