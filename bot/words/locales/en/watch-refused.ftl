# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = You're playing in game { $game }, so what its spectators say is hidden from you until it's over. Then I'll let you in, if anyone has watched. See your board with { STEP("board") }, or forbid an analysis with { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = No game is played here. Go to the { TERM("own-place") } of one, or name its number: { STEP("watch", "game", "") }. See a member's games with { STEP("games", "member", "") }.
watch-refused-elsewhere = Game { $game } began on another network, and its spectators talk there. Join that community to talk with them, or see the board here with { STEP("board", "game", $game) }.
watch-refused-too-many = You've started watching { $limit } games in the last 15 minutes, which is the most. Try again later, or see any board with { STEP("board", "game", "") }.
watch-refused-changed-too-often = You've changed that { $limit } times in this game, which is the most, so it stays as it is. Play on, and tell the spectators yourself when the game is over. See the board with { STEP("board") }.
