# How often each variant was played in a community.

stats-all = Você pode ver { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} { TERM("community", "of-this") }{ $running ->
    [0] {""}
    [1] , 1 em andamento
   *[other] , { $running } em andamento
}.
stats-variant = { $variant }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ $running ->
    [0] {""}
    [1] , 1 em andamento
   *[other] , { $running } em andamento
}
stats-more = E mais { $more }.
stats-start = Partidas sem resultado não contam. Comece uma partida com { STEP("challenge") }.
stats-none = Você ainda não pode ver nenhuma partida { TERM("community", "of-this") }. Comece uma com { STEP("challenge") }.
stats-of-nowhere = Isto mostra o que se jogou { TERM("community", "in-a") }. Peça { TERM("place", "in-a") } de lá.
