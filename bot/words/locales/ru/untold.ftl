# Rules of a variant that follow from its settings, where its author's sentences do not tell them.

untold-royals = У стороны может быть несколько королевских фигур ({ $pieces }). Шах — это когда { $check ->
    [any] атакована любая из них
    [last] осталась одна и она атакована; пока их больше, их берут, как любые другие
   *[all] атакованы сразу все, какие есть; если их несколько, одну можно оставить под боем, и её могут взять
}.
untold-facing = После хода две фигуры { $king } не должны стоять на одной { $line ->
    [file] вертикали
   *[any] вертикали или горизонтали
}, если между ними никого нет.
untold-must-capture = Если можно взять, брать обязательно: любой другой ход тогда невозможен.
untold-no-checks = Объявлять шах нельзя.
untold-explosions = Каждое взятие вызывает взрыв: исчезают обе фигуры и всё на восьми полях вокруг.
untold-explosions-but = Каждое взятие вызывает взрыв: исчезают обе фигуры и всё на восьми полях вокруг. Остаются: { $pieces }.
untold-lions = { $pieces }: ни одна из этих фигур не может взять другую из них, которая защищена и стоит через поле, если только не берёт по пути ещё одну фигуру{ $count ->
    [0] {""}
   *[other] {" "}(эти не в счёт: { $minor })
}. Если другая фигура только что взяла одну из них, то в ответ другая фигура может взять такую только на том же поле.

untold-hands = { $captures ->
    [yes] Взятая фигура переходит в руку стороны, которая её взяла. Сторона
   *[no] Сторона
} может вместо хода сбросить фигуру из руки на пустое поле.
untold-captured-as = После взятия { $pieces-the } переходит в руку как { $piece-the }.
untold-drops-in = Сбрасывать { $piece-acc } вне зоны { $zone } нельзя.
untold-drops-most-on-file = Сбрасывать { $piece-acc } на вертикаль, где у стороны таких уже { $number }, нельзя.
untold-drops-no-mate = Давать мат сбросом { $piece-gen } нельзя.
untold-drops-mobile = Фигуру нельзя сбросить туда, откуда она уже никогда не сможет пойти.
untold-must-drop = Если можно сбросить фигуру, сбрасывать обязательно.
untold-drops-no-checks = Давать шах сбросом нельзя.
untold-promotes-on-leaving = Ход, который начинается в зоне { $zone }, тоже даёт превращение: { $pieces }.

untold-checkmate-wins = Кто получает мат, тот побеждает.
untold-checks = Сразу побеждает сторона, которая дала { $checks ->
    [1] шах
    [one] шах { $number } раз
    [few] шах { $number } раза
    [many] шах { $number } раз
   *[other] шах { $number } раза
}.
untold-goal = { $when ->
    [at-once] Сразу побеждает сторона, у которой в конце её хода { $has } { $place }.
    [unanswered] Побеждает сторона, у которой в конце её хода { $has } { $place }. Если цель достигнута ({ $first }), но и соперник может достичь её следующим ходом ({ $second }), партия идёт ещё этот ход, и если цели достигли обе стороны, это ничья.
    [held] Побеждает сторона, у которой и в конце её хода, и после ответа соперника { $has } { $place }.
    [safe] Побеждает сторона, у которой не под боем { $has } { $place }. Если так у обеих сторон, это ничья.
   *[safe-or-held] Побеждает сторона, у которой { $has } { $place } — не под боем или ещё и после ответа соперника.
}
untold-goal-one = стоит { $pieces }
untold-goal-several = стоит не меньше { $number } из этих фигур ({ $pieces }){ $or_full ->
    [yes] , или одна, если все поля заняты,
   *[no] {""}
}
untold-goal-place = в зоне { $zone }
untold-goal-places = в зоне своей цели ({ $first }: { $first_zone }; { $second }: { $second_zone })
untold-extinction = { $result ->
    [wins] Побеждает
   *[loses] Проигрывает
} сторона, у которой { $of ->
    [one] таких фигур
    [each] фигур одного из этих видов
   *[together] этих фигур вместе
} { $left ->
    [0] не осталось
   *[other] осталось не больше { $number }
}: { $pieces }.
untold-bare-king-loses = Сторона, у которой остался только король, проигрывает, если не может сразу взять последнюю фигуру соперника.
untold-restricted = Проигрывает сторона, у которой после взятия остались только король и эти фигуры: { $pieces }.
untold-repetition-loses = Проигрывает тот, после чьего хода позиция возникает в { $number } раз.
untold-repetition-wins = Побеждает тот, после чьего хода позиция возникает в { $number } раз.
untold-repetition-second-wins = Когда позиция возникает в { $number } раз, это победа { $side-gen }.
untold-perpetual-check-loses = Если партию заканчивает повторение, проигрывает сторона, которая с первого появления этой позиции давала шах каждым ходом, если соперник так не делал.

untold-stalemate-draws = Пат — ничья.
untold-stalemate-loses = Кто получает пат, тот проигрывает.
untold-stalemate-wins = Кто получает пат, тот побеждает.
untold-stalemate-fewer-pieces = При пате побеждает тот, у кого меньше фигур; если их поровну, это ничья.
untold-repetition-claim = Когда позиция возникает в { $number } раз, можно требовать ничью.
untold-move-rule-claim = Если за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} каждой стороны не было взятий, ходов пешками и превращений, можно требовать ничью.
untold-move-rule-draws = Если за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} каждой стороны не было взятий, ходов пешками и превращений, партия сама кончается вничью.
untold-repetition-draws = Когда позиция возникает в { $number } раз, партия сама кончается вничью.
untold-counting = Когда пешек больше нет, ходы считают, и первый ход сверх предела — ничья: { $limits }.
untold-counting-board = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, пока ни у кого не остался один король
untold-counting-with = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} против одинокого короля, если у другой стороны есть { $piece-the } (не меньше { $number })
untold-counting-otherwise = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} с другими фигурами
untold-counting-from-pieces = { $limits }, а счёт начинают с числа всех фигур на доске
untold-bare-kings-draw = Когда остались только короли, это ничья.
untold-dead = Когда выиграть уже никто не может, это ничья: { $pieces }.
untold-dead-alone = кроме королей осталась только одна фигура, и это { $pieces }
untold-dead-one-color = кроме королей остались только эти фигуры, и все стоят на полях одного цвета: { $pieces }
untold-dead-apart = остались только эти фигуры, и у сторон они стоят на полях разного цвета: { $pieces }

untold-never-promoted-to = Превратиться в { $piece-acc } нельзя.
untold-promoted-up-to = Превратиться в { $piece-acc } нельзя, пока у стороны таких уже { $number }.
