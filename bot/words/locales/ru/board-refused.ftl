# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = Поле { $square } — дыра в доске, фигур там не бывает. Назовите поле доски.
board-refused-no-such-square = Поля «{ $typed }» на этой доске нет. Назовите поле от a1 до { $last }.
board-refused-no-such-region = «{ $typed }» — не часть этой доски. Назовите два угла, например a1-h8. Последнее поле: { $last }.
board-refused-empty-square = Поле { $square } пустое. Назовите поле с фигурой.
board-refused-unknown-piece = Фигуры «{ $typed }» здесь нет. Выберите из этих: { $known }.
board-refused-no-way = { $piece } на { $from } сейчас не может пойти на { $to }. Уберите { OPTION("moves", "to") }, и я покажу все возможные ходы.
board-refused-no-such-ply = В партии { $game } пока { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}. Назовите число от 0 до { $plies }.
board-refused-no-position-named = Вы не назвали позицию партии { $game }.
board-refused-unknown-position = Позиции «{ $typed }» в партии { $game } нет.
board-refused-name-a-position = { $plies ->
    [0] Ходов ещё не было. Назовите <code>0</code>, то есть начало.
   *[other] Назовите число сделанных полуходов, от 0 (начало) до { $plies }. Или назовите ход по номеру: <code>{ $last }</code> — позиция после последнего.
}
