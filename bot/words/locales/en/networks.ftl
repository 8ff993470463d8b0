# Each network's own words for things: `{ TERM("place") }` in a message becomes the word of the reader's network. A
# language may add forms: `{ TERM("place", "in") }` becomes the attribute `.in` of it.

# A place of conversation, such as a channel.
discord-place = channel
matrix-place = room
terminal-place = room

# The place of one game.
discord-own-place = thread
matrix-own-place = thread
terminal-own-place = table

# All places that belong together, where people are members.
discord-community = server
matrix-community = community
terminal-community = house

# What only one member reads.
discord-direct-messages = direct messages
matrix-direct-messages = a room of our own
terminal-direct-messages = lines on the screen

# Where an answer is seen by nobody else, as in “I'll tell you here”.
discord-unseen = here
matrix-unseen = in a room of our own
terminal-unseen = here

# How an offer is answered, as in “Answer it with the buttons below it”.
discord-way-to-answer = with the buttons below it
matrix-way-to-answer = with !accept, !decline or !withdraw and its number, or with a reaction: ✅ or ❌
terminal-way-to-answer = with the word that is told with it

# What somebody needs who manages the community, moderates it, or sees everything in it.
discord-manager-right = the permission “Manage Server”
matrix-manager-right = the power to change who may do what in the room (Admin)
terminal-manager-right = a key to the house
discord-moderator-right = the permission “Timeout Members” or “Manage Messages”
matrix-moderator-right = the power to remove messages (Moderator)
terminal-moderator-right = the say in the house
discord-overseer-right = the permission “Manage Threads”
matrix-overseer-right = the power of the homeserver's administrator
terminal-overseer-right = a key to every room

# How a move can be played, as the end of a sentence such as “You can play your move …”. $where: whether it is read where
# the game is played, and whether the bot hears all that is said there or only what is addressed to it.
discord-ways-to-move = { $where ->
    [here-hearing] here or with { STEP("move") }
    [here] in reply or with { STEP("move") }
    [elsewhere-hearing] typed in the game's thread or with { STEP("move") }
   *[elsewhere] typed as a reply to a board, after mentioning me, or with { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] here, or with { STEP("move") }
    [here] here, or with { STEP("move") }
   *[elsewhere] in the game's thread, or with { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] here
    [here] here
   *[elsewhere] typed at its table
}

# In the place of a name, where there is none.
network-a-player = a player
network-game = game { $game }
network-other-place = another place
# Links to the places of Matrix and of the terminal.
network-game-thread = the game's thread
network-room = the room
network-table = the table of game { $game }
# A command in the form of another network. $network: its name.
network-elsewhere = <code>{ $typed }</code> on { $network }
network-or = { $before } or { $after }

# The end of a message that is too long for a network.
network-cut = … (the rest is too long for a message)
# The answer to a move or a word in a thread while nothing can be stored.
discord-later = I can't save anything right now. I've seen your message and will act on it as soon as I can, so there's no need to send it again.
