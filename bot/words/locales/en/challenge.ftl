# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

# $files and $ranks: the size of the board.
challenge-made = { $challenger } challenges { $opponent } to <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } is looking for a game of <b>{ $variant }</b> ({ $files }×{ $ranks }).

# $side: the name of the side that moves first.
challenge-side-chosen = { $player } plays { $side } and moves first.
challenge-side-of-who-joins = The player who joins plays { $side } and moves first.
challenge-side-by-lot = Sides are drawn at random; { $side } moves first.
challenge-side-by-lot-on-acceptance = Sides are drawn at random when the challenge is accepted; { $side } moves first.

# How long it is open: in days, and if there are none of them, in hours.
challenge-stands = Open for { $days ->
    [0] { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
}.
challenge-open-stands = Open for { $days ->
    [0] { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
}.
challenge-stands-until = Open until { $until }.
# $games: how many games can come of it.
challenge-may-join = { $games ->
    [1] The first player to join gets the game.
   *[other] Up to { $games } games: one for each player who joins.
}
challenge-may-join-any-number = Every player who joins gets a game.
challenge-join-elsewhere = From another network, join with { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Challenge sent. Waiting for { $opponent }.
challenge-to-computer-done = The game against { $opponent } starts in a moment.
challenge-open-made-done = Your challenge is open. Anyone here can join it.

# After the clock.
# $event: `yes` or `no`, whether the game is played as in an event.
challenge-rated = { $event ->
    [yes] The game is rated.
   *[no] The game is rated, so a move can be taken back only within a minute.
}
# $value: a rating in this game, like 1,612 ± 84.
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (estimate)
challenge-rating-none = no rating yet
challenge-beyond-four = Four rated games of yours have counted this month, which is the most for two players. If this one ends this month too, it won't count.

# The position from which the game starts. $order: letters of pieces. $first, $second: the names of the
# sides. $squares: where the letters stand. $symmetry: how the two sides' arrays go together.
challenge-start-order = The array is chosen: <code>{ $order }</code>. { $first } has these pieces on { $squares }, and { $second } has them { $symmetry ->
    [central] as if the board were turned around
   *[mirror] opposite
}.
challenge-start-position = The game starts from this position: <code>{ $fen }</code>
challenge-start-drawn = The array is drawn at random ({ $symmetry ->
    [asymmetric] asymmetric
    [central] central
   *[mirror] mirror
}).
# Why it is, is told with the rules.
challenge-start-provisional = The array is provisional.
challenge-start-as-posted = The start position is in the challenge.

# How the array is drawn, on request: before the challenge is accepted.
challenge-lot-promise = The array comes from a secret, which I drew when the challenge was made. Its SHA-256 is <code>{ $hash }</code>. I'll show the secret when the game begins, so you can check that it stayed the same.
# The same when the game has begun. $picks: the choices, as below.
challenge-lot-proof = The array was drawn before the challenge was accepted. The secret is <code>{ $secret }</code>, and its SHA-256 is <code>{ $hash }</code>, which anyone could see with the challenge. Check it yourself: { $symmetry ->
    [asymmetric] add “ first” to the end of the secret and take the SHA-256 of that. Do the same with “ second”. The first 16 digits, modulo { $orders }, are { $first } and { $second }: a number for each side. Divide each one again and again
   *[other] add “ first” to the end of the secret and take the SHA-256 of that. The first 16 digits, modulo { $orders }, are { $first }: the number for both sides. Divide it again and again
}, and use the remainders: { $picks }. Count remainders from 0 and squares from a1 on. Leave out what is already picked.
# Parts of a list. $ways: how many possible choices there are, which is also the divisor. $label, $labels:
# letters of pieces. $squares: the squares to choose from; “all” of the first rank need no list.
challenge-lot-piece = by { $ways } to pick a piece out of { $labels } for { $square }
challenge-lot-and-so-on = and so on
challenge-lot-light-square = by { $ways } to pick { $squares ->
    [all] a light square
   *[listed] a light square out of { $squares }
} for { $label }
challenge-lot-dark-square = by { $ways } to pick { $squares ->
    [all] a dark square
   *[listed] a dark square out of { $squares }
} for { $label }
challenge-lot-square = by { $ways } to pick { $squares ->
    [all] a square
   *[listed] a square out of { $squares }
} for { $label }
challenge-lot-squares = by { $ways } to pick { $squares ->
    [all] squares
   *[listed] squares out of { $squares }
} for { $labels } (sets of squares in the order of their names)

challenge-accepted = { $opponent } has accepted { $challenger }'s challenge to <b>{ $variant }</b>: { $game }
challenge-accepted-open = { $opponent } has joined { $challenger }'s challenge to <b>{ $variant }</b>: { $game }
# $left: how many more games can come of it.
challenge-joined = { $player } has joined: { $game }. { $left ->
    [1] One more game is left: the first player to join gets it.
   *[other] Up to { $left } more games: one for each player who joins.
}
# $first, $second: the players. $first_side, $second_side: the names of their sides.
challenge-game-begins = <b>{ $variant }, game { $game }</b>. { $first } plays { $first_side }, { $second } plays { $second_side }.
challenge-game-more = More: { STEP("help") }, { STEP("rules") }.
challenge-game-across = This game is on two networks. Moves, offers and results go to both; what you say to each other here stays here.
challenge-accepted-done = Accepted. Your game: { $game }.
challenge-joined-done = Joined. Your game: { $game }.
challenge-you-move-first = You play { $side } and move first. The board comes there in a moment.
challenge-other-moves-first = You play { $side }, and { $player } moves first. I'll tell you when it's your turn.

challenge-declined-done = Challenge declined.
challenge-withdrawn-done = Challenge withdrawn.

# What became of it.
challenge-open = { $opponent } can still answer { $challenger }'s challenge to <b>{ $variant }</b>.
challenge-declined = { $opponent } has declined { $challenger }'s challenge to <b>{ $variant }</b>.
challenge-expired = { $opponent } didn't answer { $challenger }'s challenge to <b>{ $variant }</b> in time.
challenge-withdrawn = { $challenger } has withdrawn the challenge to { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = Anyone can still join { $challenger }'s challenge to <b>{ $variant }</b>.
challenge-to-all-withdrawn = { $challenger } has withdrawn the challenge that anyone could join (<b>{ $variant }</b>).
challenge-to-all-expired = Time is up for { $challenger }'s challenge that anyone could join (<b>{ $variant }</b>).

# In a list. $number: the number of the challenge.
challenge-listed = Challenge { $number }: { $challenger } is looking for a game of { $variant }.
challenge-listed-own = Challenge { $number }: you're looking for a game of { $variant }.

# A challenge follows.
challenge-rematch = A rematch of { $game }:
challenge-rematch-asked-already = { $challenger } has already asked you for a rematch of { $game }. Accept or decline it.
challenge-rematch-news = { $player } asks { $other } for a rematch in { $place }.
challenge-rematch-news-everywhere = { $player } asks { $other } for a rematch where this game was started or joined.
challenge-rematch-stands = The challenge is in { $place }.
challenge-rematch-stands-everywhere = The challenge is where this game was started or joined.
challenge-rematch-stands-with-game = The challenge is where this game was played.
challenge-rematch-out-of-sight = The challenge is where you can't see it. You can answer it here: { STEP("games") }.

# Above lists of games, after a choice in a member's menu.
challenge-pick-game = Choose a game for your challenge. For another game, a clock or a side, use { STEP("challenge", "variant", "") }.
# The label of the last of these lists.
challenge-pick-more = More games
