# Ratings: which games count, what they give, and lists of the best.

not-counted-not-agreed = El desafío no decía que la partida fuera puntuable.
not-counted-computer = Las partidas contra el ordenador no cuentan.
not-counted-same-member = Un mismo miembro jugó con ambos bandos.
not-counted-set-up = Solo cuentan las partidas que empiezan con la colocación inicial habitual.
not-counted-no-clock = Solo cuentan las partidas con reloj.
not-counted-unlisted = Solo cuentan mis propios juegos y los que están aquí en la lista.
not-counted-aborted = La partida terminó sin resultado.
not-counted-adjudicated = La moderación terminó la partida y no dejó que contara.
not-counted-frozen = La partida estaba en pausa cuando terminó.
not-counted-too-short = Cada bando tiene que hacer al menos dos jugadas.
not-counted-beyond-four = De las partidas entre las mismas dos personas, cuentan cuatro al mes.
not-counted-series-on-time = Si alguien pierde por tiempo varias veces seguidas, solo cuenta la primera.

rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands }{ $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands }{ $units }
} ± { $deviation }?

rating-own-none = Aún no tienes puntuación. Desafía a alguien a una partida puntuable con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = { $player } no ha jugado ninguna partida puntuable que puedas ver aquí. Propón una con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>Tus puntuaciones</b>
rating-title = <b>Puntuaciones de { $player }</b>
rating-of-all-games = Todas las partidas: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = Un signo de interrogación significa que la puntuación aún puede cambiar mucho.
rating-estimated = Es una estimación con las partidas de este mes. Será definitiva cuando termine el mes, el { $until }.
rating-games = <b>Partidas puntuables que terminaron este mes</b>
rating-game = { $game } ({ $variant }) contra { $opponent }: { $result ->
    [won] ganada.
    [lost] perdida.
    [drawn] tablas.
   *[none] sin resultado.
}
rating-not-counted = No cuenta: { $why }
rating-months = <b>Al final de cada mes, con todas las partidas</b>
rating-month = { $month }: { $value }
rating-now = Ahora: { $value }
rating-next = Mira quiénes son los mejores aquí con { STEP("leaders") }.
rating-later = Ahora mismo calculo las puntuaciones del mes pasado. Prueba de nuevo en un minuto.

leaders-title = <b>Los mejores de aquí, con todas las partidas</b>
leaders-title-of-variant = <b>Los mejores de aquí en { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = Hasta que termine el mes son estimaciones: incluyen las partidas de este mes.
leaders-more = Hay más que estos.
leaders-order = El orden es por la puntuación menos el doble del número tras ±, para que nadie vaya primero por una sola partida con suerte. Quien tiene su perfil en privado no aparece.
leaders-none = Aquí todavía no hay nadie en la lista; los perfiles privados nunca aparecen. Juega una partida puntuable con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Aquí todavía no hay nadie en la lista de { $variant }; los perfiles privados nunca aparecen. Juega una partida puntuable con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Las listas de los mejores son para los miembros de { TERM("community", "a") }. Usa el comando allí.
