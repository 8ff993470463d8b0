# Why a move is not taken back.

take-back-refused-first-position = This game is at its first position, so there's no move to take back. See it with { STEP("board") }.
take-back-refused-not-your-last-move = { $player } made the last move, so only they can take it back. It's your turn: play with { STEP("move") }.
take-back-refused-answered-since = You could take that move back alone only until your opponent did something, and { $player } has. Moves are taken back from the newest one on: ask them to agree with { STEP("undo") }.
take-back-refused-rated = This game is rated, so a move can be taken back only within a minute, and only before your opponent does anything. Play on, or ask for a draw: { STEP("draw") }.
# $result: how the game has ended, as sentences.
take-back-refused-game-is-over = This game is over, so its moves stay: { $result } Start another one with { STEP("challenge") }.
