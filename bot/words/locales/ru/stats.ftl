# How often each variant was played in a community.

stats-all = Сыграно { TERM("community", "here") } (из того, что вам видно): { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}{ $running ->
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
stats-none = Доступных вам партий { TERM("community", "here") } пока нет. Начните партию: { STEP("challenge") }.
stats-of-nowhere = Здесь показывают, что сыграно { TERM("community", "in") }. Спросите об этом там, { TERM("place", "in") }.
