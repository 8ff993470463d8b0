# A player's profile: what they have played.
profile-own = { $player } joue depuis le { $since } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $running ->
    [0] aucune en cours
   *[other] { $running } encore en cours
}.
profile-of-other = { $player } joue { TERM("community", "here") } depuis le { $since } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $running ->
    [0] aucune en cours
   *[other] { $running } encore en cours
}.
profile-all = <b>En tout : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}</b>. Les parties sans résultat ne comptent pas.
profile-rating = <b>Classement, toutes parties confondues : { $value }</b>. Plus de détails : { STEP("rating") }.
profile-most-often = Variante la plus jouée : { $variant }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
profile-variant = { $variant } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
profile-is-private = Personne d'autre ne voit ça. Permets aux membres de le demander avec { STEP("settings", "profile", "members") }.
profile-is-seen = Les membres { TERM("community", "of-a") } peuvent demander ce que tu y as joué. Garde-le pour toi avec { STEP("settings", "profile", "private") }.
profile-kept-private = { $player } garde son profil privé. Vos parties l'un contre l'autre sont dans ta propre liste : { STEP("games") }.
profile-own-nothing = Tu n'as pas encore joué. Commence une partie avec { STEP("challenge") }.
profile-nothing-of-other = { $player } n'a pas encore joué { TERM("community", "here") }. Lance-lui un défi avec { STEP("challenge") }.
