# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Las escaleras pertenecen a { TERM("community", "a") }. Usa el comando allí.
ladder-refused-not-a-manager = Necesitas { TERM("manager-right") } para quitar a un miembro. Pídeselo a quien pueda hacerlo.
ladder-refused-no-variant = Aquí todavía no hay ninguna escalera. Indica un juego para empezar una: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Aquí hay varias escaleras. Indica el juego con { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = La escalera está completa: ya hay { $most } miembros. Espera a que alguien salga.
ladder-refused-already-on = Ya estás en esta escalera, en el puesto { $place }. { $show } dice a quién puedes desafiar.
ladder-refused-not-on = No estás en esta escalera. Entra primero: { $join }.
ladder-refused-member-not-on = { $player } no está en esta escalera. { $show } dice quién está.
ladder-refused-no-opponent = Di a quién desafías. { $show } dice a quién puedes.
ladder-refused-no-member = Di a quién hay que quitar: { $remove }.
ladder-refused-below = { $player } está por debajo de ti, así que no hay puesto que ganar. { $show } dice a quién puedes desafiar.
ladder-refused-too-far = { $player } está { $places } puestos por encima de ti, y el máximo es { $most }. { $show } dice a quién puedes desafiar.
ladder-refused-on-vacation = { $player } está de vacaciones y no puede recibir desafíos. { $show } dice a quién puedes desafiar.
ladder-refused-challenging = Tu último desafío sigue en juego: { $game }. Termínalo primero.
ladder-refused-challenged = { $player } está jugando otro desafío. { $show } dice a quién puedes desafiar.
ladder-refused-lately = Has desafiado a { $player } hace poco. Podrás hacerlo otra vez a partir del { $until }. { $show } dice a quién más puedes desafiar.
