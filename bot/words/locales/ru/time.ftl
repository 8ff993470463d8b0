# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Контроль времени: { $clock }. { $timeout ->
    [lost] У кого время вышло, тот проигрывает.
   *[claimed] Когда время вышло, соперник может потребовать победу или добавить времени.
}{ $runs_on ->
    [vacations] {" "}Отпуск часы не останавливает.
    [days-off] {" "}Выходные часы не останавливают.
    [both] {" "}Ни отпуск, ни выходные часы не останавливают.
   *[never] {""}
}{ $event ->
    [yes] {" "}Как в турнире, ходов назад не берут и времени не добавляют. Кто не начал вовремя, проигрывает.
   *[no] {""}
}
time-no-clock = Контроль времени: без срока.{ $event ->
    [yes] {" "}Как в турнире, ходов назад не берут.
   *[no] {""}
}
time-clock-runs = Часы пошли.
time-clock-begins = Контроль времени: { $clock }. Часы пошли.

time-clock-days = { $each } на каждый ход
time-clock-fischer = { $start } в начале, плюс { $more } за каждый ход, максимум { $most }
time-clock-start = { $time } в начале
time-clock-free = на каждый ход { $time } без отсчёта
time-clock-more = плюс { $time } за каждый ход
time-clock-more-within = плюс { $time } за ход быстрее, чем { $window }
time-clock-pace = снова начальное время, если { $moves ->
    [one] { $moves } ход занял
    [few] { $moves } хода заняли
    [many] { $moves } ходов заняли
   *[other] { $moves } хода заняли
} меньше, чем { $time }
time-clock-least = минимум { $time }
time-clock-most = максимум { $time }

time-short-days = { $each } на ход
time-short-none = без срока
time-short-fischer = { $start }, +{ $more } за ход, максимум { $most }
time-short-free = { $time } льготы
time-short-more = +{ $time }/ход
time-short-more-within = +{ $time } в срок { $window }
time-short-most = макс. { $time }
time-short-lost = { $clock }; затем проигрыш
time-short-claimed = { $clock }; затем решает соперник

time-until = Срок: до { $deadline }.
time-of-other-claimable = Время соперника вышло. Можно потребовать победу: { STEP("claim", "game", $number) }.
time-of-other-was-up = Время соперника вышло { $deadline }.

time-warning-heading = <b>{ $variant }, партия { $number }</b>, соперник { $opponent }:
time-warning = { $player }, ваше время на этот ход на исходе. Срок: до { $deadline }.
time-then-vacation = Потом начнут тратиться часы вашего отпуска, один за другим, пока они есть.
time-then-claimed = Потом { $opponent } может потребовать победу.
time-then-lost = Потом вы проиграете партию.
time-then-off = Потом партия будет отменена, без результата.
time-warning-play = Сделайте ход: { STEP("move") }.

time-from-vacation = { $player }: время вышло { $from }. С этого момента тратятся часы отпуска этого игрока, один за другим, пока они есть.
time-overdue = { $player }: время вышло { $deadline }. { $opponent }, можно потребовать победу или добавить времени ({ STEP("give") }). Ход, который придёт раньше, ещё считается.
time-given = { $giver } добавляет время игроку { $player }: { $length }. Теперь срок до { $deadline }.
time-outage = Меня не было на связи с { $from } до { $until }. На это время и ещё на час часы были остановлены. { $player }, теперь срок до { $deadline }.

time-settings = Ваши настройки времени для всех ваших партий:
time-zone = Часовой пояс ({ OPTION("time", "zone") }): <code>{ $zone }</code>, сейчас там { $now }
time-setting = { $name ->
    [weekend] Выходные ({ OPTION("time", "weekend") })
    [quiet] Тихие часы ({ OPTION("time", "quiet") })
   *[automatic] Автоматический отпуск ({ OPTION("time", "automatic") })
}: { $value ->
    [none] нет
    [off] выключен
    [on] включён
   *[other] <code>{ $value }</code>
}
time-setting-was = (было: { $value ->
    [none] нет
    [off] выключен
    [on] включён
   *[other] { $value }
})
time-days-off-bound = { $days ->
    [none] Выходных у вас не будет
   *[other] Вашими выходными будут <code>{ $days }</code>
}. Изменить это снова можно будет только через { $length }, { $until }.
time-zone-bound = Вашим поясом будет <code>{ $zone }</code>, сейчас там { $now }. Если есть выходные, изменить его снова можно будет только через { $length }, { $until }.
time-set-it = Пока ничего не сохранено. Сохранить?

time-vacation-planned = Вы будете в отпуске с { $from } до { $until }.
time-vacation-runs = Вы в отпуске до { $until }.
time-no-vacation = Вы не в отпуске.
time-vacation-left = { $left ->
    [0] Все часы отпуска на этот год ({ $hours }) потрачены. В новом году будут новые.
    [720] У вас остались все 30 дней отпуска на этот год. Взять отпуск: { STEP("vacation", "until", "10d") }.
   *[other] В этом году у вас осталось часов отпуска: { $left } из { $hours }. Взять отпуск: { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Все часы отпуска на этот год ({ $hours }) потрачены.
    [720] У вас остались все 30 дней отпуска на этот год.
   *[other] В этом году у вас осталось часов отпуска: { $left } из { $hours }.
} Закончить отпуск: { STEP("vacation", "end", "now") }.
