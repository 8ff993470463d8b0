# Private notes on games, and private lines of moves. Nobody else is ever shown them.

notebook-noted = Заметка { $number } сохранена (к позиции после { $plies ->
    [one] { $plies } полухода
    [few] { $plies } полуходов
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}). Её видите только вы. Посмотреть: { STEP("note", "game", $game) }.
notebook-removed = Заметка { $number } удалена.

notebook-notes = <b>Ваши заметки к партии { $game } ({ $variant })</b>, сначала новые. Видите их только вы.
notebook-note = <b>{ $number }</b> · после { $plies ->
    [one] { $plies } полухода
    [few] { $plies } полуходов
    [many] { $plies } полуходов
   *[other] { $plies } полухода
} · { $at }
notebook-how-to-remove = Удалить: { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] Ещё { $count } прежняя заметка: { STEP("note", "game", $game, "before", $before) }.
    [few] Ещё { $count } прежние заметки: { STEP("note", "game", $game, "before", $before) }.
    [many] Ещё { $count } прежних заметок: { STEP("note", "game", $game, "before", $before) }.
   *[other] Ещё { $count } прежней заметки: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = У вас нет заметок к партии { $game } ({ $variant }). Напишите: { STEP("note", "text", "", "game", $game) }. Видеть заметку будете только вы.
notebook-no-older-notes = До номера { $before } у вас нет заметок к партии { $game } ({ $variant }). Напишите: { STEP("note", "text", "", "game", $game) }. Видеть заметку будете только вы.

notebook-stopped = Ход { $number } вашей линии, «{ $typed }»: { $why }
notebook-stopped-later = Ходы до него остались в вашей линии.
notebook-no-move = В этом нет ходов.

notebook-line = <b>Ваша линия в партии { $game } ({ $variant })</b>, после полухода { $shown } из { $plies }. Видите её только вы.
notebook-line-moves = { $ply ->
    [0] С начала партии
    [one] После { $ply } полухода партии
    [few] После { $ply } полуходов партии
    [many] После { $ply } полуходов партии
   *[other] После { $ply } полухода партии
}: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] С начала партии
    [one] После { $ply } полухода партии
    [few] После { $ply } полуходов партии
    [many] После { $ply } полуходов партии
   *[other] После { $ply } полухода партии
}: ходов пока нет.
notebook-line-to-move = Ход { $side-gen }.
notebook-line-in-check = Ход { $side-gen }, под шахом.
notebook-line-ends = Партия на этом бы закончилась: { $result }

notebook-go-on = Продолжайте: { STEP("try", "moves", "", "game", $game) } — или начните снова с любого полухода: { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Продолжайте отсюда, без ходов дальше: { STEP("try", "moves", "", "back", $back, "game", $game) }. Или начните снова с любого полухода: { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = Партия с тех пор ушла вперёд. Начните новую линию с её нынешней позиции: { STEP("try", "moves", "", "game", $game) }.

notebook-line-on-show = Пробная линия.
