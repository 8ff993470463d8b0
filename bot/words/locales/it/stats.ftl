# How often each variant was played in a community.

stats-all = Puoi vedere { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { TERM("community", "this") }{ $running ->
    [0] {""}
    [1] , 1 ancora in corso
   *[other] , { $running } ancora in corso
}.
stats-variant = { $variant }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}{ $running ->
    [0] {""}
    [1] , 1 ancora in corso
   *[other] , { $running } ancora in corso
}
stats-more = E { $more ->
    [one] un'altra
   *[other] altre { $more }
}.
stats-start = Le partite finite senza risultato non contano. Inizia una partita con { STEP("challenge") }.
stats-none = Non puoi ancora vedere partite di { TERM("community", "this") }. Iniziane una con { STEP("challenge") }.
stats-of-nowhere = Questo mostra che cosa si è giocato in { TERM("community", "a") }. Chiedilo in { TERM("place", "a") } { TERM("community", "of") }.
