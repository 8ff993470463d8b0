# The words of a picture, for a person who hears them.

# $title: as in picture-of-game or picture-of-problem. $standing: how the game stands, as a sentence. $number:
# that of the move.
picture-lead = { $standing } { $title }, move { $number }.
# $side: that of the last move. $played: the last move in words.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, move { $number }.
picture-to-move = { $side } to move.
picture-to-move-in-check = { $side } to move, in check.
picture-checkmate = The game is over.
picture-of-game = { $variant }, game { $game }
picture-of-problem = { $variant }, problem { $problem }
# $task: what is to be found, as a sentence.
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, starting position. { $side } to move.
