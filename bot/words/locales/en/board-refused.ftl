# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = There's a hole in the board on { $square }, where no piece can be. Name a square of the board.
board-refused-no-such-square = There's no square “{ $typed }” on this board. Name one from a1 to { $last }.
board-refused-no-such-region = “{ $typed }” isn't a part of this board. Name two corners, like a1-h8. The last square is { $last }.
board-refused-empty-square = The square { $square } is empty. Name a square with a piece on it.
board-refused-unknown-piece = There's no piece called “{ $typed }” here. Choose one of: { $known }.
# $to: the square that the piece cannot reach.
board-refused-no-way = The { $piece } on { $from } can't go to { $to } now. Leave out { OPTION("moves", "to") } to see where it can go.
board-refused-no-such-ply = Game { $game } has { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
} so far. Name a number from 0 to { $plies }.
board-refused-no-position-named = You didn't name a position of game { $game }.
board-refused-unknown-position = Game { $game } has no position “{ $typed }”.
# Follows the two above. $last: the number of the last move, as 4. or 4….
board-refused-name-a-position = { $plies ->
    [0] No move has been played yet. Name <code>0</code>, the start.
   *[other] Name the number of half-moves played, from 0 (the start) to { $plies }. Or name a move by its number: <code>{ $last }</code> is after the last one.
}
