# The words of a picture, for a person who hears them.

picture-lead = { $standing } { $title }, ход { $number }.
picture-lead-after-move = { $side }: { $played }. { $standing } { $title }, ход { $number }.
picture-to-move = Очередь хода: { $side }.
picture-to-move-in-check = Очередь хода: { $side }, под шахом.
picture-checkmate = Мат.
picture-of-game = { $variant }, партия { $game }
picture-of-problem = { $variant }, задача { $problem }
picture-of-task = { $variant }, { $task }
picture-of-start = { $variant }, начальная позиция. Очередь хода: { $side }.
