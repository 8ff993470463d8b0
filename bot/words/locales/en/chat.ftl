# What the conversation itself answers, on every network.

chat-done = Done.
chat-not-stored = That could not be saved, so nothing has changed. Try again in a minute; if it stays like this, tell the person who runs the bot.
chat-not-known = The games cannot be saved just now, and I cannot tell whether this was. Look at the board in a minute: if it does not show it, do it again. If it stays like this, tell the person who runs the bot.
chat-restarting = The bot is restarting, so nothing has changed. Try again in a minute.
chat-not-read = The games cannot be read just now. Try again in a minute; if it stays like this, tell the person who runs the bot.
# $why: the obstacle, a sentence or more.
chat-not-shown = This could not be shown to others yet. { $why } It is shown as soon as that has changed; until then there are { STEP("board") } and { STEP("games") }.

# Presses of buttons.

chat-played-on = Nothing was done; the game goes on.
chat-cancelled = Nothing was played.
chat-other-move = Nothing was played. Type the other move with { STEP("move", "move", "", "game", $game) }.

# Boards and records.

chat-earlier-board = This is after { $ply } of { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}.
# $hash: by which a record of the game is known.
chat-record = Record: <code>{ $hash }</code>.

# What is not understood.

# $choices: how many commands stand below.
chat-did-you-mean = I don't understand <code>{ $typed }</code> in <code>{ $option }:</code>. { $choices ->
    [one] Did you mean this?
   *[other] Did you mean one of these?
}
# $rest: words behind the name of the variant.
chat-left-over = I know <b>{ $variant }</b>, but not what <code>{ $rest }</code> behind it is to say.
chat-left-over-of-challenge = Put the name of each option with a colon in front of it: { $step }.
chat-left-over-of-challenge-to-nobody = Name your opponent by their address, and put the name of each option with a colon in front of it: { $step }.
chat-left-over-of-other = Put the name of each option with a colon in front of it. All options: { STEP("help") }.

# One's own data, as a file.

chat-privacy-file = All that is stored about you is in this file, for nobody else to read. Its form, and what is not in it, is told in PRIVACY.md.
chat-privacy-part = This is part { $part } of { $parts } of all that is stored about you, for nobody else to read. The next one: { STEP("privacy", "what", "export", "part", $next) }. Their form is told in PRIVACY.md.

# Uploaded variants: what differs between two of their editions. The differences stand below.

chat-variant-differs-in-file = <b>{ $variant }</b>: what your file says otherwise than edition { $edition }.
chat-variant-differs = <b>{ $variant }</b>: what edition { $edition } says otherwise than { $before }.
chat-variant-is-new = <b>{ $variant }</b> is on the list as it was at first.
chat-variant-same = Nothing differs but remarks and order.
