# Why something is not done, whatever it is about.

refused-no-game-here = Здесь партии нет, и других у вас тоже нет. Начните новую: { STEP("challenge") }.
refused-several-games = Подходит несколько партий. Перейдите к нужной или добавьте к команде её номер:
refused-no-such-game = Партии { $game } нет. Ваши партии: { STEP("games") }.
refused-game-over = Эта партия закончена: { $result } Начните другую: { STEP("challenge") }.
refused-not-a-player = Это могут только игроки партии { $game }, а вы в ней не играете. Посмотрите её: { STEP("watch") } — или начните свою: { STEP("challenge") }.
refused-hint-against-a-person = Партия { $game } — с человеком, а подсказки есть только в партиях со мной. Сыграйте: { STEP("challenge", "level", "2") }.
refused-report-of-running = Партия { $game } ещё идёт, а разбор бывает только у законченных партий. Её доска: { STEP("board") }.
refused-nothing-to-report = В партии { $game } не сделано ни одного хода, разбирать нечего. Другие твои партии: { STEP("games") }.
refused-not-your-turn = Сейчас не ваш ход: ходит { $player } ({ $side }).
refused-plan-answer = Я сообщу, когда настанет ваш черёд. А ответный ход можно запланировать уже сейчас: { STEP("if") }.
refused-board-stands = Ход <code>{ $played }</code> сделан до того, как вы изменили сообщение, поэтому он остаётся. { $command ->
    [undo] Попросите взять его назад: { STEP("undo") }.
   *[other] Посмотрите на него: { STEP($command) }.
}
refused-stale = Партия с тех пор ушла вперёд, поэтому ничего не сделано. Смотрите самую новую доску или используйте { STEP("board") }.
refused-shown-is-taken-back = Той позиции больше нет: ход с тех пор взяли назад, поэтому ничего не сделано. Смотрите самую новую доску или используйте { STEP("board") }.
refused-by-command = { $command ->
    [undo] Чтобы взять свой последний ход назад, используйте { STEP("undo") }. Через минуту или после ответа соперника нужно его согласие.
    [resign] Чтобы сдаться, используйте { STEP("resign") }. Сначала я переспрошу.
    [draw] Чтобы предложить, принять или потребовать ничью, используйте { STEP("draw") }. Просто слова — ещё не предложение.
    [abort] Чтобы закончить партию без результата, используйте { STEP("abort") }. Если вы оба уже ходили, нужно согласие соперника.
    [help] Чтобы узнать, как играть, используйте { STEP("help") }.
   *[other] Чтобы увидеть доску, используйте { STEP($command) }. Так можно увидеть её и с другой стороны, и словами.
}
refused-nobody-reaches = { $why } Куда может пойти любая фигура, покажет { STEP("moves") }.
refused-no-number = «{ $typed }» здесь не подходит. Напишите <code>{ $name }:{ $example }</code> или другое целое число от { $least }.
refused-no-choice = «{ $typed }» не подходит для <code>{ $name }</code>. Выберите из этих: { $known }.
refused-end-alone = У этой партии нет срока, поэтому требовать нечего. Соперник ушёл, так что закончите её без результата: { STEP("abort", "game", $game) }.
refused-needs-community = Партии играют { TERM("place", "in") } { TERM("community", "of") }. Создайте вызов там.
