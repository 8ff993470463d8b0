# How often each variant was played in a community.

# $games: how many, of those that the reader may see. $running: how many of them are in progress.
stats-all = Played in this { TERM("community") }, as far as you can see: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $running ->
    [0] {""}
   *[other] , { $running } in progress
}.
stats-variant = { $variant }: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $running ->
    [0] {""}
   *[other] , { $running } in progress
}
# $more: how many other variants were played.
stats-more = And { $more } more.
stats-start = Games that ended without a result don't count. Start a game with { STEP("challenge") }.
stats-none = You can't see any games in this { TERM("community") } yet. Start a game with { STEP("challenge") }.
stats-of-nowhere = This shows what a { TERM("community") } has played. Ask for it in a { TERM("place") } of one.
