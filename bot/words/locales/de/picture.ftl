# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, Zug { $number }.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, Zug { $number }.
picture-to-move = { $side } ist am Zug.
picture-to-move-in-check = { $side } ist am Zug und steht im Schach.
picture-checkmate = Die Partie ist aus.
picture-of-game = { $variant }, Partie { $game }
picture-of-problem = { $variant }, Aufgabe { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, Anfangsstellung. { $side } ist am Zug.
