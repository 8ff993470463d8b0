# What is said in Matrix alone.

matrix-hello = I'm a referee for chess and large chess variants. I keep the games, show the boards and know the rules.
matrix-hello-next = See what I can do with { STEP("help") }, or start a game with { STEP("challenge") }.
matrix-encrypted = This room is encrypted, and I can't read what's written here, so I'm leaving. Invite me to a room without encryption: games from this room go on there.
matrix-no-key = I can't read the message of { $player } yet: its key hasn't reached me. I'll read it when the key comes. Sending the message again often helps.
matrix-key-withheld = I can't read the message of { $player }: their app gives its keys to verified devices only. Allow other devices in the app's encryption settings, and send the message again.
matrix-missed = I was away, and the homeserver doesn't show me what was written here meanwhile. If you've moved or answered something since my last message, write it again.

# Commands.

matrix-unknown-command = I don't know the command <code>!{ $word }</code>. See { STEP("help") }.
matrix-mistyped-command = I don't know the command <code>!{ $word }</code>. Did you mean { $step }?
matrix-only-in-rooms = That's for a room where games are played. Use { $step } there.
matrix-nobody-called = Nobody in this room is called <code>{ $name }</code>. Use the name a member has here, or their whole address, like <code>@bob:example.org</code>.
matrix-several-called = Several members match <code>{ $name }</code>. Which one do you mean?
matrix-last-word = I've answered you many times, so I'll be silent for a minute. I still do what you ask, and I always answer moves.
# $sign: a reaction.
matrix-answered-alone = I've answered you in a room of our own. Accept my invitation to read it. From then on, a { $sign } under your message says that there's an answer.

# Choices by a number.

matrix-choice-alone = I asked you in a room of our own, where nobody else reads it. Answer with <code>{ $number }</code> there.
matrix-no-choice = There's no choice with the number { $number } here. See { STEP("games") } or { STEP("help") }.
matrix-which-choice = Several of my messages have a choice { $number }. Reply to the one you mean with <code>{ $number }</code>.
# $source: which message has the choice.
matrix-how-to-choose = If you mean choice { $number } of { $source ->
    [offer] the offer that's waiting for you
   *[last] my last message
}, reply to it with <code>{ $number }</code> or type <code>!{ $number }</code>.

# Obstacles to showing something.

matrix-may-not-write = I'm not allowed to write in { $place }. Give me the power to send messages there.
# Behind it stands what could not be shown.
matrix-told-alone = Once that's fixed, I'll show this there. Until then, I'm telling only you:
matrix-room-gone = I'm not in the room of game { $game } ({ $variant }) any more. Type your moves here. If you have several games, put <code>game:{ $game }</code> after { STEP("move") } and the move. Or invite me again and use any command of mine there.
matrix-unreached = I'm not in the room of game { $game } any more, and I can't write to one of the players privately. Invite me again and use any command of mine there.
# $why: the homeserver's own words.
matrix-no-rooms = The homeserver doesn't let me make rooms ({ $why }).

# The thread of a game, and the room of its spectators.

matrix-thread = { $variant }, game { $game }: { $first } v { $second }. It's played in this thread.
matrix-watch-invited = You're invited to { $place }, where the spectators talk.
matrix-watch-sealed = The players aren't invited until the game is over, but anyone with { TERM("overseer-right") } can read that room.
matrix-watch-refused = I can't invite you to { $place } ({ $why }). Ask me again, or ask the person who runs the bot.

# Below a list of choices with numbers.
matrix-choose-or-react = Answer this message with the number, or react with it.
matrix-choose = Answer this message with the number.
# Below an offer. $yes, $no: emoji. $agreed, $refused: the words of its two choices.
matrix-reactions = A reaction does the same: { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = A reaction does the same: { $yes } { $agreed }.
