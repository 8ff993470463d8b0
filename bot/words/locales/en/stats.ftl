# How often each variant was played in a community.

# $games: how many. $running: how many of them run.
stats-all = You can see { $games ->
    [one] 1 game
   *[other] { $games } games
} of this { TERM("community") }{ $running ->
    [0] {""}
    [1] , 1 still running
   *[other] , { $running } still running
}.
stats-variant = { $variant }: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $running ->
    [0] {""}
    [1] , 1 still running
   *[other] , { $running } still running
}
# $more: how many other variants were played.
stats-more = And { $more } more.
stats-start = Games that ended without a result don't count. Start a game with { STEP("challenge") }.
stats-none = You can't see any games of this { TERM("community") } yet. Start a game with { STEP("challenge") }.
stats-of-nowhere = This shows what a { TERM("community") } has played. Ask for it in a { TERM("place") } of one.
