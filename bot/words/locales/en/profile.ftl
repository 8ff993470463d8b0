# A player's profile: what they have played.

# $games: how many. $running: how many of them are in progress.
profile-own = { $player } has played since { $since }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $running ->
    [0] none in progress
   *[other] { $running } in progress
}.
profile-of-other = { $player } has played in this { TERM("community") } since { $since }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $running ->
    [0] none in progress
   *[other] { $running } in progress
}.
profile-all = <b>All: won { $won }, drawn { $drawn }, lost { $lost }</b>. Games that ended without a result don't count.
profile-rating = <b>Rating over all games: { $value }</b>. More: { STEP("rating") }.
profile-most-often = Played most: { $variant }, { $games ->
    [one] 1 game
   *[other] { $games } games
}.
profile-variant = { $variant }: won { $won }, drawn { $drawn }, lost { $lost }
profile-is-private = Nobody else can see this. Let members ask for it with { STEP("settings", "profile", "members") }.
profile-is-seen = Members of a { TERM("community") } can ask what you've played there. Keep it to yourself with { STEP("settings", "profile", "private") }.
profile-kept-private = { $player } keeps their profile private. Your games against them are in your own list: { STEP("games") }.
profile-own-nothing = You haven't played yet. Start a game with { STEP("challenge") }.
profile-nothing-of-other = { $player } hasn't played in this { TERM("community") } yet. Invite them with { STEP("challenge") }.
