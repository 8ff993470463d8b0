# Why a private note is not kept, or not shown.
note-refused-empty = Cette note ne contient aucun mot, donc rien n'a été enregistré. Écris-en une avec { STEP("note", "text", "") }.
note-refused-too-long = Une note a au plus { $most } caractères. Celle-ci en a { $length }, donc rien n'a été enregistré. Raccourcis-la, ou écris plusieurs notes, avec { STEP("note", "text", "") }.
note-refused-text-and-removal = Tu peux écrire une note ou en supprimer une, pas les deux à la fois. Enlève { OPTION("note", "text") } ou { OPTION("note", "remove") }.
note-refused-too-many = Tu as déjà { $most } notes sur la partie { $game }, c'est le maximum. Supprimes-en une, par exemple la plus ancienne avec { STEP("note", "remove", $oldest, "game", $game) }. Celle-ci n'a pas été enregistrée :
note-refused-no-such-note = Tu n'as pas de note { $number } sur la partie { $game }. { $count ->
    [0] Écris-en une avec { STEP("note", "text", "", "game", $game) }.
    [1] Ta seule note y a le numéro { $first }. Lis-la avec { STEP("note", "game", $game) }.
   *[other] Tes notes y ont des numéros de { $first } à { $last }. Lis-les avec { STEP("note", "game", $game) }.
}
