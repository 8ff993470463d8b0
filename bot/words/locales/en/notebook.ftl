# Private notes on games, and private lines of moves. Nobody else is ever shown them.

# $number: the number of the note. $plies: after how many half-moves. A half-move is a move of one side; members know
# this word, and not “ply”.
notebook-noted = Saved as note { $number }, after { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}. Only you can see it: { STEP("note", "game", $game) }.
notebook-removed = Note { $number } removed.

notebook-notes = <b>Your notes on game { $game } ({ $variant })</b>, newest first. Only you see them.
# The head of a note. $at: when it was written.
notebook-note = <b>{ $number }</b> · after { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
} · { $at }
notebook-how-to-remove = To remove one: { STEP("note", "remove", $number, "game", $game) }.
# $count: how many notes are older than $before.
notebook-older-notes = { $count ->
    [one] 1 older note: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } older notes: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = You have no notes on game { $game } ({ $variant }). Write one with { STEP("note", "text", "", "game", $game) }. Only you will see it.
notebook-no-older-notes = You have no notes before number { $before } on game { $game } ({ $variant }). Write one with { STEP("note", "text", "", "game", $game) }. Only you will see it.

# The move at which a typed line stops. $number: which one. $why: why it cannot be played.
notebook-stopped = Move { $number } of your line, “{ $typed }”: { $why }
notebook-stopped-later = The moves before it are in your line.
notebook-no-move = There's no move in that.

# $shown: how many half-moves of the line are played on the board. $plies: how many the line has.
notebook-line = <b>Your line in game { $game } ({ $variant })</b>: the board after { $plies ->
    [one] { $shown } of 1 half-move
   *[other] { $shown } of its { $plies } half-moves
}. Only you see it.
# $ply: how many half-moves of the game come before the line. $moves: the moves.
notebook-line-moves = { $ply ->
    [0] From the start
    [one] After 1 half-move
   *[other] After { $ply } half-moves
} of the game: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] From the start
    [one] After 1 half-move
   *[other] After { $ply } half-moves
} of the game: no moves yet.
# $side: the name of the side.
notebook-line-to-move = { $side } would move next.
notebook-line-in-check = { $side } would move next, and be in check.
notebook-line-ends = That would end the game: { $result }

# $ply: how many half-moves the game has. $back: how many half-moves of the line are left out.
notebook-go-on = Go on with { STEP("try", "moves", "", "game", $game) }, or start again from any position of the game with { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Go on from here, without the moves after it, with { STEP("try", "moves", "", "back", $back, "game", $game) }. Or start again from any position of the game with { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = The game has gone on since then. Start a new line from its position now with { STEP("try", "moves", "", "game", $game) }.

# Before the first words of a picture of a tried line.
notebook-line-on-show = A line you're trying.
