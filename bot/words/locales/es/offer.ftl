# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.

offer-asks-take-back = { $player } pide deshacer { $moves }
offer-asks-cancel = { $player } pide terminar la partida { $game } sin resultado

offer-take-back = { $player } pide deshacer { $moves }. El tablero vuelve a la posición tras <b>{ $last }</b>, y el turno es otra vez { $side-of }. Mírala con { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } pide deshacer { $moves }. El tablero vuelve a la posición inicial, y el turno es otra vez { $side-of }. Mírala con { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } pide terminar la partida { $game } sin resultado: nadie gana, y no cuenta.
offer-answer-while-they-move = { $opponent }, acepta o rechaza. Si { $player } mueve, la petición queda anulada.
offer-answer = { $opponent }, acepta o rechaza. Mover cuenta como rechazo.
offer-waits-for-answer = Responde antes a eso.

offer-moves = { $moves } y { $next }

offer-take-back-not-alone = Solo puedes deshacer una jugada sin preguntar una vez por turno, en menos de un minuto y antes de que tu rival haga algo. Ahora tu rival debe aceptar.
offer-cancel-not-alone = Ambos bandos ya movieron, así que tu rival debe aceptar.
offer-cancel-not-alone-in-event = Una partida de torneo cuenta desde el inicio, así que tu rival debe aceptar.
offer-done = Se lo he pedido a { $opponent }, que puede aceptar o rechazar.
offer-drops-plan = Si acepta, tus jugadas condicionales se borran.

offer-take-back-was-asked = { $player } pidió deshacer { $moves }.
offer-cancel-was-asked = { $player } pidió terminar la partida { $game } sin resultado.
offer-take-back-declined = { $player } no acepta deshacer, así que las jugadas se quedan.
offer-cancel-declined = { $player } no acepta terminar sin resultado: la partida sigue.
offer-declined-done = Rechazado.

offer-taken-back = Jugada deshecha: { $moves }.
offer-taken-back-rest = Todo lo jugado antes se queda:
offer-taken-back-done = Jugada deshecha: { $moves }. Te toca otra vez.
offer-taken-back-with-draw = { $player } deshizo la jugada, y con ella la oferta de tablas.
offer-taken-back-dropped-plan = También se borran tus jugadas condicionales. Prepara otras con { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } aceptó la petición de deshacer.
offer-taken-back-by-agreement = { $count ->
    [one] Jugada deshecha de mutuo acuerdo: { $moves }.
   *[other] Jugadas deshechas de mutuo acuerdo: { $moves }.
}
offer-taken-back-together = { $count ->
    [one] Jugada deshecha: { $moves }.
   *[other] Jugadas deshechas: { $moves }.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] Has aceptado. Jugada deshecha: { $moves }.
   *[other] Has aceptado. Jugadas deshechas: { $moves }.
}
offer-taken-back-draw-gone = La oferta de tablas desaparece con la jugada deshecha.

offer-end-alone-asked = ¿Terminas la partida { $game } ({ $variant }) contra { $opponent } sin resultado? Termina al instante y no se puede deshacer.

offer-player-left = { $player } ya no está donde se juega esta partida. { $other }, desde el { $from } puedes terminarla sin resultado: { STEP("abort", "game", $game) }. Antes puede decidirla alguien con { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } ya no está donde se juega esta partida. { $other }, puede decidirla alguien con { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } está otra vez donde se juega esta partida: la partida sigue.
offer-refused-player-left = { $player } ya no está donde se juega esta partida. Puedes terminarla sin su acuerdo desde el { $from }. Antes, pide a alguien con { TERM("moderator-right") } que la decida: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } ya no está donde se juega esta partida. Pide a alguien con { TERM("moderator-right") } que la decida: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = Has reclamado la victoria.
offer-given-done = Has dado { $length } más a tu rival.
