# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = Администраторы { TERM("community", "of") } разрешают начинать партии только в некоторых местах, а эта началась бы не там. Узнайте разрешённые места командой { STEP("places") } там или спросите администратора.
limit-refused-elsewhere = Администраторы этого { TERM("community", "of") } разрешают начинать партии только в этих местах: { $places }. Создайте вызов там.
limit-refused-no-place-seen = места, которых вы не видите
limit-refused-variant = Вариант { $variant } { TERM("community", "here") } не разрешён: варианты выбирают администраторы. Выберите из этих: { $allowed }.
limit-refused-variant-of-many = Вариант { $variant } { TERM("community", "here") } не разрешён: варианты выбирают администраторы. Выберите другой, например { $some }. Все варианты: { STEP("variants") }.
limit-refused-too-many-games = У вас { TERM("community", "here") } уже { $most ->
    [one] { $most } партия
    [few] { $most } партии
    [many] { $most } партий
   *[other] { $most } партии
}, больше администраторы не разрешают. Сначала закончите одну из них: { STEP("games") }.
limit-refused-other-has-too-many-games = У игрока { $player } { TERM("community", "here") } уже { $most ->
    [one] { $most } партия
    [few] { $most } партии
    [many] { $most } партий
   *[other] { $most } партии
}, больше администраторы не разрешают. Попробуйте, когда одна закончится.
limit-refused-not-a-manager = Варианты и места для новых партий { TERM("community", "here") } выбирает тот, { TERM("manager-right", "who-has") }. Попросите его. Что разрешено, покажут { STEP("places") } и { STEP("variants") }.
limit-refused-no-community = Варианты и места для новых партий задают только { TERM("community", "in") }, а здесь личная беседа. Используйте { STEP("places") } или { STEP("variants") } { TERM("place", "in") } { TERM("community", "of") }.
limit-refused-no-place-listed = Партии можно начинать { TERM("place", "in-any") } этого { TERM("community", "of") }. Перейдите туда, где они нужны, и используйте { STEP("places", "here", "allow") }: тогда они будут начинаться только там.
limit-refused-last-place = Это единственное место, где можно начинать партии; без него не останется ни одного. Сначала разрешите другое, вызвав там { STEP("places", "here", "allow") }, или разрешите все: { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Мест для партий здесь уже предельное число ({ $most }). Сначала уберите одно, вызвав там { STEP("places", "here", "forbid") }, или разрешите все: { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } — единственный вариант, который здесь разрешён; без него не останется ни одного. Сначала разрешите другой или сразу все: { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Вариант можно разрешить или запретить, но не то и другое сразу. Уберите { OPTION("variants", "allow") } или { OPTION("variants", "forbid") }.
