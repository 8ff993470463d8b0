# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = ¿Abandonas la partida { $game } ({ $variant }) contra { $opponent }? Así termina la partida, y no se puede deshacer.
ending-resigned-done = Has abandonado.
ending-done = La partida terminó sin resultado.

ending-draw-offered = { $player } ofrece tablas. { $opponent }, acéptalas o recházalas. Si mueves, también las rechazas.
ending-draw-offered-to-computer = { $player } ofrece tablas a { $opponent }.
ending-draw-offered-with-move = { $player } ofrece tablas con esta jugada. { $opponent }, acéptalas o recházalas. Si mueves, también las rechazas.
ending-draw-offered-done = Has ofrecido tablas; las reglas no permiten reclamarlas ahora. Tu oferta sigue en pie hasta que tu rival responda.
ending-draw-accepted = { $player } aceptó las tablas.
ending-draw-accepted-done = La partida termina en tablas.
ending-draw-was-offered = { $player } ofreció tablas.
ending-draw-declined = { $player } rechazó las tablas.
ending-draw-declined-done = Tablas rechazadas.
ending-draw-unanswered = La partida terminó sin respuesta a la oferta de tablas.
ending-draw-claimed-done = Has reclamado las tablas.

ending-proposal-lapsed-by-moving = { $player } movió en lugar de esperar una respuesta.
ending-proposal-declined-by-moving = { $player } rechazó la petición al mover.
ending-proposal-lapsed-by-take-back = { $player } deshizo una jugada, así que la petición ya no vale.
ending-proposal-accepted = { $player } aceptó terminar la partida sin resultado.
ending-proposal-unanswered = La partida terminó sin respuesta a la petición.

ending-ended-by = { $player } la terminó.
ending-that-was = Esa fue la partida { $game }.
ending-another = ¿Otra, con los bandos cambiados? { STEP("rematch") }
ending-ruling = { $by } tomó la decisión. Motivo: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Marcador: { $winner }–{ $loser }.

ending-winner = { $player } con { $side-the }

ending-checkmate = Jaque mate. Victoria de { $winner-the }.
ending-stalemate-won = Ahogado. Victoria de { $winner-the }.
ending-repeated-won = Posición repetida por { $player-the }. Victoria de { $winner-the }.
ending-repeated-lost = Derrota de { $loser-the } por repetir la posición. Victoria de { $winner-the }.
ending-restricted = De { $loser-the } solo quedan piezas restringidas. Victoria de { $winner-the }.
ending-checks = Demasiados jaques a { $loser-the }. Victoria de { $winner-the }.
ending-extinction-won = Cayeron todas las piezas de { $player-the } que debían caer. Victoria de { $winner-the }.
ending-extinction-lost = Cayeron piezas de { $loser-the } que había que conservar. Victoria de { $winner-the }.
ending-extinction-last = De { $loser-the } ya no queda { $piece-no }. Victoria de { $winner-the }.
ending-goal = Objetivo alcanzado. Victoria de { $winner-the }.
ending-row-won = Línea completa de { $player-the }. Victoria de { $winner-the }.
ending-row-lost = Derrota de { $loser-the } por completar una línea. Victoria de { $winner-the }.
ending-perpetual-check = Derrota de { $loser-the } por dar jaque perpetuo. Victoria de { $winner-the }.
ending-bare-king = De { $loser-the } solo queda el rey. Victoria de { $winner-the }.
ending-points = Serían tablas, así que deciden los puntos: { $more } contra { $less }. Victoria de { $winner-the }.
ending-resignation = Abandono de { $loser-the }. Victoria de { $winner-the }.
ending-time = Se acabó el tiempo de { $loser-the }. Victoria de { $winner-the }.
ending-adjudicated-won = Decisión arbitral: victoria de { $winner-the }.

ending-stalemate = Ahogado. La partida termina en tablas.
ending-repeated = Tablas por repetición: la posición se ha dado { $times } veces.
ending-repeated-drawn = Tablas por repetición.
ending-goal-of-both = Tablas: ambos bandos alcanzaron el objetivo.
ending-agreement = Tablas de mutuo acuerdo.
ending-quiet = Tablas: en { $moves } jugadas no hubo capturas ni promociones, ni se movió ninguna pieza de las que no pueden volver atrás.
ending-counting = Tablas: se agotaron las jugadas permitidas sin peones.
ending-passes = Tablas: pasar terminó la partida.
ending-bare-kings = Tablas: solo quedan los reyes.
ending-dead = Tablas: con las piezas que quedan ya nadie puede ganar.
ending-adjudicated-drawn = Decisión arbitral: tablas.

ending-annulled = Decisión arbitral: no hay resultado.
ending-aborted = Anulada antes de que ambos bandos movieran: no hay resultado.
ending-cancelled = Terminada sin resultado de mutuo acuerdo.
ending-deserted = Terminada sin resultado, porque alguien dejó el lugar donde se jugaba esta partida.
ending-not-begun = Se acabó el tiempo antes de que ambos bandos movieran: partida cancelada, sin resultado.
ending-unfinished = Nadie ha movido en 90 días: partida cerrada, sin resultado.
ending-over = La partida terminó.

ending-proof-repeated = Esta posición estuvo en el tablero { $moves }.
ending-proof-repeated-often = Esta posición estuvo en el tablero { $times } veces, las últimas { $moves }.
ending-proof-after = tras <b>{ $played }</b>
ending-proof-at-start = al principio
ending-proof-moves = { $moves } y { $last }
ending-proof-quiet-since = La última jugada así fue <b>{ $played }</b>.
ending-proof-quiet-always = No hubo ninguna jugada así desde el inicio de la partida.
