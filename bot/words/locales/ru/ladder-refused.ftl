# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Лестницы бывают только { TERM("community", "in") }. Используйте команду там.
ladder-refused-not-a-manager = Убирает участников тот, { TERM("manager-right", "who-has") }. Попросите его.
ladder-refused-no-variant = Лестниц здесь пока нет. Назовите вариант, чтобы начать первую: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Здесь несколько лестниц. Назовите вариант в { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = Мест на лестнице больше нет (участников: { $most }). Подождите, пока кто-нибудь уйдёт.
ladder-refused-already-on = Вы уже на этой лестнице, место { $place }. { $show } показывает, кому можно бросить вызов.
ladder-refused-not-on = Вас нет на этой лестнице. Сначала присоединитесь: { $join }.
ladder-refused-member-not-on = { $player } не на этой лестнице. { $show } показывает, кто на ней.
ladder-refused-no-opponent = Назовите, кому бросаете вызов. { $show } показывает, кому можно.
ladder-refused-no-member = Назовите, кого убрать: { $remove }.
ladder-refused-below = { $player } стоит ниже вас, так что выиграть место нельзя. { $show } показывает, кому можно бросить вызов.
ladder-refused-too-far = { $player } стоит слишком высоко (мест выше вас: { $places }, можно не больше { $most }). { $show } показывает, кому можно бросить вызов.
ladder-refused-on-vacation = { $player } в отпуске, вызов бросить нельзя. { $show } показывает, кому можно.
ladder-refused-challenging = Партия по вашему прошлому вызову ещё идёт: { $game }. Сначала закончите её.
ladder-refused-challenged = { $player } уже играет по другому вызову. { $show } показывает, кому можно бросить вызов.
ladder-refused-lately = Вы недавно бросали этот вызов: { $player }. Снова можно с { $until }. { $show } показывает, кому ещё можно.
