# Pieces, sides and squares, as parts of other messages.

# The name of a kind of piece, of a side, and of a zone, in a variant's own words.
piece-name = { $name }
side-name = { $name }
zone-name = { $name }
# Says of a piece whose kind is not known.
piece-nameless = piece
# One piece of a kind, in the middle of a sentence: a Rook. $begins: with a `vowel` or a `consonant` the
# name begins, in English.
piece-one = { $begins ->
    [vowel] an { $piece }
   *[consonant] a { $piece }
}
# One of the pieces on the board, in the middle of a sentence.
piece-there = the { $piece } on { $square }
# A rectangle of squares, by two of its corners.
squares-from-to = { $first } to { $last }
# $squares: rectangles, joined with the messages of list.ftl.
zone-with-squares = { $zone }, { $squares }

# A move in words, without its end: “Troll from d2 takes the Eagle on g5”. $piece, $victim, $partner: the names
# of kinds of pieces. $from, $to, $square: squares.

move-goes = { $piece } from { $from } to { $to }
move-takes = { $piece } from { $from } takes the { $victim } on { $square }
move-takes-in-passing = { $piece } from { $from } takes the { $victim } on { $square } in passing and goes to { $to }
# A capture on the way to another square, as a Lion makes it, and a turn in which the piece stays.
move-takes-two = { $piece } from { $from } takes the { $victim } on { $square } and the { $second } on { $to }
move-takes-and-goes-on = { $piece } from { $from } takes the { $victim } on { $square } and goes on to { $to }
move-takes-in-place = { $piece } on { $from } takes the { $victim } on { $square } without moving
# $king: the name of the royal piece.
move-faces = { $moved }; now the { $king }s face each other, and a pass ends the game
move-passes = { $piece } stays on { $square }
# The whole side passes.
move-pass = Pass
# A promotion without a move.
move-becomes-there = { $piece } stays on { $square }
move-leaps = { $piece } leaps from { $from } to { $to }
move-castles = { $piece } castles from { $from } to { $to }, and the { $partner } goes from { $partner_from } to { $partner_to }
# The piece comes from the hand.
move-drops = { $piece } is dropped on { $square }
# $moved: the move, as above. $piece: the one that comes from the hand.
move-enters = { $moved }, and the { $piece } enters on { $square }
# $piece: what closes the square, such as a Duck.
move-walls = { $moved }, with the { $piece } on { $square }
# $moved: the capture, as above. $pieces: what stands around it and goes with it, as in piece-there and list-and.
move-explodes = { $moved } and explodes
move-explodes-with = { $moved } and explodes with { $pieces }
# $moved: the move, as above.
move-in-words = { $moved }{ $check ->
    [check] , check
    [threat] , with a threat to win
   *[mate] , checkmate
}
# $piece: what it becomes or stays, as in piece-one.
move-in-words-promoting = { $moved } and { $how ->
    [stays] stays
   *[becomes] becomes
} { $piece }{ $check ->
    [check] , check
    [mate] , checkmate
    [threat] , with a threat to win
   *[none] {""}
}

# Where a piece can go: a line for each of its ways, “up right: d5, e6; takes the Rook on f7”.

# $way: as in the next messages. $squares: squares and reach-takes, as in list-comma and list-semicolon.
reach-line = { $way }: { $squares }
reach-takes = takes the { $piece } on { $square }
# The direction as the reader sees the board.
reach-direction = { $direction ->
    [up] up
    [up-right] up right
    [right] right
    [down-right] down right
    [down] down
    [down-left] down left
    [left] left
   *[up-left] up left
}
# $count: over how many squares it goes in all.
reach-multi-step = { $count ->
    [2] double step
    [3] triple step
   *[other] step of { $count } squares
} over { $squares }
reach-leaps = leaps
reach-over = over the { $piece } on { $square }
reach-on-from = on from { $squares }
reach-turning = turning on { $squares }
reach-riding = riding by { $squares }
reach-in-passing = in passing to { $square }
reach-first-leap = leaps on his first move
# $from, $to: where the other piece comes from and goes.
reach-castling = castling, { $from } to { $to }
# $squares of reach-line are then the kinds of piece in hand.
reach-drop = dropped here from the hand
# $squares of reach-line are then the squares where the move ends.
reach-locust = taking the { $piece } on { $square }, then to
reach-pass = staying, which passes the turn
reach-becomes = becoming a { $piece }
# The line lists what may enter there.
reach-enters = behind it on { $square }, from the hand
