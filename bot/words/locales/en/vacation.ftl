# Vacations: the games for whose clocks they count.

# $count: in how many games. $games: their numbers.
vacation-stops = It is for your { $count ->
    [one] clock in game { $games }
   *[other] clocks in games { $games }
}.
vacation-will-stop = It is for your { $count ->
    [one] clock in game { $games }
   *[other] clocks in games { $games }
}; others are told when it begins.
vacation-stops-no-more = Your { $count ->
    [one] clock in game { $games } goes
   *[other] clocks in games { $games } go
} on.
vacation-too-late-claimed = Your time is up already in { $count ->
    [one] game { $games }
   *[other] games { $games }
}: no vacation helps there. Move before your opponent claims.
vacation-too-late = Your time is up already in { $count ->
    [one] game { $games }
   *[other] games { $games }
}: no vacation helps there. Only a move that you have written before that is still in time.
