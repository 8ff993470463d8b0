# Each network's own words for things, with the forms that this language needs: `{ TERM("place", "this") }` becomes the attribute `.this`.

discord-place = canal
    .this = este canal
    .a = un canal
    .another = otro canal
    .every = todos los canales
    .plural = canales
matrix-place = sala
    .this = esta sala
    .a = una sala
    .another = otra sala
    .every = todas las salas
    .plural = salas
terminal-place = sala
    .this = esta sala
    .a = una sala
    .another = otra sala
    .every = todas las salas
    .plural = salas

discord-own-place = hilo
    .the = el hilo
matrix-own-place = hilo
    .the = el hilo
terminal-own-place = mesa
    .the = la mesa

discord-community = servidor
    .this = este servidor
    .of-the = del servidor
    .a = un servidor
    .another = otro servidor
matrix-community = comunidad
    .this = esta comunidad
    .of-the = de la comunidad
    .a = una comunidad
    .another = otra comunidad
terminal-community = casa
    .this = esta casa
    .of-the = de la casa
    .a = una casa
    .another = otra casa

discord-direct-messages = mensajes directos
    .in = por mensaje directo
matrix-direct-messages = una sala privada
    .in = en una sala privada
terminal-direct-messages = la pantalla
    .in = en la pantalla

discord-unseen = aquí
matrix-unseen = en una sala privada
terminal-unseen = aquí

discord-way-to-answer = con los botones que tiene debajo
matrix-way-to-answer = con !accept, !decline o !withdraw y su número, o con una reacción: ✅ o ❌
terminal-way-to-answer = con la palabra que se indica junto a él

discord-manager-right = el permiso “Gestionar servidor”
matrix-manager-right = el poder de decidir quién puede hacer qué en la sala (Administrador)
terminal-manager-right = una llave de la casa
discord-moderator-right = el permiso “Aislar temporalmente a miembros” o “Gestionar mensajes”
matrix-moderator-right = el poder de borrar mensajes (Moderador)
terminal-moderator-right = el mando de la casa
discord-overseer-right = el permiso “Gestionar hilos”
matrix-overseer-right = el poder de administrar el servidor base
terminal-overseer-right = una llave de todas las salas

discord-ways-to-move = { $where ->
    [here-hearing] aquí o con { STEP("move") }
    [here] en respuesta al tablero o con { STEP("move") }
    [elsewhere-hearing] en el hilo de la partida o con { STEP("move") }
   *[elsewhere] en respuesta a un tablero, tras mencionarme o con { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] aquí o con { STEP("move") }
    [here] aquí o con { STEP("move") }
   *[elsewhere] en el hilo de la partida o con { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] aquí
    [here] aquí
   *[elsewhere] en su mesa
}

network-a-player = alguien
network-game = la partida { $game }
network-other-place = otro lugar
network-game-thread = el hilo de la partida
network-room = la sala
network-table = la mesa de la partida { $game }
network-elsewhere = <code>{ $typed }</code> en { $network }
network-or = { $before } o { $after }

network-cut = … (el resto no cabe en un mensaje)
discord-later = Ahora mismo no puedo guardar nada. He visto tu mensaje y lo atenderé en cuanto pueda, así que no hace falta que lo repitas.
