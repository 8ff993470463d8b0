# What is said on Discord alone.

# Commands and buttons.

discord-unknown-command = This command is not known any more. See { STEP("help") }.
discord-unknown-button = This button is not known any more. Use { STEP("board") } to see the game, or { STEP("help") }.
discord-bots-play-nothing = { $bot } is a bot, and bots play no games here. Name a member who is a person.
discord-only-on-servers = My commands are for the channels of a server, where games are played. Use { $step } there.
discord-too-fast = You ask faster than I answer. Wait ten seconds, then ask again; your moves are always read.
# $place: where a challenge was made.
discord-stands-in = It stands in { $place }.
discord-visibility-unknown = Discord does not tell me just now which channels you see, so what others play or have posted may be missing from this answer. Ask again in a minute.
discord-file-too-large = The file would have { $size } MiB, and Discord takes { $most } from me. Choose another format, or ask the person who runs the bot for it, who can write it with <code>menagerie export</code>.
discord-missed = I was away, and Discord does not show me what was written here meanwhile. If you have moved or answered something since my last message, please write it again.

# Channels and threads in which nothing can begin.

# $permissions: their names, in Discord's words.
discord-place-lacking = I cannot run a game in this channel: I lack { $permissions }. Ask somebody who manages the server to grant it here, or use another channel.
discord-place-takes-none = This channel takes no messages, so no game can be played in it. Use the command in a text channel, in a thread, or in a post of a forum.
discord-place-locked = This thread is locked, so I cannot write here. Ask somebody who manages threads to unlock it, or use another channel.
discord-place-outside = I am not in this private thread, so no game can be played in it. Let me in by mentioning { $me } here, then use the command again.
discord-place-unread = I cannot find out just now whether a game can be played here, so nothing is begun. Try again in a minute.

# Obstacles to showing something.

discord-lacking = I lack { $permissions } in { $place }. Ask somebody who manages the server to grant it there.
# $why: Discord's own words.
discord-refused = Discord refuses it in { $place } ({ $why }).
discord-wrong-kind = { $place } takes no messages. Withdraw this, and begin it anew in a channel that does.
discord-moderated = AutoMod refuses my words in { $place }. Ask somebody who manages the server to make an exception for me.
# Behind it stands what could not be shown.
discord-told-alone = Then I show there what waits. Until then only you are told:
discord-thread-closed = I cannot write in { $game }, so here is the news. Unlock it, or go on with { STEP("move", "game", $number) }.
discord-channel-gone = The channel of game { $game } ({ $variant }) is gone. The game goes on in any channel of the server where one of you uses a command of mine; until then I tell you here.
discord-unreached = The channel of game { $game } is gone, and a player takes no direct messages of mine. Use any command of mine in a channel of the server, and the game goes on there.

# The thread of a game.

discord-plain-title = AutoMod of this server has refused a title with the names of the game and its players, so this thread has a plain one.
discord-no-thread = I could not make a thread for game { $game }, so it is played here ({ $why }). Somebody who manages the server can change that; the next game gets a thread then.
discord-no-thread-moderated = I could not make a thread for game { $game }, so it is played here (AutoMod of this server refuses its title). Somebody who manages the server can change that; the next game gets a thread then.

# The thread of a game’s spectators.

discord-watch-in = You are in { $place }.
discord-watch-sealed = The players are not let in before the game has ended; but anybody with { TERM("overseer-right") } can read every private thread.
# $why: Discord's own words. $channel: where the game was begun.
discord-watch-refused = Discord does not let me add you to { $place } ({ $why }): perhaps you cannot see { $channel }.
discord-watch-channel-gone = The channel of the game is gone, so spectators have no thread now.
discord-watch-not-yet = I cannot make a private thread in { $channel } (that needs Create Private Threads), so spectators have no thread before the game has ended: then I make one, and add you.
