# What is said on Discord alone.

discord-unknown-command = Ya no conozco este comando. Mira { STEP("help") }.
discord-unknown-button = Ya no conozco este botón. Mira la partida con { STEP("board") }, o usa { STEP("help") }.
discord-bots-play-nothing = { $bot } es un bot, y los bots no juegan aquí. Elige a un miembro que sea una persona.
discord-own-profile = No llevo la cuenta de mis propias partidas. Juega una contra mí: { STEP("challenge", "level", "2") }.
discord-only-on-servers = Eso es para los canales de un servidor en el que estoy. Usa { $step } allí.
discord-hidden-reply = Discord me ha ocultado tu respuesta. Si era una jugada, deja activada la «@» junto a la respuesta y responde a un tablero mío, o usa { STEP("move") }.
discord-too-fast = Preguntas más rápido de lo que puedo responder. Tus jugadas las leo siempre. Espera diez segundos y vuelve a preguntar.
discord-stands-in = Está en { $place }.
discord-visibility-unknown = Discord no me dice qué canales ves. En esta respuesta pueden faltar partidas y publicaciones de otros miembros. Pregunta otra vez en un minuto.
discord-file-too-large = El archivo tendría { $size } MiB, y Discord me acepta { $most }. Elige otro formato, o pídeselo a quien mantiene el bot, que puede crearlo con <code>menagerie export</code>.
discord-missed = Me desconecté, y Discord no me muestra lo que se escribió aquí mientras tanto. Si jugaste o respondiste algo después de mi último mensaje, escríbelo otra vez.

discord-place-lacking = No puedo llevar una partida en este canal: necesito { $permissions }. Pide a quien gestiona el servidor que lo permita aquí, o usa otro canal.
discord-place-takes-none = Este canal no admite mensajes, así que no puedes jugar en él. Usa el comando en un canal de texto, un hilo o una publicación de foro.
discord-place-locked = Este hilo está bloqueado, así que no puedo escribir aquí. Pide a quien gestiona los hilos que lo desbloquee, o usa otro canal.
discord-place-outside = No estoy en este hilo privado, así que no puedes jugar en él. Hazme entrar mencionando a { $me } aquí y usa el comando otra vez.
discord-place-unread = Ahora no puedo comprobar si puedes jugar aquí, así que no empecé nada. Prueba de nuevo en un minuto.

discord-lacking = Necesito { $permissions } en { $place }. Pide a quien gestiona el servidor que lo permita allí.
discord-refused = Discord no me deja hacerlo en { $place } ({ $why }).
discord-wrong-kind = { $place } no admite mensajes. Retira esto y empieza de nuevo en un canal que sí los admita.
discord-lacking-events = Ya no puedo cambiar ni borrar un evento mío en este servidor. Pide a alguien que administre el servidor que me dé el permiso “Crear eventos”.
discord-moderated = AutoMod bloquea mis mensajes en { $place }. Pide a quien gestiona el servidor que haga una excepción conmigo.
discord-told-alone = Cuando se arregle, lo mostraré allí. Hasta entonces, solo te lo digo a ti:
discord-thread-closed = No puedo escribir en { $game }, así que las novedades van aquí. Desbloquea el hilo, o sigue con { STEP("move", "game", $number) }.
discord-channel-gone = El canal de la partida { $game } ({ $variant }) ya no existe. La partida sigue en cualquier canal del servidor donde alguno de ustedes use un comando mío. Hasta entonces, te aviso aquí.
discord-unreached = El canal de la partida { $game } ya no existe, y una de las dos personas no acepta mis mensajes directos. Usa cualquier comando mío en un canal del servidor, y la partida sigue allí.

discord-plain-title = El AutoMod de este servidor bloqueó un título con los nombres de la partida y de quienes juegan. Por eso este hilo tiene uno sencillo.
discord-no-thread = No pude crear un hilo para la partida { $game }, así que se juega aquí ({ $why }). Quien gestiona el servidor puede cambiarlo. Entonces la próxima partida tendrá su hilo.
discord-no-thread-moderated = No pude crear un hilo para la partida { $game }, así que se juega aquí (el AutoMod de este servidor bloquea su título). Quien gestiona el servidor puede cambiarlo. Entonces la próxima partida tendrá su hilo.

discord-watch-in = Ya puedes leer y escribir en { $place }.
discord-watch-sealed = Quienes juegan no podrán entrar hasta que termine la partida. Pero quien tenga { TERM("overseer-right") } puede leer todos los hilos privados.
discord-watch-refused = Discord no me deja añadirte a { $place } ({ $why }). Quizá no puedes ver { $channel }.
discord-watch-channel-gone = El canal de la partida ya no existe, así que los espectadores no tienen hilo por ahora.
discord-watch-not-yet = No puedo crear un hilo privado en { $channel } (hace falta “Crear hilos privados”). Por eso los espectadores no tienen hilo hasta que termine la partida. Entonces crearé uno y te añadiré.
discord-replay-soon = La animación se dibuja enseguida…
discord-replay-drawn = Dibujando la animación: { $done } de { $all } tableros…
discord-title = { $variant } { $game }: { $first } – { $second }
discord-title-short = { $variant }, partida { $game }
discord-title-plain = Partida { $game }
discord-permission = { $name ->
    [view-channel] “Ver canal”
    [send-messages] “Enviar mensajes”
    [create-public-threads] “Crear hilos públicos”
    [send-messages-in-threads] “Enviar mensajes en hilos”
    [attach-files] “Adjuntar archivos”
   *[read-message-history] “Leer el historial de mensajes”
}
discord-fault = { $what ->
    [place-gone] el canal o hilo no existe
    [message-gone] el mensaje no existe
    [archived] el hilo está archivado
    [thread-exists] el mensaje ya tiene un hilo
    [wrong-kind] un canal de este tipo no lo admite
    [moderated] el AutoMod del servidor rechaza el texto
    [no-member] esa persona no es miembro del servidor
   *[unauthorized] Discord no acepta el token
}

discord-menu-challenge = Desafiar
discord-menu-rules = Reglas de este juego
discord-menu-fen = Copiar como FEN
discord-menu-no-board = No sé de qué partida es este tablero. Usa uno del hilo de una partida, o mira uno con { STEP("board") }.
