# What the conversation itself answers, on every network.

chat-done = Hecho.
chat-not-stored = No pude guardarlo, así que nada ha cambiado. Prueba de nuevo en un minuto. Si sigue igual, avisa a quien mantiene el bot.
chat-not-known = Ahora no puedo guardar las partidas, y no sé si esto se guardó. Mira el tablero en un minuto. Si tu cambio no está, hazlo otra vez. Si sigue igual, avisa a quien mantiene el bot.
chat-restarting = Me estoy reiniciando, así que nada ha cambiado. Prueba de nuevo en un minuto.
chat-not-read = Ahora no puedo leer las partidas. Prueba de nuevo en un minuto. Si sigue igual, avisa a quien mantiene el bot.
chat-not-shown = Aún no pude mostrárselo a los demás. { $why } Lo mostraré en cuanto eso cambie. Hasta entonces, usa { STEP("board") } y { STEP("games") }.

chat-played-on = No se hizo nada. La partida sigue.
chat-cancelled = No se jugó nada.
chat-other-move = No se jugó nada. Escribe la otra jugada con { STEP("move", "move", "", "game", $game) }.

chat-earlier-board = Este es el tablero tras { $ply } de { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}.
chat-record = Huella del registro de la partida: <code>{ $hash }</code>.
chat-record-elsewhere = Huella del registro de la partida: <code>{ $hash }</code>. { STEP("export", "game", $game) } da el registro.

chat-did-you-mean = No entiendo <code>{ $typed }</code> en <code>{ $option }:</code>. { $choices ->
    [one] ¿Querías decir esto?
   *[other] ¿Querías decir una de estas opciones?
}
chat-no-such-variant = No hay ninguna variante llamada “{ $typed }”.
chat-all-variants = Mira todo lo que puedes jugar aquí con { STEP("variants") }.
chat-left-over = Conozco <b>{ $variant }</b>, pero no sé qué significa lo que sigue: <code>{ $rest }</code>.
chat-left-over-of-challenge = Delante de cada opción, pon su nombre y dos puntos: { $step }.
chat-left-over-of-challenge-to-nobody = Indica a tu rival por su dirección. Delante de cada opción, pon su nombre y dos puntos: { $step }.
chat-left-over-of-other = Delante de cada opción, pon su nombre y dos puntos. Mira todas las opciones con { STEP("help") }.

chat-privacy-file = Este archivo contiene todo lo guardado sobre ti, solo para ti. PRIVACY.md explica su formato y lo que no incluye.
chat-privacy-part = Esta es la parte { $part } de { $parts } de todo lo guardado sobre ti, solo para ti. Pide la siguiente con { STEP("privacy", "what", "export", "part", $next) }. PRIVACY.md explica el formato.

chat-variant-differs-in-file = <b>{ $variant }</b>: qué cambia en tu archivo respecto a la edición { $edition }.
chat-variant-differs = <b>{ $variant }</b>: qué cambia en la edición { $edition } respecto a la { $before }.
chat-variant-is-new = <b>{ $variant }</b> está en la lista en su primera edición.
chat-variant-same = No cambia nada, salvo comentarios y orden.
suggested-variant-first = Indica primero la variante
suggested-one-array = { $variant } tiene una sola colocación inicial
suggested-array-by-lot = al azar, una de { $orders }
suggested-array-usual = {""}, el orden habitual en { $squares }; o escribe otro
suggested-array-drawn = { $symmetry ->
    [asymmetric] asimétrica
    [central] girada
   *[mirror] en espejo
}
suggested-zone-now = , ahora { $time }
suggested-which-game = ¿Qué partida? Indícala primero como { OPTION("move", "game") }: { $games }
suggested-no-game-here = Aquí no se juega ninguna partida tuya
suggested-game-over = La partida { $game } ha terminado
suggested-not-your-game = No juegas en la partida { $game }
suggested-not-your-turn = No es tu turno en la partida { $game }
suggested-when-first = Indica primero la jugada de tu rival como { OPTION("if", "when") }
suggested-your-turn = Es tu turno: escribe como { OPTION("if", "line") } una línea que empiece con tu jugada
chat-other-variants = { $choices ->
    [one] ¿Quieres esta?
   *[other] ¿Quieres una de estas?
}
