# Pieces, sides and squares, as parts of other messages.

piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = фигура
    .the = фигура
    .acc = фигуру
    .gen = фигуры
    .your = ваша фигура
piece-one = { $piece }
piece-there = { $piece } на { $square }
squares-from-to = от { $first } до { $last }
zone-with-squares = «{ $zone }», { $squares }

move-goes = { $piece } с { $from } на { $to }
move-takes = { $piece } с { $from } берёт { $victim-acc } на { $square }
move-takes-in-passing = { $piece } с { $from } берёт на проходе { $victim-acc } на { $square } и встаёт на { $to }
move-takes-two = { $piece } с { $from } берёт { $victim-acc } на { $square } и { $second-acc } на { $to }
move-takes-and-goes-on = { $piece } с { $from } берёт { $victim-acc } на { $square } и идёт дальше на { $to }
move-takes-in-place = { $piece } на { $from } берёт { $victim-acc } на { $square }, не сходя с места
move-faces = { $moved }; теперь фигуры { $king } стоят друг против друга, и пас заканчивает партию
move-passes = { $piece } остаётся на { $square }
move-pass = Пас
move-becomes-there = { $piece } остаётся на { $square }
move-leaps = { $piece } с { $from } прыгает на { $to }
move-castles = { $piece } рокируется с { $from } на { $to }, а { $partner-the } идёт с { $partner_from } на { $partner_to }
move-drops = Сброс { $piece-gen } на { $square }
move-enters = { $moved }, а на { $square } вступает { $piece-the }
move-walls = { $moved }, а на { $square } встаёт { $piece-the }
move-explodes = { $moved }, и происходит взрыв
move-explodes-with = { $moved }, и происходит взрыв. Он уносит и другие фигуры: { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , шах
    [threat] {" "}с угрозой выиграть
   *[mate] , мат
}
move-in-words-promoting = { $moved }, { $how ->
    [stays] без превращения: { $piece-the }
   *[becomes] превращение в { $piece-acc }
}{ $check ->
    [check] , шах
    [mate] , мат
    [threat] {" "}с угрозой выиграть
   *[none] {""}
}

reach-line = { $way }: { $squares }
reach-takes = берёт { $piece-acc } на { $square }
reach-direction = { $direction ->
    [up] вверх
    [up-right] вверх вправо
    [right] вправо
    [down-right] вниз вправо
    [down] вниз
    [down-left] вниз влево
    [left] влево
   *[up-left] вверх влево
}
reach-multi-step = { $count ->
    [2] двойной шаг
    [3] тройной шаг
    [one] шаг на { $count } поле
    [few] шаг на { $count } поля
    [many] шаг на { $count } полей
   *[other] шаг на { $count } поля
} через { $squares }
reach-leaps = прыжком
reach-over = через { $piece-acc } на { $square }
reach-on-from = дальше от { $squares }
reach-turning = с поворотом на { $squares }
reach-riding = скачками через { $squares }
reach-in-passing = на проходе, встаёт на { $square }
reach-first-leap = прыжком, первым ходом
reach-castling = рокировка, вторая фигура с { $from } на { $to }
reach-drop = сброс из руки на это поле
reach-locust = со взятием ({ $piece } на { $square }), затем на
reach-pass = остаться на месте, то есть пропустить ход
reach-becomes = превращается: { $piece }
reach-enters = позади на { $square }, из руки
