# What is said in Matrix alone.

matrix-hello = Arbitro partidas de ajedrez y de variantes en tableros grandes. Llevo las partidas, muestro los tableros y conozco las reglas.
matrix-hello-next = Mira lo que puedo hacer con { STEP("help") }, o empieza una partida con { STEP("challenge") }.
matrix-encrypted = Esta sala está cifrada y no puedo leer lo que se escribe aquí, así que me voy. Invítame a una sala sin cifrar: las partidas de esta sala siguen allí.
matrix-no-key = Todavía no puedo leer el mensaje de { $player }: su clave no me ha llegado. Lo leeré cuando llegue. Suele ayudar enviar el mensaje otra vez.
matrix-key-withheld = No puedo leer el mensaje de { $player }: su aplicación solo da sus claves a dispositivos verificados. Permite otros dispositivos en los ajustes de cifrado de la aplicación y envía el mensaje otra vez.
matrix-missed = Me desconecté, y el servidor base no me muestra lo que se escribió aquí mientras tanto. Si jugaste o respondiste algo después de mi último mensaje, escríbelo otra vez.

matrix-unknown-command = No conozco el comando <code>!{ $word }</code>. Mira { STEP("help") }.
matrix-mistyped-command = No conozco el comando <code>!{ $word }</code>. ¿Querías decir { $step }?
matrix-only-in-rooms = Eso es para una sala donde se jueguen partidas. Usa { $step } allí.
matrix-nobody-called = En esta sala nadie se llama <code>{ $name }</code>. Usa el nombre que tiene el miembro aquí o su dirección completa, como <code>@bob:example.org</code>.
matrix-several-called = Varios miembros coinciden con <code>{ $name }</code>. ¿A cuál te refieres?
matrix-last-word = Te he respondido muchas veces, así que callaré un minuto. Sigo haciendo lo que pidas, y a las jugadas respondo siempre.
matrix-answered-alone = Te he respondido en una sala privada. Acepta mi invitación para leerlo. A partir de ahora, un { $sign } bajo tu mensaje indica que hay respuesta.

matrix-choice-alone = Te pregunté en una sala privada, donde nadie más lo lee. Responde allí con <code>{ $number }</code>.
matrix-no-choice = Aquí no hay ninguna opción con el número { $number }. Mira { STEP("games") } o { STEP("help") }.
matrix-which-choice = Varios mensajes míos tienen una opción { $number }. Responde al que te interese con <code>{ $number }</code>.
matrix-how-to-choose = Si te refieres a la opción { $number } de { $source ->
    [offer] la oferta que te espera
   *[last] mi último mensaje
}, responde a ese mensaje con <code>{ $number }</code> o escribe <code>!{ $number }</code>.

matrix-may-not-write = No puedo escribir en { $place }. Dame permiso para enviar mensajes allí.
matrix-told-alone = Cuando se arregle, lo mostraré allí. Hasta entonces, solo te lo digo a ti:
matrix-room-gone = Ya no estoy en la sala de la partida { $game } ({ $variant }). Escribe aquí tus jugadas. Si tienes varias partidas, pon <code>game:{ $game }</code> después de { STEP("move") } y la jugada. O invítame de nuevo y usa allí cualquier comando mío.
matrix-unreached = Ya no estoy en la sala de la partida { $game }, y no puedo escribir en privado a una de las dos personas. Invítame de nuevo y usa allí cualquier comando mío.
matrix-no-rooms = El servidor base no me deja crear salas ({ $why }).

matrix-thread = { $variant }, partida { $game }: { $first } contra { $second }. Se juega en este hilo.
matrix-watch-invited = Te he invitado a { $place }.
matrix-watch-sealed = Quienes juegan no recibirán invitación hasta que termine la partida. Pero quien tenga { TERM("overseer-right") } puede leer esa sala.
matrix-watch-refused = No puedo invitarte a { $place } ({ $why }). Pídemelo otra vez, o pregunta a quien mantiene el bot.
matrix-choose-or-react = Responde a este mensaje con el número, o reacciona con él.
matrix-choose = Responde a este mensaje con el número.
matrix-reactions = Una reacción hace lo mismo: { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = Una reacción hace lo mismo: { $yes } { $agreed }.
