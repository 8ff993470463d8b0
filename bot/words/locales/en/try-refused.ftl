# Why moves are not tried, or not taken back.

# $why: why a move cannot be played, as sentences.
try-refused-move = { $why } Nothing was tried. Type the line as it should be with { STEP("try", "moves", "", "game", $game) }.
# $why: why a move cannot be played, as sentences.
try-refused-move-of-a-longer-line = { $why } Nothing was tried, and what you have tried before is as it was: { STEP("try", "game", $game) }.
try-refused-back-and-at = A line either begins anew at a position or goes on from one of its own. Leave out <code>at</code> or <code>back</code>.
try-refused-short-line = Your line in game { $game } has { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, so no more of it can be taken back. See it with { STEP("try", "game", $game) }.
# $example: a possible first move.
try-refused-no-line = You have tried no line in game { $game } yet. Type its moves, as in { STEP("try", "moves", $example, "game", $game) }; only you will see them.
try-refused-game-has-gone-on = Game { $game } has gone on since you tried a line in it, so there is nothing to take back. Begin a new one with { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = The position of game { $game } from which you tried a line is no more: a move was taken back. Begin a new one with { STEP("try", "moves", "", "game", $game) }.
