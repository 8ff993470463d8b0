# Vacations: the games for whose clocks they count.

vacation-stops = Tus vacaciones detienen { $count ->
    [one] tu reloj en la partida { $games }
   *[other] tus relojes en las partidas { $games }
}.
vacation-will-stop = Tus vacaciones detendrán { $count ->
    [one] tu reloj en la partida { $games }
   *[other] tus relojes en las partidas { $games }
}. A los demás se les avisa cuando empiecen.
vacation-stops-no-more = { $count ->
    [one] Tu reloj en la partida { $games } sigue corriendo
   *[other] Tus relojes en las partidas { $games } siguen corriendo
}.
vacation-too-late-claimed = Tu tiempo ya se acabó en { $count ->
    [one] la partida { $games }
   *[other] las partidas { $games }
}, así que allí no sirven unas vacaciones. Mueve antes de que tu rival reclame la victoria.
vacation-too-late = Tu tiempo ya se acabó en { $count ->
    [one] la partida { $games }
   *[other] las partidas { $games }
}, así que allí no sirven unas vacaciones. Solo llega a tiempo una jugada que hayas escrito antes.
