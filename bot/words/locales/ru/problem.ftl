# Problems: made, shown, solved and withdrawn.

problem-posted = <b>Новая задача ({ $variant })</b>: { $task }.
problem-of-the-day = <b>Задача дня ({ $variant })</b>: { $task }.
problem-posted-to-solve = Решайте { TERM("unseen") } командой { $solve }. Ваши попытки видите только вы. Кто решил, покажет { $show }.
problem-shown = <b>Задача { $number } ({ $variant })</b>: { $task }.
problem-by = Автор: { $author }.
problem-by-of-game = Автор: { $author }, после полухода { $ply }: { $game }.
problem-of-game = Из партии: { $game }, после полухода { $ply }.
problem-of-the-day-before = Предыдущая — задача { $number }. { $solved }
problem-made-at = Опубликована { $made }.

problem-you-have-solved = Вы решили её { $at }, { $tries ->
    [1] с первой попытки
    [2] со 2-й попытки
   *[other] с { $tries }-й попытки
}: { $moves }.
problem-is-yours = Это ваша задача, её решают другие.
problem-to-solve = Решайте { TERM("unseen") } командой { $solve }. Ваши попытки видите только вы.
problem-to-go-on = Вы сыграли { $moves }. Продолжайте командой { $solve } или начните сначала: { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Её ещё никто не решил.
problem-solved-by = Решили: { $count } ({ $named }).
problem-solved-by-some = Решили: { $count } ({ $named } и ещё { $others ->
    [one] { $others } неназванный участник
    [few] { $others } неназванных участника
    [many] { $others } неназванных участников
   *[other] { $others } неназванного участника
}).
problem-solved-by-unnamed = Решили: { $count } ({ $others ->
    [1] имя не названо
   *[other] имена не названы
}).

problem-list = Задачи, сначала новые. Посмотреть одну: { $show }.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · автор { $author } · решили: { $solved_by }{ $solved ->
    [by-you] , в том числе вы
   *[not-by-you] {""}
}
problem-list-older = Более старые: { $older }.
problem-none = Задач здесь нет. Создайте её из законченной партии: { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Задач до номера { $number } здесь нет. Создайте её из законченной партии: { STEP("problem", "what", "create", "game", "") }.

problem-made = Задача { $number } опубликована. Кто её решил, покажет { $show }. Отозвать её: { $withdraw }.

problem-solved = <b>Решено.</b> { $played } — верно, и это последний ход.
problem-right = { $played } — верно. Ответ на это: { $answer }. Продолжайте командой { $solve }.
problem-wrong = { $played } — неверно.
problem-wrong-because = { $played } — неверно: { $why }.
problem-missed = { $wrong ->
    [0] Неверных ходов не было.
   *[other] Неверных ходов: { $wrong }.
}
problem-begun-anew = Вы начинаете сначала.

problem-withdrawn = Задача { $number } отозвана.
problem-withdrawn-by = { $player } отзывает задачу { $number }.
problem-task-mate = мат в { $moves } { $moves ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
} (ход { $side-gen })
problem-task-line = найдите то, что нашёл автор (ход { $side-gen })
problem-task-of = задача { $number }: { $task }.
problem-fails = у { $side-gen } есть ответ { $answer } (после { $played })
problem-ends-otherwise = { $played } завершает партию, но не матом
problem-does = { $played } ведёт к мату
