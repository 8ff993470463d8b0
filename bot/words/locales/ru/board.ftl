# Boards: what is on a square, what a piece is, what was captured.

board-fen = <b>{ $title }, после { $plies ->
    [one] { $plies } полухода
    [few] { $plies } полуходов
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}</b>, в виде FEN:
board-nothing-captured = Ничего ещё не взято.
board-captured = Потери: { $pieces }.
board-captured-difference = Потери: { $pieces }. Перевес { $side-gen }: { $worth }.
board-captured-level = Потери: { $pieces }. По ценности поровну.
board-captured-of = { $side-the } — { $pieces-the }
board-fraction = { $whole },{ $part }

board-square = <b>Поле { $square }</b>: { $piece-the } { $side-gen } ({ $letter }). { $moves }
board-wall = <b>Поле { $square }</b>: { $piece }. { $moves }
board-empty-square = <b>Поле { $square }</b>: пусто.
board-attacked = Нападение { $side-gen }: { $pieces-the }.
board-not-attacked = У { $side-gen } нападать некому.
board-defended = Защита { $side-gen }: { $pieces-the }.
board-not-defended = У { $side-gen } защищать некому.

board-piece = <b>{ $piece } ({ $label })</b>, { $variant }. { $moves }
board-piece-aliases = Другие названия здесь: { $names }.
board-piece-elsewhere = В других вариантах: { $names }.
board-piece-name-elsewhere = { $name-the } ({ $games })
board-piece-value = Ценность: { $value }.
board-piece-values = Ценность: { $value } и { $second } (источник приводит обе).
board-piece-becomes = Превращение { $place ->
    [zone] в зоне «{ $zone }»
    [file] на последнем поле вертикали
   *[rank] на последней горизонтали
}{ $whose ->
    [of-side] {" "}({ $side-the })
   *[of-both] {""}
}: { $becomes }{ $by ->
    [capture] , если попасть туда взятием
    [step] , если попасть туда ходом на одно поле, пусть и со взятием
    [quiet-step] , если попасть туда ходом на одно поле без взятия
    [capturing-step] , если попасть туда взятием на соседнем поле
    [entering] , если войти в зону или взять с её поля или на её поле
    [entering-or-last] , если войти в зону, взять с её поля или на её поле или дойти до конца ({ $always })
   *[any-move] {""}
}{ $may_stay ->
    [always] ; или фигура остаётся прежней ({ $stays })
    [yes] ; или фигура остаётся прежней ({ $stays }), если ещё может оттуда ходить
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . После любого другого хода остаётся прежняя фигура ({ $stays })
}.
board-piece-becomes-there = { $stays }: превращается отдельным ходом ({ $becomes }) в зоне { $zone } или как последняя фигура своего вида. Это делают на месте или на пустом поле, куда может пойти новая фигура. Новая фигура не должна ничего атаковать и давать шах.
board-piece-either = { $names } или { $last }
board-piece-becomes-on = { $piece } (вертикали: { $files })
board-piece-at-most = Если у стороны уже есть { $most }, превратиться в эту фигуру нельзя.
board-piece-betza = XBetza: <code>{ $betza }</code>

board-reach-title = { $piece } { $side-gen } на { $square }{ $supposed ->
    [yes] {" "}(если бы ходила эта сторона)
   *[no] {""}
}
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = может пойти на { $square }.
board-no-move = ходов сейчас нет.
board-no-move-but-a-capture = ходов сейчас нет: другая фигура может взять, а значит, обязана.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
board-of-game = Партия { $game }
board-of-line = Ваша линия в партии { $game }
board-more = <b>{ $variant }, партия { $game }</b>: что вы хотите сделать?
