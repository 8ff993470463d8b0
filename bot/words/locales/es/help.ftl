# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Variantes de ajedrez en tableros grandes, por correspondencia.</b>
help-play = <b>Jugar</b>: { STEP("challenge", "opponent", "", "variant", $variant) } invita a un miembro. Sin rival, puede unirse cualquiera.
help-type = <b>Mover</b>: <code>{ $canonical }</code> o <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } muestra tus partidas; { STEP("board") }, el tablero de una. { STEP("rules", "variant", $variant) } explica cómo se mueven las piezas.
help-topics = Elige un tema para saber más:

help-begin = <b>Empezar una partida</b>: { STEP("challenge", "opponent", "", "variant", $variant) } invita a un miembro. Sin rival, puede unirse cualquiera. A un desafío se responde { TERM("way-to-answer") }. { STEP("games") } muestra tus partidas y los desafíos abiertos, y { STEP("join", "code", "4F7Q2K") } te une a uno por su código. { STEP("rematch") } pide otra partida. Cada partida tiene su { TERM("own-place") }: cualquiera puede mirar, y solo actúan quienes juegan. { STEP("challenge", "variant", $variant, "level", "2") } empieza una partida contra mí, en un nivel de 1 a 6.
help-move = <b>Mover</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> o <code>{ $short }</code> hace una jugada{ $on_board ->
    [yes] , aquí con { $piece-the }
   *[no] {""}
}: { $ways }. { STEP("move", "move", $square) } mueve la única pieza que puede ir a { $square }, o muestra cuáles pueden.
help-move-drop = Para soltar una pieza de tu mano, escribe la pieza y la casilla: <code>{ $drop }</code>.
help-move-enters = Una pieza de tu mano entra si la nombras tras la jugada: <code>{ $typed }</code>.
help-move-wall = La casilla ({ $piece }) va tras la jugada: <code>{ $typed }</code>.
help-move-two-steps = Una jugada de dos pasos lleva también la casilla intermedia: <code>f6xg7xf8</code> captura dos veces, <code>f6xg7-f6</code> captura sin moverse y <code>f6-f6</code> pasa.
help-move-promotion-signs = Donde una pieza puede promocionar, <code>+</code> tras la jugada lo hace y <code>=</code> no.
help-look = <b>Tablero y piezas</b>: { STEP("board") } muestra el tablero, y { STEP("at", "ply", "7") }, uno anterior. { STEP("open") } lo abre en un navegador. { STEP("moves") } muestra adónde puede ir una pieza; { STEP("look") }, qué ataca una casilla, y { STEP("piece") }, cómo se mueve una pieza. { STEP("rules") } explica el juego. { STEP("replay") } muestra las jugadas una a una, y { STEP("export") } te da la partida como archivo. { STEP("report") } muestra los peores errores de una partida terminada. { STEP("learn", "piece", "Knight") } te da pequeños ejercicios con una pieza.
help-think = <b>Preparar jugadas</b>: { STEP("note") } y { STEP("try") } guardan notas y prueban jugadas; solo las ves tú. { STEP("if") } prepara jugadas condicionales, que se juegan al instante si tu rival hace lo que esperas. { STEP("undo") } deshace tu última jugada: sin preguntar durante un minuto; después, si tu rival acepta. { STEP("hint") } te sugiere una jugada en una partida contra mí.
help-end = <b>Fin de la partida y relojes</b>: { STEP("draw") } ofrece o reclama tablas, y { STEP("resign") } abandona. { STEP("abort") } termina una partida sin resultado; si ya movieron ambos bandos, tu rival debe aceptar. { STEP("claim") } reclama la victoria cuando a tu rival se le acaba el tiempo, y { STEP("give") } le da más. { STEP("time") } y { STEP("vacation") } fijan cuándo se detienen tus relojes.
help-more = <b>Ver partidas y problemas</b>: { STEP("watch") } te deja ver una partida, y { STEP("analysis") } dice si los espectadores de la tuya pueden analizarla. { STEP("problem") } muestra problemas para resolver y crea otros. { STEP("profile") } muestra lo que has jugado tú o un miembro, y { STEP("stats") }, lo que se juega aquí. { STEP("variant") } juega un juego que envías como archivo. { STEP("help", "topic", "challenge") } explica un comando.
help-club = <b>Puntuaciones y ligas</b>: una partida es puntuable si lo dice su desafío: { STEP("challenge", "clock", "days 3d", "rated", "true") }. Necesita un reloj, la colocación inicial habitual y dos jugadas de cada bando. { STEP("rating") } dice qué nivel tienes, y { STEP("leaders") }, quiénes son los mejores aquí. En una liga juegan todos contra todos dentro de su división. { STEP("league") } muestra las ligas de aquí. Te unes con un botón, y tus partidas empiezan solas. En una escalera ganas un puesto con un desafío: { STEP("ladder") }. La administración crea ligas con { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Ajustes</b>: { STEP("settings") } fija cómo ves los tableros y quién se entera de lo que juegas. { STEP("block") } impide que tú y un miembro jueguen entre sí, y { STEP("unblock") } lo anula. { STEP("link") } une tus cuentas de dos redes en un solo miembro, y { STEP("unlink") } las separa. { STEP("privacy") } muestra, exporta o borra tus datos. La administración de { TERM("community", "this") } elige el aspecto, el reloj habitual, los lugares y los juegos con { STEP("server") }, { STEP("places") } y { STEP("variants") }. La moderación usa { STEP("adjudicate") }, { STEP("freeze") } y { STEP("thaw") }.

help-topic-begin = Empezar una partida
help-topic-move = Mover
help-topic-look = Tablero y piezas
help-topic-think = Preparar jugadas
help-topic-end = Fin de la partida y relojes
help-topic-more = Ver partidas y problemas
help-topic-club = Puntuaciones y ligas
help-topic-settings = Ajustes
