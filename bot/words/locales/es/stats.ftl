# How often each variant was played in a community.

stats-all = En { TERM("community", "this") } hay { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} que puedes ver{ $running ->
    [0] {""}
    [1] , 1 en curso
   *[other] , { $running } en curso
}.
stats-variant = { $variant }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $running ->
    [0] {""}
    [1] , 1 en curso
   *[other] , { $running } en curso
}
stats-more = Y { $more } más.
stats-start = Las partidas sin resultado no cuentan. Empieza una partida con { STEP("challenge") }.
stats-none = Aún no puedes ver ninguna partida de { TERM("community", "this") }. Empieza una con { STEP("challenge") }.
stats-of-nowhere = Esto muestra lo que se ha jugado en { TERM("community", "a") }. Pregunta allí, en { TERM("place", "a") }.
