# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = You play in game { $game }, and what those say who watch it is kept from its players until it has ended. Then you are let in, if anybody has watched. See your board with { STEP("board") }, or forbid an analysis of the game with { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = No game is played here. Go to the { TERM("own-place") } of one, or name its number: { STEP("watch", "game", "") }; what a member plays is listed by { STEP("games", "member", "") }.
watch-refused-elsewhere = The spectators of game { $game } talk where it was begun, on another network. Join that community to talk with them; its board is shown here by { STEP("board", "game", $game) }.
watch-refused-too-many = You have begun to watch { $limit } games in the last quarter of an hour, which is the most. Try again later; any board is shown by { STEP("board", "game", "") }.
watch-refused-changed-too-often = You have changed that { $limit } times in this game, which is the most, so it stays as it is. Play on; you can also tell the spectators yourself when the game has ended, or see it with { STEP("board") }.
