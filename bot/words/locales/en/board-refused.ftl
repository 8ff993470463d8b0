# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = { $square } is a hole in the board, where nothing stands. Name a square of it.
board-refused-no-such-square = There is no square “{ $typed }” on this board. Name one from a1 to { $last }.
board-refused-no-such-region = “{ $typed }” is no part of this board. Name two corners, like a1-h8; the last square is { $last }.
board-refused-empty-square = { $square } is empty. Name the square of a piece.
board-refused-unknown-piece = There is no piece called “{ $typed }” here. Choose one of: { $known }.
# $to: the square that the piece cannot reach.
board-refused-no-way = The { $piece } on { $from } cannot go to { $to } now. Leave out <code>to</code> to see where it can.
board-refused-no-such-ply = Game { $game } has { $plies } plies so far. Name a number from 0 to { $plies }.
board-refused-no-position-named = No position of game { $game } was named.
board-refused-unknown-position = There is no “{ $typed }” in game { $game }.
# Follows upon the two above. $last: the number of the last move, as 4. or 4….
board-refused-name-a-position = { $plies ->
    [0] No move has been played yet: name <code>0</code>, the start.
   *[other] Name how many plies were played, from 0 (the start) to { $plies }, or a move as it is numbered: <code>{ $last }</code> is after the last one.
}
