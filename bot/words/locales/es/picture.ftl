# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, jugada { $number }.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, jugada { $number }.
picture-to-move = Turno { $side-of }.
picture-to-move-in-check = Turno { $side-of }, en jaque.
picture-checkmate = Fin de la partida.
picture-of-game = { $variant }, partida { $game }
picture-of-problem = { $variant }, problema { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, posición inicial. Turno { $side-of }.
