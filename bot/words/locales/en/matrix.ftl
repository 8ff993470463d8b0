# What is said in Matrix alone.

matrix-hello = I am a referee for chess and large chess variants: I keep the games, show the boards and know the rules.
matrix-hello-next = See what I can do with { STEP("help") }, or begin a game with { STEP("challenge") }.
matrix-encrypted = This room is encrypted, and I cannot read what is written here, so I leave. Invite me to a room without encryption: the games that were played here go on there.
matrix-missed = I was away, and the homeserver does not show me what was written here meanwhile. If you have moved or answered something since my last message, please write it again.

# Commands.

matrix-unknown-command = I know no command <code>!{ $word }</code>. See { STEP("help") }.
matrix-mistyped-command = I know no command <code>!{ $word }</code>. Did you mean { $step }?
matrix-only-in-rooms = That is for a room where games are played. Use { $step } there.
matrix-nobody-called = Nobody in this room is called <code>{ $name }</code>. Name a member by the name that they have here, or by their whole address, like <code>@bob:example.org</code>.
matrix-several-called = Several members could be meant by <code>{ $name }</code>. Which one?
matrix-last-word = I have answered you many times, so I am silent for a minute. What you ask me to do is done all the same, and moves are always answered.
# $sign: a reaction.
matrix-answered-alone = I have answered you in a room of the two of us: accept my invitation to read it. From then on a { $sign } under what you write says that an answer is there.

# Choices by a number.

matrix-choice-alone = I have asked you where nobody else reads it. Answer with <code>{ $number }</code> in the room of the two of us.
matrix-no-choice = There is nothing with the number { $number } to choose here. See { STEP("games") }, or { STEP("help") }.
matrix-which-choice = Several of my messages have a choice { $number }. Answer the one that you mean with <code>{ $number }</code>.
# $source: which message has the choice.
matrix-how-to-choose = If you mean the choice { $number } of { $source ->
    [offer] the offer that waits for you
   *[last] my last message
}, answer it with <code>{ $number }</code> or type <code>!{ $number }</code>.

# Obstacles to showing something.

matrix-may-not-write = I may not write in { $place }: give me the power to send messages there.
# Behind it stands what could not be shown.
matrix-told-alone = Then I show there what waits; until then nobody sees it but you:
matrix-room-gone = I am not in the room of game { $game } ({ $variant }) any more. Type your moves here (with <code>game:{ $game }</code> behind { STEP("move") } and the move, if you have several games), or invite me again and use any command of mine there.
matrix-unreached = I am not in the room of game { $game } any more, and a player cannot be told alone. Invite me again and use any command of mine there.
# $why: the homeserver's own words.
matrix-no-rooms = The homeserver lets me make no rooms ({ $why }).

# The thread of a game, and the room of its spectators.

matrix-thread = { $variant }, game { $game }: { $first } v { $second }. It is played in this thread.
matrix-watch-invited = You are invited to { $place }.
matrix-watch-sealed = The players are not invited before the game has ended; but that room can be read by { TERM("overseer-right") }.
matrix-watch-refused = I cannot invite you to { $place } ({ $why }): ask me again, or the person who runs the bot.
