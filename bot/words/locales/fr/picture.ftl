# The words of a picture, for a person who hears them.
picture-lead = { $standing } { $title }, coup { $number }.
picture-lead-after-move = { $side } : { $played }. { $standing } { $title }, coup { $number }.
picture-to-move = Trait { $side-to }.
picture-to-move-in-check = Trait { $side-to }, en échec.
picture-checkmate = Fin de la partie.
picture-of-game = { $variant }, partie { $game }
picture-of-problem = { $variant }, problème { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, position de départ. Trait { $side-to }.
