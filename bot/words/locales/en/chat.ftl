# What the conversation itself answers, on every network.

chat-done = Done.
chat-not-stored = I couldn't save that, so nothing has changed. Try again in a minute. If it stays like this, tell the person who runs the bot.
chat-not-known = I can't save the games right now, and I can't tell whether this was saved. Look at the board in a minute. If your change isn't there, make it again. If it stays like this, tell the person who runs the bot.
chat-restarting = I'm restarting, so nothing has changed. Try again in a minute.
chat-not-read = I can't read the games right now. Try again in a minute. If it stays like this, tell the person who runs the bot.
# $why: the obstacle, a sentence or more.
chat-not-shown = I couldn't show this to others yet. { $why } I'll show it as soon as that has changed. Until then, use { STEP("board") } and { STEP("games") }.

# Presses of buttons.

chat-played-on = Nothing was done. The game goes on.
chat-cancelled = Nothing was played.
chat-other-move = Nothing was played. Type the other move with { STEP("move", "move", "", "game", $game) }.

# Boards and records.

chat-earlier-board = This is the board after { $ply } of { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}.
# $hash: by this, a record of the game is known.
chat-record = Fingerprint of the game's record: <code>{ $hash }</code>.
# The same, where the record is not beside it.
chat-record-elsewhere = Fingerprint of the game's record: <code>{ $hash }</code>. { STEP("export", "game", $game) } gives the record.

# What is not understood, or could mean several things.

# $choices: how many commands are below.
chat-did-you-mean = I'm not sure what <code>{ $typed }</code> in <code>{ $option }:</code> means. { $choices ->
    [one] Did you mean this?
   *[other] Did you mean one of these?
}
chat-no-such-variant = There's no variant called “{ $typed }”.
chat-all-variants = See everything you can play here with { STEP("variants") }.
# $rest: words behind the name of the variant.
chat-left-over = I know <b>{ $variant }</b>, but I don't know what <code>{ $rest }</code> after it means.
chat-left-over-of-challenge = In front of each option, put its name and a colon: { $step }.
chat-left-over-of-challenge-to-nobody = Name your opponent by their address. In front of each option, put its name and a colon: { $step }.
chat-left-over-of-other = In front of each option, put its name and a colon. See all options with { STEP("help") }.

# One's own data, as a file.

chat-privacy-file = This file has all that is stored about you, for you alone. PRIVACY.md explains its format, and what isn't in it.
chat-privacy-part = This is part { $part } of { $parts } of all that is stored about you, for you alone. Get the next one with { STEP("privacy", "what", "export", "part", $next) }. PRIVACY.md explains the format.

# Uploaded variants: what differs between two of their editions. The differences come below.

chat-variant-differs-in-file = <b>{ $variant }</b>: how your file differs from edition { $edition }.
chat-variant-differs = <b>{ $variant }</b>: how edition { $edition } differs from { $before }.
chat-variant-is-new = <b>{ $variant }</b> is on the list in its first edition.
chat-variant-same = Nothing differs except remarks and order.
# What is suggested while an option is typed, or why there is nothing to choose: at most a hundred characters,
# no full stop.
suggested-variant-first = Name the variant first
suggested-one-array = { $variant } has one array
# $orders: how many arrays there are.
suggested-array-by-lot = at random, one of { $orders }
# $order: letters of pieces. $squares: where they stand.
suggested-array-usual = {""}, the usual order on { $squares }; or write another
# $symmetry: how the arrays of both sides are alike: `mirror`, `central` (turned around) or `asymmetric`.
suggested-array-drawn = { $symmetry ->
    [asymmetric] asymmetric
    [central] central
   *[mirror] mirror
}
# Behind the name of a time zone. $time: the time there.
suggested-zone-now = , now { $time }
suggested-which-game = Which game? Name it first, as { OPTION("move", "game") }: { $games }
suggested-no-game-here = No game of yours is played here
suggested-game-over = Game { $game } is over
suggested-not-your-game = You aren't playing in game { $game }
suggested-not-your-turn = It isn't your turn in game { $game }
suggested-when-first = Name your opponent's move first, as { OPTION("if", "when") }
suggested-your-turn = It's your turn: write a line that begins with your move, as { OPTION("if", "line") }
# $choices: how many commands are below, with other variants.
chat-other-variants = { $choices ->
    [one] Would you like this one?
   *[other] Would you like one of these?
}
