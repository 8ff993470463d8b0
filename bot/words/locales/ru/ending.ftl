# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Сдать партию { $game } ({ $variant })? Соперник: { $opponent }. Партия на этом закончится, отменить это нельзя.
ending-resigned-done = Вы сдались.
ending-done = Партия закончена без результата.

ending-draw-offered = { $player } предлагает ничью. { $opponent }, примите её или отклоните. Если вы сделаете ход, это тоже будет отказом.
ending-draw-offered-to-computer = { $player } предлагает ничью: { $opponent }.
ending-draw-offered-with-move = { $player } с этим ходом предлагает ничью. { $opponent }, примите её или отклоните. Если вы сделаете ход, это тоже будет отказом.
ending-draw-offered-done = Ничья предложена. Потребовать её по правилам сейчас нельзя. Предложение действует, пока соперник не ответит.
ending-draw-accepted = { $player } принимает ничью.
ending-draw-accepted-done = Партия закончилась вничью.
ending-draw-was-offered = { $player }: предложение ничьей.
ending-draw-declined = { $player } отклоняет ничью.
ending-draw-declined-done = Ничья отклонена.
ending-draw-unanswered = Партия закончилась раньше, чем на предложение ничьей ответили.
ending-draw-claimed-done = Ничья по вашему требованию.

ending-proposal-lapsed-by-moving = { $player } делает ход, не дожидаясь ответа.
ending-proposal-declined-by-moving = { $player } своим ходом отклоняет просьбу.
ending-proposal-lapsed-by-take-back = { $player } берёт ход назад, так что просьба больше не действует.
ending-proposal-accepted = { $player } соглашается закончить партию без результата.
ending-proposal-unanswered = Партия закончилась раньше, чем на просьбу ответили.

ending-ended-by = Партию заканчивает { $player }.
ending-that-was = Это была партия { $game }.
ending-another = Сыграть ещё раз, поменявшись цветами? { STEP("rematch") }
ending-ruling = Решение: { $by }. Причина: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Счёт { $winner }–{ $loser }.

ending-winner = { $player } ({ $side-the })

ending-checkmate = Мат. Победа { $winner-gen }.
ending-stalemate-won = Пат. Победа { $winner-gen }.
ending-repeated-won = Позиция повторена ходом { $player-gen }. Победа { $winner-gen }.
ending-repeated-lost = Поражение { $loser-gen } за повторение позиции. Победа { $winner-gen }.
ending-restricted = У { $loser-gen } остались только ограниченные фигуры. Победа { $winner-gen }.
ending-checks = У { $loser-gen } слишком много полученных шахов. Победа { $winner-gen }.
ending-extinction-won = У { $player-gen } отданы все фигуры, которые надо было отдать. Победа { $winner-gen }.
ending-extinction-lost = У { $loser-gen } потеряны фигуры, которые надо было сохранить. Победа { $winner-gen }.
ending-extinction-last = У { $loser-gen } больше нет фигуры «{ $piece }». Победа { $winner-gen }.
ending-goal = Цель достигнута. Победа { $winner-gen }.
ending-row-won = У { $player-gen } выстроен ряд. Победа { $winner-gen }.
ending-row-lost = У { $loser-gen } выстроен ряд, и это поражение. Победа { $winner-gen }.
ending-perpetual-check = Поражение { $loser-gen } за вечный шах. Победа { $winner-gen }.
ending-bare-king = У { $loser-gen } остался один король. Победа { $winner-gen }.
ending-points = Была бы ничья, поэтому решают очки: { $more } против { $less }. Победа { $winner-gen }.
ending-resignation = Поражение { $loser-gen }: партия сдана. Победа { $winner-gen }.
ending-time = У { $loser-gen } вышло время. Победа { $winner-gen }.
ending-adjudicated-won = Присуждена победа: { $winner-the }.

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
} не было взятий, превращений и ходов фигур, которые не могут вернуться назад.
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
