# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, lance { $number }.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, lance { $number }.
picture-to-move = Vez { $side-of }.
picture-to-move-in-check = Vez { $side-of }, em xeque.
picture-checkmate = Posição final.
picture-of-game = { $variant }, partida { $game }
picture-of-problem = { $variant }, problema { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, posição inicial. Vez { $side-of }.
