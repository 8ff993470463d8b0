# How often each variant was played in a community.

stats-all = Вам { $games ->
    [one] видна { $games } партия
    [few] видны { $games } партии
    [many] видно { $games } партий
   *[other] видно { $games } партии
} этого { TERM("community", "of") }{ $running ->
    [0] {""}
   *[other] , ещё идёт: { $running }
}.
stats-variant = { $variant }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}{ $running ->
    [0] {""}
   *[other] , ещё идёт: { $running }
}
stats-more = И ещё { $more }.
stats-start = Партии без результата не считаются. Начните партию: { STEP("challenge") }.
stats-none = Партий этого { TERM("community", "of") } вам пока не видно. Начните партию: { STEP("challenge") }.
stats-of-nowhere = Здесь показывают, что сыграно { TERM("community", "in") }. Спросите об этом там, { TERM("place", "in") }.
