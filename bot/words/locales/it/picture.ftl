# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, mossa { $number }.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, mossa { $number }.
picture-to-move = Muove { $side-the }.
picture-to-move-in-check = Muove { $side-the }, sotto scacco.
picture-checkmate = Partita finita.
picture-of-game = { $variant }, partita { $game }
picture-of-problem = { $variant }, problema { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, posizione di partenza. Muove { $side-the }.
