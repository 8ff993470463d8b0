# Why moves are not tried, or not taken back.

try-refused-move = { $why } Ничего не сделано. Введите линию снова, исправив её: { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } Ничего не сделано, и ваша прежняя линия не изменилась: { STEP("try", "game", $game) }.
try-refused-back-and-at = Можно начать новую линию или вернуться в старой, но не то и другое сразу. Уберите { OPTION("try", "at") } или { OPTION("try", "back") }.
try-refused-short-line = В вашей линии (партия { $game }) { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}, поэтому больше назад не взять. Вот она: { STEP("try", "game", $game) }.
try-refused-no-line = Линии в партии { $game } у вас ещё нет. Введите её ходы, например { STEP("try", "moves", $example, "game", $game) }. Видеть их будете только вы.
try-refused-game-has-gone-on = Партия { $game } с тех пор ушла вперёд, и брать в вашей линии назад нечего. Начните новую: { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = В партии { $game } взяли ход назад, поэтому позиции, с которой начиналась ваша линия, больше нет. Начните новую: { STEP("try", "moves", "", "game", $game) }.
