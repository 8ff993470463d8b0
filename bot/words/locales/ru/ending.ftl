# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Сдать партию { $game } ({ $variant })? Соперник: { $opponent }. Партия на этом закончится, отменить это нельзя.
ending-resigned-done = Вы сдались.
ending-done = Партия закончена без результата.

ending-draw-offered = { $player } предлагает ничью. { $opponent }, примите её или отклоните. Ход тоже считается отказом.
ending-draw-offered-to-computer = { $player } предлагает ничью: { $opponent }.
ending-draw-offered-with-move = { $player } с этим ходом предлагает ничью. { $opponent }, примите её или отклоните. Ход тоже считается отказом.
ending-draw-offered-done = Ничья предложена. Требовать её по правилам сейчас нельзя. Предложение действует, пока соперник не ответит.
ending-draw-accepted = { $player } принимает ничью.
ending-draw-accepted-done = Партия закончилась вничью.
ending-draw-was-offered = { $player }: предложение ничьей.
ending-draw-declined = { $player } отклоняет ничью.
ending-draw-declined-done = Ничья отклонена.
ending-draw-unanswered = Партия закончилась раньше, чем на предложение ничьей ответили.
ending-draw-claimed-done = Ничья по вашему требованию.

ending-proposal-lapsed-by-moving = { $player } делает ход, не дожидаясь ответа.
ending-proposal-declined-by-moving = { $player } своим ходом отклоняет просьбу.
ending-proposal-lapsed-by-take-back = { $player } берёт ход назад, так что просьба устарела.
ending-proposal-accepted = { $player } соглашается закончить партию без результата.
ending-proposal-unanswered = Партия закончилась раньше, чем на просьбу ответили.

ending-ended-by = Партию заканчивает { $player }.
ending-that-was = Это была партия { $game }.
ending-another = Сыграть ещё раз, поменявшись сторонами? { STEP("rematch") }
ending-ruling = Решение: { $by }. Причина: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Счёт { $winner }–{ $loser }.

ending-winner = { $player } ({ $side })

ending-checkmate = Мат. Победа: { $winner }.
ending-stalemate-won = Пат. Победа: { $winner }.
ending-repeated-won = Повторение позиции ({ $player }). Победа: { $winner }.
ending-repeated-lost = Поражение за повторение позиции ({ $loser }). Победа: { $winner }.
ending-restricted = Остались только ограниченные фигуры ({ $loser }). Победа: { $winner }.
ending-checks = Слишком много полученных шахов ({ $loser }). Победа: { $winner }.
ending-extinction-won = Отданы все фигуры, которые надо было отдать ({ $player }). Победа: { $winner }.
ending-extinction-lost = Потеряны фигуры, которые надо было сохранить ({ $loser }). Победа: { $winner }.
ending-extinction-last = { $loser }: больше нет фигуры «{ $piece }». Победа: { $winner }.
ending-goal = Цель достигнута. Победа: { $winner }.
ending-row-won = Ряд выстроен ({ $player }). Победа: { $winner }.
ending-row-lost = Ряд выстроен ({ $loser }), и это поражение. Победа: { $winner }.
ending-perpetual-check = Поражение за вечный шах ({ $loser }). Победа: { $winner }.
ending-bare-king = Остался один король ({ $loser }). Победа: { $winner }.
ending-points = Была бы ничья, поэтому решают очки: { $more } против { $less }. Победа: { $winner }.
ending-resignation = Партия сдана ({ $loser }). Победа: { $winner }.
ending-time = Время вышло ({ $loser }). Победа: { $winner }.
ending-adjudicated-won = Присуждена победа: { $winner }.

ending-stalemate = Пат. Ничья.
ending-repeated = Ничья повторением: позиция встретилась { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}.
ending-repeated-drawn = Ничья повторением позиции.
ending-goal-of-both = Ничья: оба игрока достигли цели.
ending-agreement = Ничья по соглашению.
ending-quiet = Ничья: за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} не было взятий, превращений и ходов фигурами, которым нет пути назад.
ending-counting = Ничья: ходы, которые разрешены без пешек, исчерпаны.
ending-passes = Ничья: партия закончилась пасом.
ending-bare-kings = Ничья: остались только короли.
ending-dead = Ничья: с оставшимися фигурами никто уже не выиграет.
ending-adjudicated-drawn = Присуждена ничья.

ending-annulled = Присуждено: результата нет.
ending-aborted = Партия прервана раньше, чем сходили оба: результата нет.
ending-cancelled = Игроки вместе закончили партию без результата.
ending-deserted = Партия закончена без результата: один из игроков ушёл оттуда, где она шла.
ending-not-begun = Время вышло раньше, чем сходили обе стороны: партия отменена, результата нет.
ending-unfinished = 90 дней никто не ходил: партия закрыта, результата нет.
ending-over = Партия закончена.

ending-proof-repeated = Эта позиция была на доске { $moves }.
ending-proof-repeated-often = Эта позиция была на доске { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}, последние — { $moves }.
ending-proof-after = после <b>{ $played }</b>
ending-proof-at-start = в начале
ending-proof-moves = { $moves } и { $last }
ending-proof-quiet-since = Последний такой ход: <b>{ $played }</b>.
ending-proof-quiet-always = С начала партии таких ходов не было.
