# Lists of games and challenges, and the line under a board that says how a game stands.

lists-board = <b>{ $variant }, партия { $game }</b>: { $first } ({ $first_side-the }) — { $second } ({ $second_side-the }).
lists-board-last-move = Последний ход: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = Ход { $side-gen }.
lists-board-to-move-in-check = Ход { $side-gen }, под шахом.
lists-board-offers-draw = { $player } предлагает ничью.

lists-own-none = У вас нет идущих партий. Начните новую: { STEP("challenge") }.
lists-own-game = { $turn ->
    [own] <b>Ваш ход</b>
   *[other] Вы ждёте хода
} в партии { $number } ({ $variant }), соперник { $opponent }, ход { $move_number }{ $clock ->
    [stopped] , остановлена с { $time }
    [overdue] , время вышло, потребуйте победу командой { STEP("claim", "game", $number) }
    [runs] , до { $time }
    [starts] , часы пойдут с первой доской
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; вас там ждёт предложение
   *[no] {""}
}
lists-own-challenge = Вызов { $number }: { $challenger } вызывает игрока { $opponent } на партию { $variant }. Ответа пока нет.
lists-finished-game = Партия { $number } ({ $variant }), соперник { $opponent }.

lists-member = Идущие партии участника { $member }:
lists-member-game = партия { $number } ({ $variant }): { $first } — { $second }, ход { $move_number }, ходит { $mover }{ $clock ->
    [stopped] , остановлена с { $time }
    [overdue] , время вышло
    [runs] , до { $time }
    [starts] , часы пойдут с первой доской
   *[none] {""}
}: { $game }
lists-member-finished = Законченные партии участника { $member }:

lists-open = Присоединиться может любой участник этого { TERM("community", "of") }:
lists-open-more = Это самые новые. Чтобы увидеть другие, укажите вариант или участника: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = К вызову из другой сети присоединяются по его коду: { STEP("join", "code", "4F7Q2K") }.

lists-none-running = { $by ->
    [variant] У вас нет идущих партий { $variant }. Все ваши партии: { STEP("games") }.
   *[all] У вас нет идущих партий. Все ваши партии: { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] У участника { $member } { TERM("community", "here") } нет идущих партий { $variant }. Ваши партии: { STEP("games") }.
   *[member] У участника { $member } { TERM("community", "here") } нет идущих партий. Ваши партии: { STEP("games") }.
}
lists-calendar = Ваши сроки файлом для календаря. После ходов возьмите новый: у каждой партии остаётся своя запись.
lists-none-calendar = Ни в одной вашей партии сейчас нет срока для вас. Посмотреть их: { STEP("games") }.
lists-none-mine = { $by ->
    [both] Ни одна партия { $variant } против участника { $member } не ждёт вашего хода. Все ваши партии: { STEP("games") }.
    [variant] Ни одна партия { $variant } не ждёт вашего хода. Все ваши партии: { STEP("games") }.
    [member] Ни одна партия против участника { $member } не ждёт вашего хода. Все ваши партии: { STEP("games") }.
   *[all] Ни одна партия не ждёт вашего хода. Все ваши партии: { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] У вас ещё нет законченных партий { $variant }. Идущие партии: { STEP("games") }.
   *[all] У вас ещё нет законченных партий. Идущие партии: { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] У участника { $member } { TERM("community", "here") } ещё нет законченных партий { $variant }. Ваши партии: { STEP("games") }.
   *[member] У участника { $member } { TERM("community", "here") } ещё нет законченных партий. Ваши партии: { STEP("games") }.
}
lists-none-open = { $by ->
    [both] Открытых вызовов ({ $variant }) от участника { $member } { TERM("community", "here") } нет.
    [variant] Открытых вызовов ({ $variant }) { TERM("community", "here") } нет.
    [member] Открытых вызовов от участника { $member } { TERM("community", "here") } нет.
   *[all] Открытых вызовов { TERM("community", "here") } нет.
} Создайте свой, не указывая соперника: { STEP("challenge", "variant", $variant) }.
