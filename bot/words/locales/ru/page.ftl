# The pages in a browser, and the way to them.

pages-off = Здесь нельзя открыть доску в браузере. Продолжайте играть: { STEP("move") }.
pages-only-own = В браузере можно открыть только свои партии. Посмотрите эту так: { STEP("board") }.
pages-open-game = Вот ваша личная ссылка на доску партии { $game }. Она только для вас, действует один раз и десять минут.
pages-open-games = Вот ваша личная ссылка на ваши партии. Она только для вас, действует один раз и десять минут.
page-title = { $page } · Menagerie
page-continue = Дальше
page-signs-in = Так вы войдёте в этом браузере на 30 дней как { $player }. Продолжайте, только если это вы и сами просили об этом.
page-signed-out = Вы здесь не вошли. Получите ссылку в чате: { STEP("open") }.
page-used-link = Эта ссылка уже использована или старше десяти минут. Получите новую в чате: { STEP("open") }.
page-no-game = Такой партии у вас нет. Ваши партии здесь: <code>/</code>.
page-none = Такой страницы нет. Вернитесь на <code>/</code>.
page-too-old = Эта страница устарела. Загрузите её снова.
page-too-fast = Слишком много сразу. Подождите несколько секунд.
page-not-now = Не получилось. Попробуйте снова через минуту.
page-games = Мои партии
page-no-games = У вас нет идущих партий. Начните в чате: { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ Ваш ход
   *[other] Ход соперника
} · { $variant }, { $opponent }, партия { $game }
page-sign-out = Выйти
page-sign-out-everywhere = Выйти везде
page-heading = { $variant }, { $opponent }, партия { $game }
page-your-move = Ваш ход.
page-their-move = Ходит { $player }.
page-until = До { $at }.
page-board = Доска
page-square = { $square }, { $side } { $piece }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, пусто
page-last-move = Последний ход: { $move }.
page-draw-offered = { $player } предлагает ничью.
page-draw-stands = Вы предложили ничью.
page-asks-take-back = { $player } просит вернуть ходы: { $plies }.
page-asks-cancel = { $player } просит закончить партию без результата.
page-claim-draw = Потребовать ничью
page-offer-draw = Предложить ничью
page-draw-meanwhile = Тем временем что-то изменилось. Посмотрите на доску и выберите снова.
page-type-move = Или напишите ход:
page-play = Сыграть
page-cancel = Отмена
page-confirm = Да, сделать это
page-wall = Теперь выберите поле: { $piece }.
page-choose = Какой ход?
page-moves = Сыгранные ходы
page-captures = Взято
page-captured = { $count } × { $side } { $piece }
page-hand = { $side }, в руке
page-held = { $count } × { $piece } { $side-gen } в руке
page-looking-back = Это прошлое партии. Последний ход здесь: { $move }. Вернуться к партии: ».
page-looking-at-start = Это начало партии. Вернуться к партии: ».
page-first = Начало партии
page-back = Ход назад
page-on = Ход вперёд
page-now = Партия сейчас
page-offline = Нет связи. Пробую снова.
