# What is said on Discord alone.

# Commands and buttons.

discord-unknown-command = I don't know this command any more. See { STEP("help") }.
discord-unknown-button = I don't know this button any more. See the game with { STEP("board") }, or use { STEP("help") }.
discord-bots-play-nothing = { $bot } is a bot, and bots don't play games here. Name a member who's a person.
discord-own-profile = I keep no record of my own games. Play one against me: { STEP("challenge", "level", "2") }.
discord-only-on-servers = That's for the channels of a server that I'm in, where games are played. Use { $step } there.
discord-hidden-reply = Discord hid your reply from me. If it was a move, leave the “@” beside the reply switched on and reply to a board that I posted, or use { STEP("move") }.
discord-too-fast = You're asking faster than I can answer. I always read your moves. Wait ten seconds, then ask again.
# $place: where a challenge was made.
discord-stands-in = It's in { $place }.
discord-visibility-unknown = Discord isn't telling me which channels you see. Games and posts of others may be missing from this answer. Ask again in a minute.
discord-file-too-large = The file would have { $size } MiB, and Discord takes { $most } from me. Choose another format, or ask the person who runs the bot, who can write it with <code>menagerie export</code>.
discord-missed = I was away, and Discord doesn't show me what was written here meanwhile. If you've moved or answered something since my last message, write it again.

# Channels and threads in which nothing can begin.

# $permissions: their names, in Discord's words.
discord-place-lacking = I can't run a game in this channel: I need { $permissions }. Ask someone who manages the server to grant that here, or use another channel.
discord-place-takes-none = This channel takes no messages, so you can't play in it. Use the command in a text channel, a thread or a forum post.
discord-place-locked = This thread is locked, so I can't write here. Ask someone who manages threads to unlock it, or use another channel.
discord-place-outside = I'm not in this private thread, so you can't play in it. Let me in by mentioning { $me } here, then use the command again.
discord-place-unread = I can't find out right now whether you can play here, so nothing was started. Try again in a minute.

# Obstacles to showing something.

discord-lacking = I need { $permissions } in { $place }. Ask someone who manages the server to grant that there.
# $why: Discord's own words.
discord-refused = Discord doesn't let me do that in { $place } ({ $why }).
discord-wrong-kind = { $place } takes no messages. Withdraw this, and start again in a channel that does.
discord-lacking-events = I can't change or delete an event of mine in this server any more. Ask someone who manages the server to grant me Create Events.
discord-moderated = AutoMod blocks my words in { $place }. Ask someone who manages the server to make an exception for me.
# Behind it stands what could not be shown.
discord-told-alone = Once that's fixed, I'll show this there. Until then, I'm telling only you:
discord-thread-closed = I can't write in { $game }, so here's the news. Unlock it, or go on with { STEP("move", "game", $number) }.
discord-channel-gone = The channel of game { $game } ({ $variant }) is gone. The game goes on in any channel of the server where one of you uses a command of mine. Until then, I'll tell you here.
discord-unreached = The channel of game { $game } is gone, and one player doesn't take my direct messages. Use any command of mine in a channel of the server, and the game goes on there.

# The thread of a game.

discord-plain-title = This server's AutoMod blocked a title with the game's and the players' names. So this thread has a plain one.
discord-no-thread = I couldn't make a thread for game { $game }, so it's played here ({ $why }). Someone who manages the server can change that. Then the next game gets a thread.
discord-no-thread-moderated = I couldn't make a thread for game { $game }, so it's played here (this server's AutoMod blocks its title). Someone who manages the server can change that. Then the next game gets a thread.

# The thread of a game’s spectators.

# $place: where the spectators talk, which now lets the reader in.
discord-watch-in = You can talk with the other spectators in { $place }.
discord-watch-sealed = The players can't get in until the game is over, but anyone with { TERM("overseer-right") } can read every private thread.
# $why: Discord's own words. $channel: where the game was begun.
discord-watch-refused = Discord doesn't let me add you to { $place } ({ $why }). Maybe you can't see { $channel }.
discord-watch-channel-gone = The channel of the game is gone, so spectators have no thread now.
discord-watch-not-yet = I can't make a private thread in { $channel } (that needs Create Private Threads). So spectators have no thread until the game is over. Then I'll make one and add you.

# While the animation of a game is drawn.
discord-replay-soon = The replay will be drawn in a moment…
discord-replay-drawn = Drawing the replay: { $done } of { $all } boards…
# Titles of threads: of a game, of one whose players have no names to show, and of one whose names AutoMod blocks.
discord-title = { $variant } { $game }: { $first } v { $second }
discord-title-short = { $variant }, game { $game }
discord-title-plain = Game { $game }
# Permissions by the names that Discord shows.
discord-permission = { $name ->
    [view-channel] View Channel
    [send-messages] Send Messages
    [create-public-threads] Create Public Threads
    [send-messages-in-threads] Send Messages in Threads
    [attach-files] Attach Files
   *[read-message-history] Read Message History
}
# Why Discord refuses something, as a part of a sentence.
discord-fault = { $what ->
    [place-gone] the channel or thread does not exist
    [message-gone] the message does not exist
    [archived] the thread is archived
    [thread-exists] the message has a thread already
    [wrong-kind] a channel of this kind cannot have it
    [moderated] the server's AutoMod refuses the words
    [no-member] they are not a member of the server
   *[unauthorized] Discord does not accept the token
}

# In Discord's menus “Apps”, on a member and on a board: at most 32 characters each.

discord-menu-challenge = Challenge
discord-menu-rules = Rules of this game
discord-menu-fen = Copy as FEN
discord-menu-no-board = I can't tell which game's board this is. Use this on a board in a game's thread, or see one with { STEP("board") }.
