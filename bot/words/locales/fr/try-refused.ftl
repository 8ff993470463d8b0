# Why moves are not tried, or not taken back.
try-refused-move = { $why } Rien n'a été essayé. Retape la ligne, corrigée, avec { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } Rien n'a été essayé, et la ligne que tu avais essayée n'a pas changé : { STEP("try", "game", $game) }.
try-refused-back-and-at = Tu peux commencer une nouvelle ligne ou reculer dans l'ancienne, pas les deux à la fois. Enlève { OPTION("try", "at") } ou { OPTION("try", "back") }.
try-refused-short-line = Ta ligne dans la partie { $game } a { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, donc tu ne peux pas en reprendre plus. Regarde-la avec { STEP("try", "game", $game) }.
try-refused-no-line = Tu n'as pas encore essayé de ligne dans la partie { $game }. Tape ses coups, comme dans { STEP("try", "moves", $example, "game", $game) }. Personne d'autre ne les verra.
try-refused-game-has-gone-on = La partie { $game } a continué depuis que tu y as essayé une ligne, donc il n'y a rien à reprendre. Commences-en une nouvelle avec { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = Un coup a été repris dans la partie { $game }, donc la position d'où partait ta ligne n'existe plus. Commences-en une nouvelle avec { STEP("try", "moves", "", "game", $game) }.
