# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.

offer-asks-take-back = { $player } хочет взять назад { $moves }
offer-asks-cancel = { $player } предлагает закончить партию { $game } без результата

offer-take-back = { $player } хочет взять назад { $moves }. Доска вернётся к позиции после <b>{ $last }</b>, ход { $side-gen }. Посмотреть её: { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } хочет взять назад { $moves }. Доска вернётся к начальной позиции, ход { $side-gen }. Посмотреть её: { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } предлагает закончить партию { $game } без результата: победителя не будет, и партия не засчитается.
offer-answer-while-they-move = { $opponent }, согласитесь или отклоните просьбу. Если { $player } сделает ход, просьба будет снята.
offer-answer = { $opponent }, согласитесь или отклоните просьбу. Если вы сделаете ход, это тоже будет отказом.
offer-waits-for-answer = Сначала ответьте на это.

offer-moves = { $moves } и { $next }

offer-take-back-not-alone = Взять ход назад без спроса можно лишь раз за ход, в течение минуты, пока соперник ничего не сделал. Теперь нужно согласие соперника.
offer-cancel-not-alone = Вы оба уже ходили, поэтому нужно согласие соперника.
offer-cancel-not-alone-in-event = Турнирная партия считается с самого начала, поэтому нужно согласие соперника.
offer-done = Просьба передана. Теперь решает { $opponent }.
offer-drops-plan = При согласии ваши условные ходы удалятся.

offer-take-back-was-asked = { $player }: просьба взять назад { $moves }.
offer-cancel-was-asked = { $player }: предложение закончить партию { $game } без результата.
offer-take-back-declined = { $player } не соглашается на возврат. Ходы остаются.
offer-cancel-declined = { $player } не соглашается закончить партию без результата. Партия продолжается.
offer-declined-done = Отклонено.

offer-taken-back = Ход { $moves } взят назад.
offer-taken-back-rest = Всё, что сыграно до него, остаётся:
offer-taken-back-done = Ход { $moves } взят назад. Снова ваш ход.
offer-taken-back-with-draw = { $player } берёт назад ход, а с ним и предложение ничьей.
offer-taken-back-dropped-plan = Ваши условные ходы удалены вместе с ним. Задайте новые: { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } соглашается на возврат.
offer-taken-back-by-agreement = { $count ->
    [1] По соглашению ход { $moves } взят назад.
   *[other] По соглашению ходы { $moves } взяты назад.
}
offer-taken-back-together = { $count ->
    [1] Ход { $moves } взят назад.
   *[other] Ходы { $moves } взяты назад.
}
offer-taken-back-by-agreement-done = { $count ->
    [1] Вы согласились: ход { $moves } взят назад.
   *[other] Вы согласились: ходы { $moves } взяты назад.
}
offer-taken-back-draw-gone = Вместе с ходом, который взяли назад, исчезло и предложение ничьей.

offer-end-alone-asked = Закончить партию { $game } ({ $variant }) без результата? Соперник: { $opponent }. Партия сразу закончится, отменить это нельзя.

offer-player-left = { $player } больше не состоит там, где идёт эта партия. { $other }, с { $from } вы можете закончить её без результата: { STEP("abort", "game", $game) }. До этого результат может присудить тот, { TERM("moderator-right", "who-has") }: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } больше не состоит там, где идёт эта партия. { $other }, результат может присудить тот, { TERM("moderator-right", "who-has") }: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } снова состоит там, где идёт эта партия, и она продолжается.
offer-refused-player-left = { $player } больше не состоит там, где идёт эта партия. С { $from } вы можете закончить её сами. До этого результат может присудить тот, { TERM("moderator-right", "who-has") }: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } больше не состоит там, где идёт эта партия. Результат может присудить тот, { TERM("moderator-right", "who-has") }: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = Победа засчитана вам.
offer-given-done = Сопернику добавлено время: { $length }.
