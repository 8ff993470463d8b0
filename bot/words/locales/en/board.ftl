# Boards: what is on a square, what a piece is, what was captured.

# $title: what is shown, such as “Game 3”.
board-fen = <b>{ $title } after { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}</b>, as a FEN:
board-nothing-captured = Nothing has been captured.
# $pieces: as in board-captured-of, joined with list-semicolon. $worth: the difference, as a number.
board-captured = Captured: { $pieces }.
board-captured-difference = Captured: { $pieces }. The difference is { $worth } for { $side }.
board-captured-level = Captured: { $pieces }. The values are equal.
# $pieces: their names, with their numbers.
board-captured-of = { $side }'s { $pieces }
# $part: the digits behind the sign.
board-fraction = { $whole }.{ $part }

# $letter: the piece in a FEN. $moves: sentences on how it moves.
board-square = <b>{ $square }</b>: { $side }'s { $piece } ({ $letter }). { $moves }
# $piece: what closes the square, such as a Duck. $moves: a sentence of the game.
board-wall = <b>{ $square }</b>: { $piece }. { $moves }
board-empty-square = <b>{ $square }</b>: empty.
# $pieces: each with its square.
board-attacked = Attacked by { $side }: { $pieces }.
board-not-attacked = Not attacked by { $side }.
board-defended = Defended by { $side }: { $pieces }.
board-not-defended = Not defended by { $side }.

# The card of a kind of piece, a line each. $moves: sentences on how it moves.
board-piece = <b>{ $piece } ({ $label })</b> in { $variant }. { $moves }
board-piece-aliases = Also called { $names } here.
# $names: the names with their games.
board-piece-elsewhere = Other names: { $names }.
board-piece-name-elsewhere = { $name } in { $games }
board-piece-value = Value: { $value }.
board-piece-values = Value: { $value } and { $second } (the source gives both).
# $place: where it becomes something: the zone with the name $zone, the end of its file, or the last rank.
# $whose: `of-side` if this is about the piece of $side alone. $becomes: the names of pieces.
# $may_stay: `yes` or `no`, whether it may also stay $stays. $by: by which moves it becomes one of them.
board-piece-becomes = { $place ->
    [zone] In the { $zone },
    [file] On the last square of its file,
   *[rank] On the last rank,
} { $whose ->
    [of-side] { $side }'s { $stays }
   *[of-both] it
} becomes { $becomes }{ $by ->
    [capture] {" "}if it gets there by capturing
    [step] {" "}if it gets there by a single step, capturing or not
    [quiet-step] {" "}if it gets there by a single step without capturing
    [capturing-step] {" "}if it gets there by capturing one step away
    [entering] {" "}if it enters the zone, or captures from or to a square of it
    [entering-or-last] {" "}if it enters the zone, captures from or to a square of it, or gets to the { $always }
   *[any-move] {""}
}{ $may_stay ->
    [always] , or stays { $stays }
    [yes] , or stays { $stays } if it can still move from there
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . By any other move, it stays { $stays }
}.
# $zone: the name of the zone. $becomes: the names of pieces. $stays: the piece itself.
board-piece-becomes-there = The { $stays } becomes { $becomes } by a move of its own, in the { $zone } or when it's the last of its kind: where it stands, or on an empty square to which the new piece can go. The new piece may attack nothing and give no check.
# $names: the names before the last one, with commas.
board-piece-either = { $names } or { $last }
# $files: the files on which it can become that.
board-piece-becomes-on = { $piece } (on { $files })
board-piece-at-most = No piece becomes one while its side has { $most } of them.
board-piece-betza = XBetza: <code>{ $betza }</code>

# Where a piece can go. $supposed: whether it is shown as if its side were to move.
board-reach-title = { $piece } on { $square } ({ $side }{ $supposed ->
    [yes] , if it were its move
   *[no] {""}
})
# The lines follow. $line: as in reach-line.
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = it can go to { $square }.
board-no-move = it has no legal move.
board-no-move-but-a-capture = it has no legal move: another piece can capture something, and so must.
# The same for a person who hears a picture's words. $lines: as in reach-line, with list-semicolon.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
# Titles above a board as text.
board-of-game = Game { $game }
board-of-line = Your line in game { $game }

# Above buttons for commands.
board-more = <b>{ $variant }, game { $game }</b>: what would you like to do?
