# Who is told what: turns, the daily list, vacations.

notice-heading = <b>{ $variant }, партия { $number }</b>, соперник { $opponent }:
notice-how-to-answer = Ответьте там, где идёт партия ({ $game }), или здесь командой { STEP("move", "game", $number) }.
notice-no-direct-messages = Связаться с вами { TERM("direct-messages", "in") } не получается, поэтому сообщаю здесь. Выберите, где вам сообщать: { STEP("settings") }.
notice-silent-for-a-minute = Ответов вам здесь было уже много, поэтому минуту я помолчу. Ходы я по-прежнему принимаю. На команды вроде { STEP("move") } и { STEP("help") } ответ тоже придёт, но увидите его только вы.

notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, ваш ход ({ $side-the }).
notice-computer-thinks = { $player } думает.
notice-draw-by-repetition = Эта позиция повторилась достаточно раз. Вместо хода можно потребовать ничью: { STEP("draw") }.
notice-draw-by-moves = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} не было взятий, превращений и ходов фигур, которые не могут вернуться назад. Вместо хода можно потребовать ничью: { STEP("draw") }.

notice-no-game-waits = Ни одна партия не ждёт вашего хода. Все ваши партии: { STEP("games") }.
notice-no-other-game-waits = Вашего хода ждёт только партия { $number }.
notice-played-elsewhere = Напишите ход здесь или там, где идёт партия ({ $game }), или используйте { STEP("move", "game", $number) }.
notice-nothing-played = У вас нет текущих партий. Начните партию { TERM("place", "in") } { TERM("community", "of") }: { STEP("challenge") }. Что ещё можно, и здесь расскажет { STEP("help") }.

notice-list = <b>{ $day }: { $games ->
    [one] вас ждёт { $games } партия
    [few] вас ждут { $games } партии
    [many] вас ждёт { $games } партий
   *[other] вас ждёт { $games } партии
}{ $urgent ->
    [0] {""}
   *[other] {" "}(осталось меньше суток: { $urgent })
}:</b>
notice-list-game = { $game } ({ $variant }), соперник { $opponent }: без срока
notice-list-game-until = { $game } ({ $variant }), соперник { $opponent }: до { $deadline }
notice-list-more = … и ещё { $games }.
notice-list-all = Все ваши партии покажет { STEP("games") }.
notice-list-untold = { $day }: { $player }, ваш ход.

notice-promised-board = С этого момента, когда наступит ваш ход, я буду упоминать вас в сообщении с доской.
notice-promised-direct = С этого момента я буду сообщать вам о вашем ходе { TERM("direct-messages", "in") }. Если не получится, упомяну вас там, где идёт партия.
notice-promised-quiet = С этого момента я не буду упоминать вас в сообщениях с доской. Уведомления придут, только когда ваше время на исходе или когда что-то ждёт вашего ответа.
notice-promised-list = С этого момента раз в день я буду присылать { TERM("direct-messages", "in") } список партий, которые вас ждут. Он придёт в { $hour }:00 ({ $zone }), если ждёт хоть одна. Часовой пояс задайте так: { STEP("time") }.
notice-hour-without-list = Этот час — для ежедневного списка, а вы его сейчас не получаете. Включите его: { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } в отпуске до { $until }. До тех пор часы этого игрока стоят.
notice-vacation-ended = { $player } возвращается из отпуска, и часы этого игрока снова идут.
notice-vacation-runs-out = { $player }, запас вашего отпуска на исходе. Отпуск кончится { $end }, и тогда часы ваших партий пойдут снова.
notice-vacation-ran-out = { $player }, запас вашего отпуска исчерпан. Отпуск кончился { $end }, и часы ваших партий снова идут.
notice-count = Отсчёт: { $moves } из { $limit } ходов; потом ничья, если раньше не будет мата.
notice-checks-given = Объявлено шахов: { $first_side-the } — { $first }, { $second_side-the } — { $second }; для победы нужно { $checks }.
notice-begun = Партия началась.
