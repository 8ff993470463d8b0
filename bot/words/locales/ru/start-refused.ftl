# Why a game cannot start like that: its variant, its position or its array.

start-refused-no-variant-named = Вы не назвали вариант. Выберите из этих: { $known }.
start-refused-unknown-variant = Варианта «{ $typed }» нет. Выберите из этих: { $known }.
start-refused-no-variant-named-of-many = Вы не назвали вариант. Выберите какой-нибудь, например { $some }. Все варианты: { STEP("variants") }.
start-refused-unknown-variant-of-many = Варианта «{ $typed }» нет. Выберите другой, например { $some }. Все варианты: { STEP("variants") }.
start-refused-bad-setup = Такая позиция не годится: { $reason }. Напишите её по этому образцу: <code>{ $example }</code>
start-refused-setup-and-array = Партия начинается с позиции или с расстановки, но не с того и другого. Уберите { OPTION("challenge", "setup") } или { OPTION("challenge", "array") }.
start-refused-one-array = У варианта { $variant } только одна расстановка, жребий не нужен. Уберите { OPTION("challenge", "array") }.
start-refused-bad-order = Такая расстановка не годится: { $reason }. Напишите подряд буквы фигур на полях { $squares }. Обычный порядок: <code>{ $example }</code> или просто <code>{ $usual }</code>. Для случайного введите <code>{ $by_lot }</code>.
start-refused-unknown-array = Жребий для расстановки бывает такой: { $known }. Выберите один.
