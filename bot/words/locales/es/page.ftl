# The pages in a browser, and the way to them.

pages-off = Aquí no se pueden abrir tableros en un navegador. Sigue jugando con { STEP("move") }.
pages-only-own = En un navegador solo puedes abrir tus propias partidas. Mira esta con { STEP("board") }.
pages-open-game = Aquí tienes tu propio acceso al tablero de la partida { $game }. Es solo para ti, sirve una vez y durante diez minutos.
pages-open-games = Aquí tienes tu propio acceso a tus partidas. Es solo para ti, sirve una vez y durante diez minutos.
page-title = { $page } · Menagerie
page-continue = Continuar
page-signs-in = Con esto inicias sesión en este navegador como { $player } durante 30 días. Sigue solo si eres tú y lo has pedido.
page-signed-out = No has iniciado sesión aquí. Pide tu enlace en el chat: { STEP("open") }.
page-used-link = Este enlace ya se usó o tiene más de diez minutos. Pide otro en el chat: { STEP("open") }.
page-no-game = No juegas ninguna partida así. En <code>/</code> están las tuyas.
page-none = Esta página no existe. Vuelve a <code>/</code>.
page-too-old = Esta página es demasiado antigua. Cárgala de nuevo.
page-too-fast = Pides demasiado a la vez. Espera unos segundos.
page-not-now = No ha funcionado. Inténtalo otra vez en un minuto.
page-games = Mis partidas
page-no-games = No tienes ninguna partida en juego. Empieza una en el chat: { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ Te toca
   *[other] Le toca a tu rival
} · { $variant } contra { $opponent }, partida { $game }
page-sign-out = Cerrar sesión
page-sign-out-everywhere = Cerrar sesión en todas partes
page-heading = { $variant } contra { $opponent }, partida { $game }
page-your-move = Te toca mover.
page-their-move = Le toca mover a { $player }.
page-until = Hasta el { $at }.
page-board = Tablero
page-square = { $square }, { $piece } { $side-of }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, vacía
page-last-move = Última jugada: { $move }.
page-draw-offered = { $player } ofrece tablas.
page-draw-stands = Has ofrecido tablas.
page-asks-take-back = { $player } pide deshacer { $plies ->
    [one] la última jugada
   *[other] las últimas { $plies } jugadas
}.
page-asks-cancel = { $player } pide terminar la partida sin resultado.
page-claim-draw = Reclamar las tablas
page-offer-draw = Ofrecer tablas
page-pass = Pasar
page-pass-asked = ¿Pasar este turno?
page-draw-meanwhile = Algo ha cambiado entretanto. Mira el tablero y elige otra vez.
page-type-move = O escribe una jugada:
page-play = Jugar
page-cancel = Cancelar
page-confirm = Sí, hazlo
page-wall = Ahora elige una casilla: { $piece }.
page-choose = ¿Qué jugada?
page-moves = Jugadas hasta ahora
page-captures = Capturadas
page-captured = { $count } × { $piece } { $side-of }
page-hand = { $side }, en mano
page-held = { $count } × { $piece } { $side-of } en mano
page-looking-back = Estás mirando atrás. La última jugada aquí: { $move }. Vuelve a la partida con ».
page-looking-at-start = Estás mirando el comienzo de la partida. Vuelve a la partida con ».
page-first = Comienzo de la partida
page-back = Una jugada atrás
page-on = Una jugada adelante
page-now = La partida como está ahora
page-offline = No hay conexión. Lo sigo intentando.
