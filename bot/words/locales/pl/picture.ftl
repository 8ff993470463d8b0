# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, ruch { $number }.
picture-lead-after-move = { $side }: { $played-the }. { $standing } { $title }, ruch { $number }.
picture-to-move = Na ruchu { $side-the }.
picture-to-move-in-check = Na ruchu { $side-the }, szach.
picture-checkmate = Koniec partii.
picture-of-game = { $variant }, partia { $game }
picture-of-problem = { $variant }, zadanie { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, pozycja początkowa. Na ruchu { $side-the }.
