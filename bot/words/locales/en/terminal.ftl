# What is said in a terminal alone.

terminal-hello = { $first } and { $second } at one keyboard. You speak for the player whose turn it is. To speak for the other one, begin with the name: <code>{ $second }: draw</code>. A number picks a choice. <code>go 2</code> takes you to game 2. <code>quit</code> leaves, and everything is kept.
terminal-hello-alone = { $first } against the computer. Type a move, or a command such as <code>board</code>, <code>undo</code> or <code>hint</code>. A number picks a choice. <code>quit</code> leaves, and everything is kept.
# $games: how many.
terminal-games-run = Games in progress: { $games }. <code>games</code> lists them, and without a variant the last one goes on.
terminal-no-number = Nothing here has the number { $number }. Type a move, or <code>help</code>.
terminal-one-screen = There's one screen here, so spectators have no place of their own to talk. The players hear what you say aloud.
terminal-one-network = There's one network here, and nobody has two accounts: a name is all there is to it. Play on.
# Pictures and files, which are written beside the database.
terminal-not-drawn = The picture couldn't be drawn. Choose another format.
terminal-written = Written: { $path }
# $why: the system's own words.
terminal-not-written = It can't be written into { $folder } ({ $why }): make room there, or give this user the right to write there.
