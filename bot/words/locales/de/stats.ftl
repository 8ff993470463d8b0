# How often each variant was played in a community.

stats-all = Es gibt { TERM("community", "here") } { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, die du sehen darfst{ $running ->
    [0] {""}
    [1] , 1 läuft noch
   *[other] , { $running } laufen noch
}.
stats-variant = { $variant }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}{ $running ->
    [0] {""}
    [1] , 1 läuft noch
   *[other] , { $running } laufen noch
}
stats-more = Und { $more } weitere.
stats-start = Partien ohne Ergebnis zählen nicht. Beginne eine Partie mit { STEP("challenge") }.
stats-none = Es gibt { TERM("community", "here") } noch keine Partien, die du sehen darfst. Beginne eine mit { STEP("challenge") }.
stats-of-nowhere = Das zeigt, was { TERM("community", "in-a") } gespielt wurde. Frag dort in einem { TERM("place") }.
