# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, ход { $number }.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, ход { $number }.
picture-to-move = Ход { $side-gen }.
picture-to-move-in-check = Ход { $side-gen }, под шахом.
picture-checkmate = Партия окончена.
picture-of-game = { $variant }, партия { $game }
picture-of-problem = { $variant }, задача { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, начальная позиция. Ход { $side-gen }.
