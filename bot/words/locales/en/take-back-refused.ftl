# Why a move is not taken back.

take-back-refused-first-position = This game stands at its first position, so there is no move to take back. See it with { STEP("board") }.
take-back-refused-not-your-last-move = The last move is that of { $player }, and only they can take it back. It is your turn: play with { STEP("move") }.
take-back-refused-answered-since = That move can be taken back alone only until the opponent does something, and { $player } has done so since. Moves are taken back from the newest one on: ask them to agree to that with { STEP("undo") }.
# $result: how the game has ended, as sentences.
take-back-refused-game-is-over = This game is over, so its moves stand: { $result } Start another one with { STEP("challenge") }.
