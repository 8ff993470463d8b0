# Private notes on games, and private lines of moves. Nobody else is ever shown them.

# $number: the number of the note. $plies: after how many moves of both sides.
notebook-noted = Noted as number { $number }, after { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}. Only you see it: { STEP("note", "game", $game) }.
notebook-removed = Note { $number } is removed.

notebook-notes = <b>Your notes on game { $game } ({ $variant })</b>, the newest first; only you see them.
# The head of a note. $at: when it was written.
notebook-note = <b>{ $number }</b> · after { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} · { $at }
notebook-how-to-remove = To remove one: { STEP("note", "remove", $number, "game", $game) }.
# $count: how many notes are older than $before.
notebook-older-notes = { $count ->
    [one] 1 older note: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } older notes: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = You have no notes on game { $game } ({ $variant }). Write one with { STEP("note", "text", "", "game", $game) }; only you will see it.
notebook-no-older-notes = You have no notes before number { $before } on game { $game } ({ $variant }). Write one with { STEP("note", "text", "", "game", $game) }; only you will see it.

# The move at which a typed line stops. $number: which one. $why: why it cannot be played.
notebook-stopped = Move { $number } of what you typed, “{ $typed }”: { $why }
notebook-stopped-later = What stands before it is played.
notebook-no-move = There is no move in what you typed.

# $shown: how many plies are played on the board. $plies: how many there are.
notebook-line = <b>Your line in game { $game } ({ $variant })</b>, after { $shown } of { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}; only you see it.
# $ply: how many plies of the game stand before it. $moves: the moves.
notebook-line-moves = From ply { $ply }: { $moves }.
notebook-line-no-moves = From ply { $ply }: no move yet.
# $side: the name of the side.
notebook-line-to-move = { $side } would be to move.
notebook-line-in-check = { $side } would be to move, and in check.
notebook-line-ends = That would end the game: { $result }

# $ply: how many plies the game has. $back: how many plies of the line are left out.
notebook-go-on = Go on with { STEP("try", "moves", "", "game", $game) }; begin anew at any ply with { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Go on from here, without what follows, with { STEP("try", "moves", "", "back", $back, "game", $game) }; begin anew at any ply with { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = The game has gone on since: { STEP("try", "moves", "", "game", $game) } begins a new line at its position now.

# Before the first words of a picture of a tried line.
notebook-line-on-show = A line that you try.
