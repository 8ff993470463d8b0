# Vacations: the games for whose clocks they count.

# $count: in how many games. $games: their numbers.
vacation-stops = Your vacation stops your { $count ->
    [one] clock in game { $games }
   *[other] clocks in games { $games }
}.
vacation-will-stop = Your vacation will stop your { $count ->
    [one] clock in game { $games }
   *[other] clocks in games { $games }
}. Others are told when it begins.
vacation-stops-no-more = Your { $count ->
    [one] clock in game { $games } goes
   *[other] clocks in games { $games } go
} on.
vacation-too-late-claimed = Your time is already up in { $count ->
    [one] game { $games }
   *[other] games { $games }
}, so a vacation doesn't help there. Move before your opponent claims the game.
vacation-too-late = Your time is already up in { $count ->
    [one] game { $games }
   *[other] games { $games }
}, so a vacation doesn't help there. Only a move that you wrote before then is still in time.
