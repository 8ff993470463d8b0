# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = You need { TERM("moderator-right") } to decide about other members' games. Ask someone who has it. In your own game, use { STEP("resign") }, { STEP("draw") } or { STEP("abort") }.
ruling-refused-moderator-elsewhere = Your rights in this { TERM("place") } count only for games started here, and { $game } was started elsewhere. Use the command there: I check your rights in that { TERM("place") }.
ruling-refused-own-game = You're playing in game { $game } yourself, and nobody moderates their own game. Ask one of the other members with { TERM("moderator-right") }.
# $choices: what can be typed, one after the other.
ruling-refused-no-verdict = Say how the game ends: the first mover wins, the second mover wins, a draw, or no result. Choose one: { $choices }.
ruling-refused-not-rated = Game { $game } isn't rated, so it can't count for ratings. Leave out { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = A game without a result can't count for ratings. Choose a result, or leave out { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = When you adjudicate a game, both players read the reason. Give it as { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Your reason has { $length } characters, and { $most } is the most. Give a shorter one.
