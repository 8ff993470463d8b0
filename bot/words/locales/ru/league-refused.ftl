# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Лиги бывают только { TERM("community", "in") }. Используйте команду там.
league-refused-not-a-manager = Создаёт и меняет лиги тот, { TERM("manager-right", "who-has") }. Попросите его. А присоединиться может любой, список здесь: { STEP("league") }.
league-refused-no-name = Лиге нужно название. Укажите его: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = Название слишком длинное (знаков: { $length }, предел — { $most }). Выберите название покороче.
league-refused-no-variant = Лиге нужен вариант. Укажите один или несколько через запятую: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Разных вариантов в лиге слишком много, предел — { $most }. Выберите меньше.
league-refused-no-clock = Лиге нужны часы, иначе она никогда не кончится. Укажите контроль времени, например так: { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = В лиге тот, у кого время вышло, проигрывает, поэтому слово <code>soft</code> здесь не годится. Уберите его.
league-refused-in-the-past = { $at } уже позади. Выберите начало попозже, например так: { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = { $at } — это больше чем через год. Выберите начало пораньше.
league-refused-days = Весь сезон длится от { $least } до { $most } дней. Укажите в { OPTION("league", "days") } подходящее число.
league-refused-too-many = Здесь уже предельное число незаконченных лиг ({ $most }). Сначала завершите одну: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Лиги { $league } здесь нет. Какие есть, покажет { STEP("league") }.
league-refused-none-here = Лиги, к которой это подходит, здесь нет. Какие есть, покажет { STEP("league") }.
league-refused-none-called = Лиги «{ $name }» здесь нет. Какие есть, покажет { STEP("league") }.
league-refused-name-taken = Лига { $league } здесь уже называется «{ $name }». Выберите другое название, чтобы их не путали.
# A line for each follows.
league-refused-several = Под это подходит несколько лиг. Добавьте номер одной из них:
league-refused-one-of = <code>number:{ $league }</code> { $name }, сезон { $season }.
league-refused-full = Мест в лиге больше нет (участников: { $most }). Присоединяйтесь к следующей.
league-refused-already-in = Вы уже участвуете в лиге { $league }. Посмотреть её: { STEP("league", "what", "show", "number", $league) }.
league-refused-not-in = Вы не участвуете в лиге { $league }, так что выходить не нужно. Ваши лиги покажет { STEP("league") }.
league-refused-member-not-in = { $player } не участвует в лиге { $league }. Кто участвует, покажет { STEP("league", "what", "show", "number", $league) }.
league-refused-no-member = Укажите, кого исключить: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = Лига { $league } уже началась, и присоединиться к ней нельзя. Другие покажет { STEP("league") }.
league-refused-not-begun = Лига { $league } ещё не началась, и продлевать пока нечего. Чтобы что-то изменить, закройте её ({ STEP("league", "what", "end", "number", $league) }) и создайте заново.
league-refused-last-call = В лиге { $league } новые партии больше не начинаются, а последним дано время до { $until }. Присудить результат может модератор: { STEP("adjudicate") }.
league-refused-over = Лига { $league } закончилась { $at }. Её таблицу покажет { STEP("league", "what", "show", "number", $league) }.
