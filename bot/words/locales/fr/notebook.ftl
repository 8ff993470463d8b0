# Private notes on games, and private lines of moves. Nobody else is ever shown them.
notebook-noted = Note { $number } enregistrée, après { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}. Personne d'autre ne la voit. Relis-la avec { STEP("note", "game", $game) }.
notebook-removed = Note { $number } supprimée.
notebook-notes = <b>Tes notes sur la partie { $game } ({ $variant })</b>, les plus récentes d'abord. Personne d'autre ne les voit.
notebook-note = <b>{ $number }</b> · après { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} · { $at }
notebook-how-to-remove = Pour en supprimer une : { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] { $count } note plus ancienne : { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } notes plus anciennes : { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = Tu n'as pas de notes sur la partie { $game } ({ $variant }). Écris-en une avec { STEP("note", "text", "", "game", $game) }. Personne d'autre ne la verra.
notebook-no-older-notes = Tu n'as pas de notes avant le numéro { $before } sur la partie { $game } ({ $variant }). Écris-en une avec { STEP("note", "text", "", "game", $game) }. Personne d'autre ne la verra.
notebook-stopped = Coup { $number } de ta ligne, « { $typed } » : { $why }
notebook-stopped-later = Les coups d'avant sont dans ta ligne.
notebook-no-move = Il n'y a pas de coup là-dedans.
notebook-line = <b>Ta ligne dans la partie { $game } ({ $variant })</b>, demi-coup { $shown } sur { $plies }. Personne d'autre ne la voit.
notebook-line-moves = { $ply ->
    [0] La ligne part du début de la partie
    [one] La ligne part de la position après { $ply } demi-coup
   *[other] La ligne part de la position après { $ply } demi-coups
} : { $moves }.
notebook-line-no-moves = { $ply ->
    [0] La ligne part du début de la partie
    [one] La ligne part de la position après { $ply } demi-coup
   *[other] La ligne part de la position après { $ply } demi-coups
} : encore rien.
notebook-line-to-move = Ensuite, trait { $side-to }.
notebook-line-in-check = Ensuite, trait { $side-to }, en échec.
notebook-line-ends = Ça finirait la partie. { $result }
notebook-go-on = Continue avec { STEP("try", "moves", "", "game", $game) }, ou repars de n'importe quel demi-coup avec { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Continue d'ici, sans les coups qui suivent, avec { STEP("try", "moves", "", "back", $back, "game", $game) }. Ou repars de n'importe quel demi-coup avec { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = La partie a continué depuis. Commence une nouvelle ligne à partir de la position actuelle avec { STEP("try", "moves", "", "game", $game) }.
notebook-line-on-show = Une ligne que tu essaies.
