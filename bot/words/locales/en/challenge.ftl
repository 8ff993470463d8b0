# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

# $files and $ranks: the size of the board.
challenge-made = { $challenger } challenges { $opponent } to <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } looks for an opponent: <b>{ $variant }</b> ({ $files }×{ $ranks }).

# $side: the name of the side that moves first.
challenge-side-chosen = { $player } plays { $side }, who moves first.
challenge-side-of-who-joins = The player who joins plays { $side } and moves first.
challenge-side-by-lot = One lot decides who plays { $side } and moves first.
challenge-side-by-lot-on-acceptance = One lot on acceptance decides who plays { $side } and moves first.

# How long it stands: in days, and if there are none of them, in hours.
challenge-stands = The challenge stands for { $days ->
    [0] { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
}.
challenge-open-stands = It stands for { $days ->
    [0] { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
}.
challenge-stands-until = It stands until { $until }.
# $games: how many games can come of it.
challenge-may-join = { $games ->
    [1] The first to join plays.
   *[other] Up to { $games } games come of it, each with the player who joins.
}
challenge-may-join-any-number = Each who joins gets a game.
challenge-join-elsewhere = From another network it is joined with { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = You have made the challenge; only { $opponent } can accept or decline it, and you can withdraw it.
challenge-open-made-done = You have made the challenge. Anybody here can join it, and you can withdraw it.

# The position from which the game starts. $order: letters of pieces. $first, $second: the names of the
# sides. $squares: where the letters stand. $symmetry: how the two sides' arrays go together.
challenge-start-order = The array is chosen: <code>{ $order }</code>, { $first }'s on { $squares }, and { $second }'s { $symmetry ->
    [central] as if the board were turned around
   *[mirror] opposite
}.
challenge-start-position = The game starts from this position: <code>{ $fen }</code>
challenge-start-drawn = The array is drawn at random ({ $symmetry }) from a secret that is shown on acceptance; its SHA-256 is <code>{ $hash }</code>.
challenge-start-provisional = The array is provisional: { $why }.
challenge-start-as-posted = It starts from the position that stands with the challenge.

# The proof of the lot, with the first board. $picks: the choices, as below.
challenge-lot-proof = The secret is <code>{ $secret }</code>. Its SHA-256 stands in the challenge; the SHA-256 of it { $symmetry ->
    [asymmetric] with “ first” and with “ second” behind, the first 16 digits, modulo { $orders }, give { $first } and { $second }, a number for each side
   *[other] with “ first” behind, the first 16 digits, modulo { $orders }, gives { $first }, the number for both sides
}. Divided again and again, it picks by its remainders { $picks }; remainders are counted from 0, squares from a1 on, and what was picked is left out.
# $ways: how many possible choices there are. $label, $labels: letters of pieces. $squares: the squares to
# choose from; “all” of the first rank need no list.
challenge-lot-piece = by { $ways } a piece of { $labels } for { $square }
challenge-lot-and-so-on = and so on
challenge-lot-light-square = by { $ways } { $squares ->
    [all] a light square
   *[listed] a light square of { $squares }
} for { $label }
challenge-lot-dark-square = by { $ways } { $squares ->
    [all] a dark square
   *[listed] a dark square of { $squares }
} for { $label }
challenge-lot-square = by { $ways } { $squares ->
    [all] a square
   *[listed] a square of { $squares }
} for { $label }
challenge-lot-squares = by { $ways } { $squares ->
    [all] squares
   *[listed] squares of { $squares }
} for { $labels }, in the order of their names

challenge-accepted = { $opponent } has accepted the challenge of { $challenger } to <b>{ $variant }</b>: { $game }
challenge-accepted-open = { $opponent } has joined the challenge of { $challenger } to <b>{ $variant }</b>: { $game }
# $left: how many more games can come of it.
challenge-joined = { $player } has joined: { $game }. { $left ->
    [1] One more game can come of it, with the first to join.
   *[other] Up to { $left } more games can come of it, each with the player who joins.
}
# $first, $second: the players. $first_side, $second_side: the names of their sides.
challenge-game-begins = <b>{ $variant }, game { $game }</b>. { $first } plays { $first_side }, { $second } plays { $second_side }.
challenge-game-more = More: { STEP("help") }, { STEP("rules") }.
challenge-game-across = This game is seen on two networks: moves, offers and results reach both, but what you say to each other here stays here.
challenge-accepted-done = You have accepted: this is { $game }.
challenge-joined-done = You have joined: this is { $game }.
challenge-you-move-first = You play { $side } and are to move, where the board comes in a moment.
challenge-other-moves-first = You play { $side }, and { $player } is to move; you are told when it is your turn.

challenge-declined-done = You have declined the challenge.
challenge-withdrawn-done = You have withdrawn the challenge.

# What became of it.
challenge-open = { $opponent } can answer the challenge of { $challenger } to <b>{ $variant }</b>.
challenge-declined = { $opponent } has declined the challenge of { $challenger } to <b>{ $variant }</b>.
challenge-expired = { $opponent } didn't answer { $challenger }'s challenge to <b>{ $variant }</b> in time.
challenge-withdrawn = { $challenger } has withdrawn the challenge to { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = This is the challenge of { $challenger } that anybody could join (<b>{ $variant }</b>).
challenge-to-all-withdrawn = { $challenger } has withdrawn the challenge that anybody could join (<b>{ $variant }</b>).
challenge-to-all-expired = The challenge of { $challenger } that anybody could join (<b>{ $variant }</b>) has ended: its time was up.

# In a list. $number: the number of the challenge.
challenge-listed = Challenge { $number }: { $challenger } looks for an opponent: { $variant }.
challenge-listed-own = Challenge { $number }: You look for an opponent: { $variant }.

# A challenge follows.
challenge-rematch = A rematch of { $game }:
challenge-rematch-asked-already = { $challenger } has asked you for a rematch of { $game } already. Accept it or decline it.
challenge-rematch-news = { $player } asks { $other } for a rematch in { $place }.
challenge-rematch-news-everywhere = { $player } asks { $other } for a rematch where this game was begun or joined.
challenge-rematch-stands = It stands in { $place }.
challenge-rematch-stands-everywhere = It stands where this game was begun or joined.
challenge-rematch-out-of-sight = It stands where you do not see it; you can answer here: { STEP("games") }.
