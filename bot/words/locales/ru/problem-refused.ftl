# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = Задачи бывают только { TERM("community", "in") }, а здесь личная беседа. Используйте { STEP("problem") } там, { TERM("place", "in") }.
problem-refused-game-runs = Партия { $game } ещё идёт, поэтому задачу из неё не сделать. Укажите законченную партию: { STEP("problem", "what", "create", "game", "") } — или позицию: { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = Партию { $game } играли { TERM("community", "in-other") }, а задачу создают там, где играли. Укажите вместо неё позицию: { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-over-there = После полухода { $ply } партия { $game } уже закончена, искать там нечего. Укажите более ранний полуход, например так: { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = Задача берётся из партии или из позиции, но не из того и другого. Уберите { OPTION("problem", "setup") } и { OPTION("problem", "variant") } или { OPTION("problem", "game") } и { OPTION("problem", "ply") }.
problem-refused-goal-and-line = Либо мат доказываю я, либо решающий ищет вашу линию. Уберите { OPTION("problem", "goal") } или { OPTION("problem", "line") }.
problem-refused-no-mate = Форсированного мата в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} здесь нет ({ $side-the }). Укажите в { OPTION("problem", "goal") } другой мат, не длиннее мата в { $longest ->
    [one] { $longest } ход
    [few] { $longest } хода
    [many] { $longest } ходов
   *[other] { $longest } хода
}, или дайте своё решение в { OPTION("problem", "line") }.
problem-refused-no-mate-because = Форсированного мата в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} здесь нет ({ $side-the }): { $why }. Укажите в { OPTION("problem", "goal") } другой мат, не длиннее мата в { $longest ->
    [one] { $longest } ход
    [few] { $longest } хода
    [many] { $longest } ходов
   *[other] { $longest } хода
}, или дайте своё решение в { OPTION("problem", "line") }.
problem-refused-sooner = Здесь уже есть форсированный мат в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} ({ $side-the }). Выберите { OPTION("problem", "goal") } <code>mate in { $moves }</code> или другую позицию.
problem-refused-too-large = Доказать здесь мат в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} ({ $side-the }) я не могу: слишком долго считать. Дайте своё решение в { OPTION("problem", "line") }, тогда искать надо будет его ходы.
problem-refused-not-a-line = Ход { $number } вашего решения, «{ $typed }»: { $why } Задача не создана. Исправьте решение и снова напишите его целиком в { OPTION("problem", "line") }.
problem-refused-empty-line = В вашем решении нет ходов. Напишите их подряд в { OPTION("problem", "line") }.
problem-refused-long-line = Ваше решение слишком длинное (полуходов: { $plies }, предел — { $most }). Напишите в { OPTION("problem", "line") } решение покороче.
problem-refused-too-many = У вас уже предельное число открытых задач ({ $most }). Отзовите одну: { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = За последние минуты вы опубликовали несколько задач. Дайте людям время. Попробуйте через четверть часа.

problem-refused-no-such-problem = Задачи { $problem } здесь нет. Какие есть, покажет { STEP("problem", "what", "list") }.
problem-refused-no-number = Вы не сказали, какая задача. Укажите её номер в { OPTION("problem", "number") }; номера покажет { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> не сочетается с <code>what:{ $what }</code>. Уберите его.

problem-refused-own-problem = Задача { $problem } — ваша, её решают другие. Кто уже решил, покажет { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-solved = Вы уже решили задачу { $problem }, { $at }. Посмотрите её: { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Ваше решение задачи { $problem } с тех пор изменилось, поэтому ничего не сделано. Посмотрите его: { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = Вы не назвали ход. Введите его: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-a-move = { $why } За попытку это не считается. Введите другой ход: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-several-moves = Под это подходит несколько ходов ({ $count }), поэтому я их не оцениваю. Введите один командой { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = Я не могу вычислить, верен ли этот ход, поэтому он не считается. Введите другой: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = В задаче { $problem } вы ещё не сделали хода. Введите первый: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Отозвать эту задачу может только автор ({ $author }) или тот, { TERM("moderator-right", "who-has") }. Попросите одного из них.
problem-refused-of-the-day = Отозвать задачу дня может только тот, { TERM("moderator-right", "who-has") }. Попросите его.
