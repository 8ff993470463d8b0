# Why moves are not tried, or not taken back.

# $why: why a move cannot be played, as sentences.
try-refused-move = { $why } Nothing was tried. Type the line again, corrected, with { STEP("try", "moves", "", "game", $game) }.
# $why: why a move cannot be played, as sentences.
try-refused-move-of-a-longer-line = { $why } Nothing was tried, and the line you tried before hasn't changed: { STEP("try", "game", $game) }.
try-refused-back-and-at = You can start a new line or go back in your old one, not both at once. Leave out { OPTION("try", "at") } or { OPTION("try", "back") }.
try-refused-short-line = Your line in game { $game } has { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}, so you can't take back more than that. See it with { STEP("try", "game", $game) }.
# $example: a possible first move.
try-refused-no-line = You haven't tried a line in game { $game } yet. Type its moves, as in { STEP("try", "moves", $example, "game", $game) }. Only you will see them.
try-refused-game-has-gone-on = Game { $game } has gone on since you tried a line in it, so there's nothing to take back. Start a new one with { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = A move was taken back in game { $game }, so the position your line started from is gone. Start a new one with { STEP("try", "moves", "", "game", $game) }.
