# Why something is not done, whatever it is about.

refused-no-game-here = Aquí no hay ninguna partida, y no tienes ninguna en otro lugar. Empieza una con { STEP("challenge") }.
refused-several-games = No sé a qué partida te refieres. Ve a la que quieras, o añade su número al comando:
refused-no-such-game = No hay ninguna partida con el número { $game }. Mira tus partidas con { STEP("games") }.
refused-game-over = Esta partida terminó: { $result } Empieza otra con { STEP("challenge") }.
refused-not-a-player = No juegas en la partida { $game }, y eso solo pueden hacerlo quienes la juegan. Mírala con { STEP("watch", "game", $game) }, o empieza otra con { STEP("challenge") }.
refused-hint-against-a-person = La partida { $game } es contra una persona, y las pistas son solo para partidas contra mí. Juega una: { STEP("challenge", "level", "2") }.
refused-report-of-running = La partida { $game } sigue en juego, y solo las partidas terminadas tienen informe. Indica una partida terminada: { STEP("report", "game", "1") }.
refused-help-in-running = La partida { $game } sigue en juego, y su posición actual se dio aquí. No ayudo a nadie en una partida en juego. Vuelve cuando la partida { $game } haya avanzado: { STEP("games") }.
refused-nothing-to-report = En la partida { $game } no se jugó nada, así que no hay nada que contar. Tus otras partidas: { STEP("games") }.
refused-not-your-turn = No te toca: ahora mueve { $player } ({ $side }).
refused-plan-answer = Te avisaré cuando te toque. Puedes preparar ya tu respuesta con { STEP("if") }.
refused-board-stands = Jugué <code>{ $played }</code> antes de que editaras tu mensaje, así que esa jugada se queda. { $command ->
    [undo] Pide deshacerla con { STEP("undo") }.
   *[other] Mírala con { STEP($command) }.
}
refused-stale = La partida ha avanzado desde que se mostró eso, así que no hice nada. Mira el tablero más reciente, o usa { STEP("board") }.
refused-shown-is-taken-back = Esa posición ya no existe: después se deshizo una jugada, así que no hice nada. Mira el tablero más reciente, o usa { STEP("board") }.
refused-by-command = { $command ->
    [undo] Para deshacer tu última jugada, usa { STEP("undo") }. Pasado un minuto, o si tu rival ya respondió, tiene que aceptar.
    [resign] Para abandonar, usa { STEP("resign") }. Antes te pregunta otra vez.
    [draw] Para ofrecer, aceptar o reclamar tablas, usa { STEP("draw") }. Decirlo sin más no es una oferta.
    [abort] Para terminar la partida sin resultado, usa { STEP("abort") }. Si ambos bandos ya movieron, tu rival tiene que aceptar.
    [help] Para ver cómo se juega, usa { STEP("help") }.
   *[other] Para ver el tablero, usa { STEP($command) }. También lo muestra desde el otro lado o en palabras.
}
refused-nobody-reaches = { $why } Mira adónde puede ir cualquier pieza con { STEP("moves") }.
refused-no-number = No puedo usar “{ $typed }” como número. Escribe <code>{ $name }:{ $example }</code>, u otro número entero desde { $least }.
refused-no-choice = No puedes elegir “{ $typed }” como <code>{ $name }</code>. Elige entre: { $known }.
refused-end-alone = Esta partida no tiene plazo, así que no hay nada que reclamar. Tu rival se ha ido: termínala sin resultado con { STEP("abort", "game", $game) }.
refused-needs-community = Las partidas se juegan en { TERM("place", "a") } de { TERM("community", "a") }. Crea allí el desafío.
