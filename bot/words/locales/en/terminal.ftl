# What is said in a terminal alone.

terminal-hello = { $first } and { $second } at one keyboard. Whose turn it is speaks; to speak as the other, begin with the name: `{ $second }: draw`. A number presses what is offered, `go 2` sits down at game 2, `quit` leaves, and everything is kept.
# $games: how many.
terminal-games-run = Games that still run: { $games }. `games` lists them, and without a variant the last one goes on.
terminal-no-number = Nothing has the number { $number }. Type a move, or `help`.
terminal-one-screen = There is one screen here, so spectators have no place of their own to talk: what you say aloud, the players hear.
terminal-one-network = There is one network here, and nobody has two accounts: a name is all there is to it. Play on.
