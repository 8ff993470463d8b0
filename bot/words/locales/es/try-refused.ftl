# Why moves are not tried, or not taken back.

try-refused-move = { $why } No se probó nada. Escribe la línea otra vez, corregida, con { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } No se probó nada, y la línea que probaste antes no ha cambiado: { STEP("try", "game", $game) }.
try-refused-back-and-at = Puedes empezar una línea nueva o retroceder en la anterior, no ambas cosas a la vez. Quita { OPTION("try", "at") } o { OPTION("try", "back") }.
try-refused-short-line = Tu línea en la partida { $game } tiene { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}, así que no puedes retroceder más. Mírala con { STEP("try", "game", $game) }.
try-refused-no-line = Aún no has probado ninguna línea en la partida { $game }. Escribe sus jugadas, como en { STEP("try", "moves", $example, "game", $game) }. Solo las verás tú.
try-refused-game-has-gone-on = La partida { $game } ha avanzado desde que probaste una línea, así que no hay nada que retroceder. Empieza otra con { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = En la partida { $game } se deshizo una jugada, así que la posición de la que partía tu línea ya no existe. Empieza otra con { STEP("try", "moves", "", "game", $game) }.
