# Why a typed position or a typed order of the array cannot be used. They are parts of a sentence: “I can't use
# this setup: …”. $side, $mover: names of sides. $piece: the name of a kind of piece.

position-refused-too-long = it is longer than { $most } characters
position-refused-over = the game would be over before its first move
position-refused-unreadable = it cannot be read

position-refused-parts = a position has four or six parts with spaces between, not { $found }
# In a game in which checks or moves are counted.
position-refused-parts-with-checks = a position of this game has four, six or seven parts with spaces between, not { $found }
position-refused-checks = the seventh part is the checks given by each side, like +1+0, at most { $most } each
position-refused-lion-taken = the seventh part is the square on which a Lion has just been taken, like g8
position-refused-passes = the seventh part is pass, or pass,pass after two passes
position-refused-count = the seventh part is the half-moves that are counted and how many may be, like 6/32
position-refused-ranks = the board has { $expected } ranks, not { $found }
position-refused-files = rank { $rank } must fill { $expected } files exactly
position-refused-hole = { $square } is no square of this board, and must be written as *
position-refused-no-hole = { $square } is a square of this board, and cannot be written as *
# $piece: what closes squares, such as a Duck.
position-refused-wall = no { $piece } may stand on { $square }
position-refused-letter = there is no piece with the letter '{ $letter }'
position-refused-label = there is no piece with the label { $label }
position-refused-never-in-hand = no { $piece } is ever in hand
position-refused-hand-is-full = a side has at most { $most } pieces of a kind in hand
position-refused-kings = { $side } must have one King, not { $found }
position-refused-no-royal = { $side } must have a royal piece
# $zone: as in zone-with-squares.
position-refused-outside-zone = { $side }'s { $piece } cannot stand on { $square }, because it never leaves its { $zone }
# $letter: w or b, for the side to move.
position-refused-left-in-check = { $side } is in check although it is { $mover }'s move: let { $side } move (write { $letter }), or take the check away
position-refused-both-in-check = both sides are in check, and no move can lead to that: take one of the checks away
position-refused-kings-face = the two { $piece }s face each other with nothing between, which no move may do: put a piece between, or move one
position-refused-promoted = { $side }'s { $piece } cannot stand on { $square }, because it is promoted there: put what it became
position-refused-never-there = { $side }'s { $piece } cannot stand on { $square }, because no { $piece } can get to that rank: put it somewhere else
position-refused-moved = { $side }'s { $piece } on { $square } must have moved, because no { $piece } starts there: leave it out of the third part, or write - there
# $white, $black: the whole text, with either side to move.
position-refused-who-moves = it does not say who is to move: write the whole text, as “{ $white }” or “{ $black }”, and who may castle in place of the first dash
position-refused-side = the side to move is w or b
position-refused-rights = the third part lists squares of pieces that have never moved, or is -
# $letter: a letter for castling.
position-refused-not-at-home = the letter { $letter } in the third part says that { $side } may castle, but there is no { $piece } on { $square }: put it there, or leave the letter out
position-refused-no-right = { $square } has no piece that could have a right by never having moved
position-refused-passed = the fourth part is the square that was just passed by a double step, or -
position-refused-counter = the last two parts are the half-moves since a capture or Pawn move and the number of the move

# An order of the array.

order-refused-not-chosen = the array of this game is not chosen
order-refused-letter = '{ $letter }' is no letter of a piece
# $labels: the letters of the pieces.
order-refused-pieces = the pieces to arrange are { $labels }, each written once
# $squares: as in list-or.
order-refused-square = the { $piece } stands on { $squares }
order-refused-one-color = the two { $piece }s stand on squares of different colors
order-refused-sequence = these stand in this order, with others between or not: { $labels }

# A position that was not written as we do, and was read all the same.

# $fen: the position, as we write it. $taken: how its parts were read, as in the next messages and list-and.
position-read-as = The FEN is read as { $fen }: { $taken }.
position-read-part = { $typed } as { $read }
position-read-piece = { $letter } as { $label } ({ $piece })
position-read-typed-array = { $typed } as the array
position-read-array = the array
position-read-without-operations = without the operations { $operations }
position-read-checks-left = { $left }, the checks that are left, as { $given }, those given
position-read-missing = - for what is missing
position-read-first-move = move 1, because none is named
position-read-move-zero = move 0 as move 1
# $side: w or b.
position-read-side = { $side } to move, because the other side cannot be, and nobody castles
position-read-without-quotation-marks = without the quotation marks
position-read-without-brackets = without the brackets
position-read-without-word = without the word { $word }
