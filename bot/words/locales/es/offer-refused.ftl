# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to everyone, rematches; and blocks.

offer-refused-draw-is-offered = { $player } te ofrece tablas, así que no hice tu jugada. Acepta con { STEP("draw") }, o rechaza jugando sin ofrecer tablas.
offer-refused-draw-before-move = Acabas de ofrecer tablas, así que esta jugada no puede ofrecerlas otra vez y no la hice. Escríbela sin la oferta. Podrás ofrecerlas con tu próxima jugada.
offer-refused-already-proposed = Ya pediste algo, y { $player } aún no ha respondido. Espera la respuesta, o sigue jugando: si cualquiera mueve, la petición queda anulada.
offer-refused-proposal-declined = { $player } lo rechazó en esta posición. Sigue jugando: podrás pedirlo otra vez tras otra jugada.
offer-refused-no-proposal = Esa petición ya no está abierta. Mira la partida con { STEP("board") }.
offer-refused-own-proposal = Lo pediste tú, así que solo tu rival puede responder. Espera la respuesta, o sigue jugando: si cualquiera mueve, la petición queda anulada.

offer-refused-do-not-play = Entre tú y { $player } no puede haber partidas nuevas. Elige a otro miembro, o deja que se una cualquiera con { STEP("challenge") }. Las partidas en curso siguen.
offer-refused-oneself-to-block = No puedes bloquear tu propia cuenta. Elige a otro miembro con { STEP("block") }.
offer-refused-blocked-already = Ya bloqueaste a { $player }. Para desbloquear: { STEP("unblock") }.
offer-refused-not-blocked = No has bloqueado a { $player }. Mira a quién bloqueaste con { STEP("block") }.
offer-refused-nobody-to-unblock = No dijiste a quién. Elige a un miembro como { OPTION("unblock", "member") }; mira a quién bloqueaste con { STEP("block") }.
offer-refused-too-many-blocked = Has bloqueado a { $limit } miembros, que es el máximo. Desbloquea a uno con { STEP("unblock") }.

offer-refused-terms-for-one = Un desafío a { $player } es para una partida. Quita { OPTION("challenge", "uses") }, o no nombres rival, para que pueda unirse cualquiera.
offer-refused-one-game-of-lot = La colocación inicial de { $variant } se sortea y se fija con el desafío, así que el desafío es para una partida. Quita { OPTION("challenge", "uses") }, o { $option ->
    [array] escribe un orden como { OPTION("challenge", "array") }
   *[setup] indica una posición como { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = Has creado varios desafíos abiertos en los últimos minutos. Da un poco de tiempo a la gente y prueba de nuevo en un cuarto de hora.
offer-refused-own-open-challenge = Este desafío es tuyo, así que solo pueden unirse otros. Tú puedes retirarlo.
offer-refused-already-joined = Ya te uniste a este desafío: { $game }. Termina antes esa partida. Podrás unirte otra vez, como pronto, un cuarto de hora después de su inicio.
offer-refused-joined-and-over = Ya te uniste a este desafío: { $link }. Nadie más puede unirse ahora. Mira tu partida con { STEP("board", "game", $game) }.
offer-refused-code-missing = ¿Qué desafío? Escribe el código que lo acompaña: { STEP("join", "code", "4F7Q2K") }. Mira los desafíos abiertos aquí con { STEP("games", "which", "open") }.
offer-refused-code-misspelled = Eso no es un código. Un código tiene seis caracteres, entre letras y cifras, sin I, L, O, U, Y, Z, 0 ni 1. Compáralo con el del desafío y escríbelo así: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Ningún desafío al que puedas unirte tiene este código. Está mal escrito, o el desafío terminó hace tiempo. Compáralo con el del desafío, o crea el tuyo con { STEP("challenge") }.
offer-refused-joined-elsewhere = Este desafío se creó en { TERM("community", "another") } de la misma red, y su partida solo se vería allí. Únete allí, o crea uno aquí con { STEP("challenge") }.
offer-refused-nothing-to-decline = Este desafío es para cualquiera, así que no hay nada que rechazar. Déjalo para otros, o crea el tuyo con { STEP("challenge") }.

offer-refused-not-over-yet = La partida { $game } sigue en curso, y la revancha viene después. Sigue jugando, o termínala con { STEP("resign") }, { STEP("draw") } o { STEP("abort") }.
offer-refused-rematch-asked = Ya pediste esta revancha, y { $player } aún no ha respondido. Puedes retirarla con { STEP("games") }.
offer-refused-rematch-runs = La revancha de la partida { $game } es la partida { $running }, que sigue en curso. Continúa en { $link }.
offer-refused-rematch-elsewhere = El lugar de la partida { $game } ya no existe. Pide la revancha en { TERM("place", "another") } { TERM("community", "of-the") }, donde tu rival la vea: { STEP("rematch", "game", $game) }.
