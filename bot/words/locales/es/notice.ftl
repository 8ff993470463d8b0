# Who is told what: turns, the daily list, vacations.

notice-heading = <b>{ $variant }, partida { $number }</b>, contra { $opponent }:
notice-how-to-answer = Responde en { $game }, o aquí con { STEP("move", "game", $number) }.
notice-no-direct-messages = No puedo escribirte { TERM("direct-messages", "in") }, así que te aviso aquí. Elige dónde te aviso con { STEP("settings") }.
notice-silent-for-a-minute = Te he respondido muchas veces aquí, así que callaré un minuto. Las jugadas posibles se juegan igual. Los comandos como { STEP("move") } y { STEP("help") } siguen teniendo respuesta, que solo ves tú.

notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, te toca ({ $side }).
notice-computer-thinks = { $player } está pensando.
notice-draw-by-repetition = Esta posición ya se ha dado las veces necesarias. En lugar de mover, puedes reclamar tablas con { STEP("draw") }.
notice-draw-by-moves = En { $moves } jugadas no hubo capturas ni promociones, ni se movió ninguna pieza de las que no pueden volver atrás. En lugar de mover, puedes reclamar tablas con { STEP("draw") }.

notice-no-game-waits = Ninguna partida espera tu jugada. Mira todas tus partidas con { STEP("games") }.
notice-no-other-game-waits = La partida { $number } es la única que espera tu jugada.
notice-played-elsewhere = Escribe tu jugada aquí o en { $game }, o usa { STEP("move", "game", $number) }.
notice-nothing-played = No tienes ninguna partida en curso. Empieza una con { STEP("challenge") } en { TERM("place", "a") } { TERM("community", "of-the") }. Aquí también, { STEP("help") } te dice qué más puedes hacer.

notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] 1 partida te espera:
       *[other] 1 partida te espera, con menos de un día de plazo:
    }
   *[other] { $urgent ->
        [0] { $games } partidas te esperan:
       *[other] { $games } partidas te esperan, { $urgent } de ellas con menos de un día de plazo:
    }
}</b>
notice-list-game = { $game } ({ $variant }) contra { $opponent }: sin plazo
notice-list-game-until = { $game } ({ $variant }) contra { $opponent }: hasta el { $deadline }
notice-list-more = … y { $games } más.
notice-list-all = Mira todas tus partidas con { STEP("games") }.
notice-list-untold = { $day }: { $player }, te toca jugar.

notice-promised-board = Desde ahora, te mencionaré junto al tablero cuando te toque.
notice-promised-direct = Desde ahora, te avisaré { TERM("direct-messages", "in") } cuando te toque. Si no puedo, te avisaré donde se juega la partida.
notice-promised-quiet = Desde ahora, no te mencionaré junto a los tableros. Seguirás recibiendo avisos cuando se te acabe el tiempo o algo espere tu respuesta.
notice-promised-list = Desde ahora, te enviaré { TERM("direct-messages", "in") } una lista diaria ({ $hour }:00, { $zone }) de las partidas que te esperan, si hay alguna. Fija tu zona horaria con { STEP("time") }.
notice-hour-without-list = Esa hora es para la lista diaria, que ahora no recibes. Actívala con { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } está de vacaciones hasta el { $until }. Hasta entonces, su reloj está detenido.
notice-vacation-ended = { $player } ha vuelto de vacaciones, y su reloj sigue.
notice-vacation-runs-out = { $player }, se te acaban las horas de vacaciones. Tus vacaciones terminan el { $end }, y entonces siguen los relojes de tus partidas.
notice-vacation-ran-out = { $player }, se te acabaron las horas de vacaciones. Tus vacaciones terminaron el { $end }, y los relojes de tus partidas siguen.
notice-count = Contadas: { $moves } de { $limit } jugadas; después la partida acaba en tablas, salvo que antes haya mate.
notice-checks-given = Jaques dados: { $first_side } { $first }, { $second_side } { $second }; con { $checks } se gana.
notice-begun = La partida ha comenzado.
