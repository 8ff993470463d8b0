# How often each variant was played in a community.
stats-all = Parties jouées { TERM("community", "here") } que tu peux voir : { $games }{ $running ->
    [0] {""}
    [1] , dont 1 encore en cours
   *[other] , dont { $running } encore en cours
}.
stats-variant = { $variant } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $running ->
    [0] {""}
    [1] , 1 encore en cours
   *[other] , { $running } encore en cours
}
stats-more = Et { $more } de plus.
stats-start = Les parties sans résultat ne comptent pas. Commence une partie avec { STEP("challenge") }.
stats-none = Tu ne peux encore voir aucune partie { TERM("community", "of-this") }. Commences-en une avec { STEP("challenge") }.
stats-of-nowhere = Ça montre ce qui s'est joué { TERM("community", "in-a") }. Demande-le dans un { TERM("place") } là-bas.
