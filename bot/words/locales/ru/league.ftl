# Leagues: made, joined, played and ended. A league's name stands in quotation marks and in no case.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, сезон { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = В дивизионе каждый играет с каждым { $format ->
    [double] по две партии, по одной за каждую сторону
   *[single] по одной партии
}. Одновременно у игрока идёт не больше { $at_once ->
    [one] { $at_once } партии
   *[other] { $at_once } партий
}. В дивизионе не больше { $size ->
    [one] { $size } игрока
   *[other] { $size } игроков
}.
league-rated = Партии в лиге рейтинговые.
league-repeats = Когда сезон начнётся, можно будет присоединиться к следующему.

# A league before it is posted.
league-preview = Так будет выглядеть ваша лига. Пока её больше никто не видит.
league-preview-size = Если в полном дивизионе { $size ->
    [one] { $size } игрок
    [few] { $size } игрока
    [many] { $size } игроков
   *[other] { $size } игрока
}, то партий в нём { $games }, по { $each } на каждого.
league-preview-time = Начало: { $starts }. С { $ends } новые партии не начинаются, а на последние остаётся две недели.
league-preview-next = Опубликовать её здесь: { $publish }. Чтобы что-то изменить, создайте её заново. Новый предпросмотр заменит этот.

league-published = Лига { $number }, «{ $name }», опубликована.
league-moved = Лига «{ $name }» теперь опубликована здесь: { $place }.

league-date-name = { $name }: начало сезона { $season }
league-date-about = { $variants }. Сезон начнётся, если участников будет не меньше { $fewest }. Вступить можно под объявлением лиги.

# $fewest: how many members are needed.
league-starts = Начало: { $starts }, если участников будет не меньше { $fewest }.
# $before: the number of the season before.
league-starts-after = Начало: { $starts }, но не раньше, чем закончится сезон { $before }, и только если участников будет не меньше { $fewest }.
league-waits-after = Этот сезон начнётся, как только закончится сезон { $before } и участников будет не меньше { $fewest }.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] Сезон сейчас начнётся.
    [one] Сезон начнётся, как только присоединится ещё { $missing } участник.
    [few] Сезон начнётся, как только присоединятся ещё { $missing } участника.
    [many] Сезон начнётся, как только присоединятся ещё { $missing } участников.
   *[other] Сезон начнётся, как только присоединятся ещё { $missing } участника.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Участников пока нет.
   *[other] Участники ({ $count }): { $named }{ $others ->
        [0] {""}
       *[other] , и ещё { $others }
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = Всё, что решает жребий, следует из начального числа. Оно уже задано, и вы увидите его, когда сезон начнётся. Его SHA-256: <code>{ $hash }</code>
league-seed = Начальное число, из которого следует весь жребий: <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = Вы в лиге «{ $name }». { $when } Ваши партии начнутся сами, и я вам о них сообщу.
league-left = Вы больше не участвуете в лиге «{ $name }».
league-leave-asked = Выйти из лиги «{ $name }»?
# Under the last board of a game.
league-has-left = { $player } больше не участвует в лиге «{ $name }».
league-removed = { $player } больше не участвует в лиге «{ $name }».
league-were-removed = Тот, кто ведёт лиги, исключил вас из лиги «{ $name }». Спросите, если хотите знать почему.
league-remove-asked = Исключить участника { $player } из лиги «{ $name }»?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = Закончено меньше половины { $whose ->
    [own] ваших партий
   *[other] партий этого участника
}. Ни одна из них не будет засчитана, а идущие закончатся без результата.
league-leave-late = Закончено не меньше половины { $whose ->
    [own] ваших партий
   *[other] партий этого участника
}. Эти результаты сохранятся. { $open ->
    [0] Других партий не осталось.
    [one] { $open } оставшаяся партия будет проиграна.
    [few] { $open } оставшиеся партии будут проиграны.
    [many] { $open } оставшихся партий будут проиграны.
   *[other] { $open } оставшейся партии будет проиграно.
}

league-runs = Новые партии начинаются до { $ends }. Ваше место и ваши партии: { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Новые партии начинаются до { $ends }.
league-last-games = Новые партии больше не начинаются. Тем, что ещё идут, дано время до { $until }.
league-last-games-decided = Новые партии больше не начинаются. Результат тех, что ещё идут, сейчас определяется.
league-is-over = Сезон закончился { $at }.
league-was-given-up = Администратор закрыл эту лигу до начала.

# The tables. $points: such as 3½. $games: how many games have ended.
league-division = <b>Дивизион { $division }</b>
league-line = { $rank }. { $player }: { $points } из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}{ $left ->
    [yes] , больше не участвует
   *[no] {""}
}
league-line-struck-out = — { $player }: больше не участвует, партии не засчитываются
# $shown: how many divisions are shown, of how many.
league-more-tables = Здесь только первые места { $shown ->
    [one] { $shown } дивизиона
   *[other] { $shown } дивизионов
} из { $divisions }. Таблица целиком: { $show }.
league-other-divisions = Всего дивизионов: { $divisions }. Посмотреть другой: { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = Вы ещё можете занять место от { $best } до { $worst }.
league-possible-one = Ваше место — { $place }, что бы ни случилось.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] Ни одна ваша партия сейчас не идёт
    [1] Ваша идущая партия: { $running }
   *[other] Ваши идущие партии: { $running }
}{ $waiting ->
    [0] .
   *[other] , ещё { $waiting } впереди.
}
league-how-ranked = При равенстве очков смотрят личные встречи, потом коэффициент Бергера, число побед, победы за вторую сторону и, наконец, жребий.
league-signs = В таблице результатов 1 — победа, = — ничья, 0 — поражение. Партия, которая идёт, — …, незасчитанная — x, а + и - — партии тех, кто вышел поздно.

# Under the first board of a game. $round: of the pairings.
league-game-of = Это партия лиги <b>{ $name }</b>, дивизион { $division }, тур { $round }.
league-last-call = Новые партии лиги «{ $name }» больше не начинаются. На эту партию есть время до { $until } или ещё по десять ходов на сторону. Если она и тогда будет идти, я предложу результат.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = Время последних партий лиги «{ $name }» вышло, а эта ещё идёт.
league-judged-level = По моему расчёту, позиция равная.
league-judged-won = По моему расчёту, у { $side-gen } верный выигрыш.
league-judged = По моему расчёту, у { $side-gen } перевес в { $pawns } пешки.
league-proposes-win = Предлагаю засчитать победу игроку { $player }.
league-proposes-draw = Предлагаю ничью: ни у кого нет перевеса в три ладьи.
league-proposes-draw-unread = Эта версия не может её прочитать, поэтому я предлагаю ничью.
league-proposal-stands = Этот результат вступит в силу { $stands }, если партия не закончится раньше и модератор не решит иначе: { $rule }.
league-for-managers = Взгляните на партию вашей лиги «{ $name }»: { $game }.
league-stands = Этот результат был предложен, когда вышло время последних партий лиги «{ $name }».

league-over = <b>Лига «{ $name }»: сезон { $season } закончен.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] Дивизион { $division }:{" "}
}{ $player } на первом месте, очков: { $points }.
# $others: how many divisions are not named.
league-more-winners = И ещё { $others ->
    [one] { $others } дивизион
    [few] { $others } дивизиона
    [many] { $others } дивизионов
   *[other] { $others } дивизиона
}.
league-over-more = Посмотреть таблицу: { $show }.

league-file = В файле таблицы и все партии: лига «{ $name }», сезон { $season }. У каждой законченной партии есть контрольная сумма её записи.
# Entries of a calendar.
league-calendar-starts = Лига «{ $name }»: начало
league-calendar-ends = Лига «{ $name }»: новые партии больше не начинаются
league-calendar-last = Лига «{ $name }»: предложу результаты партий, которые ещё идут

league-extended = Новые партии лиги «{ $name }» могут начинаться до { $ends }.
league-end-asked = Завершить сезон лиги «{ $name }» сейчас? Новые партии не начнутся, а на идущие останется две недели.
league-end-asked-open = Закрыть лигу «{ $name }»? Участники увидят это там, где она опубликована.
league-ends-now = Сезон лиги «{ $name }» сейчас закончится. Я сообщу об этом игрокам.
league-given-up = Лига «{ $name }» закрыта.

league-list = <b>Лиги здесь</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, сезон { $season } · { $stage ->
    [draft] ещё не опубликована
    [open] начало { $at }
    [waiting] ждёт участников
    [running] идёт до { $at }
    [last-call] последние партии до { $at }
    [given-up] отменена { $at }
   *[over] закончена { $at }
} · { $members ->
    [one] { $members } участник
    [few] { $members } участника
    [many] { $members } участников
   *[other] { $members } участника
}{ $reader ->
    [in] {" "}· вы участвуете
   *[out] {""}
}
league-list-more = Посмотреть лигу: { STEP("league", "what", "show", "number", "") }. Там же можно присоединиться к ней или выйти из неё.
league-others = { $others ->
    [one] Здесь есть ещё { $others } лига.
    [few] Здесь есть ещё { $others } лиги.
    [many] Здесь есть ещё { $others } лиг.
   *[other] Здесь есть ещё { $others } лиги.
} Все покажет { STEP("league", "what", "list") }.
league-none = Лиг здесь нет. Администраторы создают их так: { STEP("league", "what", "create", "name", "", "variant", "") }.
