# A player's profile: what they have played.

# $games: how many. $running: how many of them run.
profile-own = { $player } has played since { $since }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, of which { $running ->
    [0] none runs
    [1] one runs
   *[other] { $running } run
}.
profile-of-other = { $player } has played in this { TERM("community") } since { $since }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, of which { $running ->
    [0] none runs
    [1] one runs
   *[other] { $running } run
}.
profile-all = <b>All: won { $won }, drawn { $drawn }, lost { $lost }</b>. What has ended without a result does not count.
profile-most-often = Most often: { $variant }, { $games ->
    [one] 1 game
   *[other] { $games } games
}.
profile-variant = { $variant }: won { $won }, drawn { $drawn }, lost { $lost }
profile-is-private = Nobody else is told this. Let members ask for it with { STEP("settings", "profile", "members") }.
profile-is-seen = Members of a { TERM("community") } can ask what you have played there. Keep it to yourself with { STEP("settings", "profile", "private") }.
profile-kept-private = { $player } keeps to themselves what they play. Your games against them are among your own: { STEP("games") }.
profile-own-nothing = You have not played yet. Start a game with { STEP("challenge") }.
profile-nothing-of-other = { $player } has not played in this { TERM("community") } yet. Invite them with { STEP("challenge") }.
