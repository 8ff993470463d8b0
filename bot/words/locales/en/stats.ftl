# How often each variant was played in a community.

# $games: how many. $running: how many of them run.
stats-all = You can see { $games ->
    [one] 1 game
   *[other] { $games } games
} of this { TERM("community") }{ $running ->
    [0] {""}
    [1] , of which one runs
   *[other] , of which { $running } run
}.
stats-variant = { $variant }: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $running ->
    [0] {""}
    [1] , of which one runs
   *[other] , of which { $running } run
}
# $more: how many other variants were played.
stats-more = And { $more } more.
stats-start = Start a game with { STEP("challenge") }. A game that ended without a result does not count.
stats-none = You can see no game of this { TERM("community") } yet. Start a game with { STEP("challenge") }.
stats-of-nowhere = This tells what a { TERM("community") } has played. Ask for it in a { TERM("place") } of one.
