# What the conversation itself answers, on every network.

chat-done = Готово.
chat-not-stored = Сохранить это не получилось, поэтому ничего не изменилось. Попробуйте через минуту. Если не поможет, сообщите владельцу бота.
chat-not-known = Сейчас партии не сохраняются, и я не знаю, сохранилось ли это. Взгляните на доску через минуту. Если вашего изменения там нет, повторите его. Если не поможет, сообщите владельцу бота.
chat-restarting = Я перезапускаюсь, поэтому ничего не изменилось. Попробуйте через минуту.
chat-not-read = Сейчас я не могу прочитать партии. Попробуйте через минуту. Если не поможет, сообщите владельцу бота.
chat-not-shown = Показать это другим пока не получилось. { $why } Покажу, как только это изменится. А пока есть { STEP("board") } и { STEP("games") }.

chat-played-on = Ничего не сделано. Партия продолжается.
chat-cancelled = Ход не сделан.
chat-other-move = Ход не сделан. Введите другой: { STEP("move", "move", "", "game", $game) }.

chat-earlier-board = Это доска после полухода { $ply } из { $plies }.
chat-record = Контрольная сумма записи партии: <code>{ $hash }</code>.
chat-record-elsewhere = Контрольная сумма записи партии: <code>{ $hash }</code>. Сама запись: { STEP("export", "game", $game) }.

chat-did-you-mean = Не понимаю <code>{ $typed }</code> в <code>{ $option }:</code>. { $choices ->
    [1] Вы имели в виду это?
   *[other] Вы имели в виду что-то из этого?
}
chat-no-such-variant = Варианта «{ $typed }» нет.
chat-all-variants = Всё, во что здесь можно сыграть: { STEP("variants") }.
chat-left-over = Вариант <b>{ $variant }</b> я знаю, но не понимаю, что значит <code>{ $rest }</code> после него.
chat-left-over-of-challenge = Перед каждым параметром ставьте его имя и двоеточие: { $step }.
chat-left-over-of-challenge-to-nobody = Назовите соперника по адресу. Перед каждым параметром ставьте его имя и двоеточие: { $step }.
chat-left-over-of-other = Перед каждым параметром ставьте его имя и двоеточие. Все параметры: { STEP("help") }.

chat-privacy-file = В этом файле всё, что о вас хранится; он только для вас. Формат и то, чего в файле нет, описаны в PRIVACY.md.
chat-privacy-part = Это часть { $part } из { $parts } всего, что о вас хранится; она только для вас. Следующая: { STEP("privacy", "what", "export", "part", $next) }. Формат описан в PRIVACY.md.

chat-variant-differs-in-file = <b>{ $variant }</b>: чем ваш файл отличается от редакции { $edition }.
chat-variant-differs = <b>{ $variant }</b>: чем редакция { $edition } отличается от редакции { $before }.
chat-variant-is-new = <b>{ $variant }</b>: в списке первая редакция.
chat-variant-same = Отличий нет, кроме примечаний и порядка.
suggested-variant-first = Сначала укажите вариант
suggested-one-array = { $variant }: расстановка только одна
suggested-array-by-lot = по жребию, одна из { $orders }
suggested-array-usual = {""}, обычный порядок на { $squares }; или напишите другой
suggested-array-drawn = { $symmetry ->
    [asymmetric] у сторон разная
    [central] повёрнутая на 180°
   *[mirror] зеркальная
}
suggested-zone-now = , сейчас { $time }
suggested-which-game = Какая партия? Сначала укажите её в { OPTION("move", "game") }: { $games }
suggested-no-game-here = Ни одна ваша партия здесь не идёт
suggested-game-over = Партия { $game } закончена
suggested-not-your-game = Вы не играете в партии { $game }
suggested-not-your-turn = В партии { $game } сейчас не ваш ход
suggested-when-first = Сначала укажите ход соперника в { OPTION("if", "when") }
suggested-your-turn = Сейчас ваш ход: напишите в { OPTION("if", "line") } вариант, который с него начинается
chat-other-variants = { $choices ->
    [1] Может быть, этот?
   *[other] Может быть, один из этих?
}
