# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = You do not have { TERM("moderator-right") }, and only members with it decide games of others. Ask one of them; in a game of your own there are { STEP("resign") }, { STEP("draw") } and { STEP("abort") }.
ruling-refused-moderator-elsewhere = What you may do in this { TERM("place") } counts for games that were begun in it, and this one, { $game }, was begun elsewhere. Use the command where it was begun; there it is looked at what you may do.
ruling-refused-own-game = You play in game { $game } yourself, and nobody decides a game of their own. Ask somebody else who has { TERM("moderator-right") }.
# $choices: what can be typed, one after the other.
ruling-refused-no-verdict = Say how the game ends. Choose one as { $choices } (the first mover wins, the second, a draw, no result).
ruling-refused-no-reason = A decision about a game of others has a reason that both players read. Give it as <code>reason</code>.
ruling-refused-reason-too-long = The reason has { $length } characters, and { $most } is the most. Give a shorter one.
