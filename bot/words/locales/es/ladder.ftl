# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Escalera de { $name }</b> · { $members ->
    [one] 1 miembro
   *[other] { $members } miembros
}
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← tú
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } ha desafiado a { $challenged }: { $game }
ladder-join = No estás en esta escalera. Entra por el final: { $join }.
ladder-own-first = Vas en cabeza. Otros pueden desafiarte, y entonces empieza una partida al momento.
ladder-own-challenge = Tu desafío está en juego: { $game }
ladder-nobody-free = Ahora no puedes desafiar a nadie por encima de ti. Vuelve a mirar en unos días.
ladder-may-challenge = Puedes desafiar a { $players }. Si ganas, te quedas con su puesto.
ladder-how = Un desafío empieza una partida al momento, con bandos al azar. Puedes desafiar hasta tres puestos por encima de ti, pero a nadie de vacaciones. Quien pierde por tiempo antes de su segunda jugada cae al final.

ladder-list = <b>Escaleras de aquí</b>
ladder-list-line = { $name }, { $members ->
    [one] 1 miembro
   *[other] { $members } miembros
}{ $place ->
    [0] {""}
   *[other] {" "}(tú: puesto { $place })
}: { $show }
ladder-list-more = { $others ->
    [one] Y otra escalera más.
   *[other] Y otras { $others } escaleras.
}
ladder-none = Aquí todavía no hay ninguna escalera. Empieza una: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Todavía no hay nadie en la escalera de { $name }. Entra primero: { $join }.

ladder-joined = Estás en la escalera de { $variant }, en el puesto { $place }. { $show } dice a quién puedes desafiar.
ladder-left = Has salido de la escalera. Las partidas en juego siguen.
ladder-removed = { $player } ya no está en la escalera.
ladder-were-removed = Alguien de la administración te ha quitado de la escalera de { $variant }. Pregúntale si quieres saber por qué.
ladder-gone = { $player } ya no está aquí, así que ha salido de la escalera. { $show } dice a quién puedes desafiar ahora.

ladder-game-of = Está en juego el puesto { $place } de la escalera: será de { $challenger } si gana.
ladder-challenged = Tu partida contra { $opponent } ha empezado: { $game }.
ladder-rose = { $player } pasa al puesto { $place } de la escalera. Mírala con { $show }.
ladder-fell = { $player } ha perdido por tiempo antes de su segunda jugada y cae al final de la escalera. Mírala con { $show }.
ladder-stays = La escalera queda como estaba. Mírala con { $show }.
