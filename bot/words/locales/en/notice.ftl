# Who is told what: turns, the daily list, vacations.

# Above the news for a player who is told elsewhere.
notice-heading = <b>{ $variant }, game { $number }</b>, against { $opponent }:
notice-how-to-answer = Answer in { $game }, or with { STEP("move", "game", $number) } in any { TERM("place") } of the { TERM("community") }.
notice-no-direct-messages = You take no { TERM("direct-messages") } of mine, so I tell you here. To change where you are told: { STEP("settings") }.
notice-silent-for-a-minute = I have answered you many times here, so I am silent for a minute. Moves that can be played are played all the same; commands like { STEP("move") } and { STEP("help") } are always answered, to you alone.

# $played: the last move with its number. $words: the same in words.
notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, it is your move ({ $side }).
notice-draw-by-repetition = This position has occurred often enough: instead of moving you may claim a draw with { STEP("draw") }.
notice-draw-by-moves = For { $moves } moves nothing was captured, promoted or moved that cannot go back: instead of moving you may claim a draw with { STEP("draw") }.

notice-no-game-waits = No game waits for your move. See all of yours with { STEP("games") }.
notice-no-other-game-waits = Game { $number } is the only one that waits for your move.
notice-played-elsewhere = Nothing is played here: moves are played in { $game }, or with { STEP("move", "game", $number) } in any { TERM("place") } of the { TERM("community") }.
notice-nothing-played = Nothing is played here: start a game with { STEP("challenge") } in a { TERM("place") } of the { TERM("community") }, or see what you can ask for with { STEP("help") } there.

# The daily list of games. $games: how many wait. $urgent: in how many of them less than a day is left.
notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] 1 game waits for you:
       *[other] 1 game waits for you, and less than a day is left:
    }
   *[other] { $urgent ->
        [0] { $games } games wait for you:
       *[other] { $games } games wait for you, { $urgent } of them urgent (less than a day is left):
    }
}</b>
notice-list-game = { $game } ({ $variant }) against { $opponent }: without a deadline
notice-list-game-until = { $game } ({ $variant }) against { $opponent }: until { $deadline }
# $games: how many more wait than are named.
notice-list-more = … and { $games } more.
notice-list-all = All of yours, in any { TERM("place") } of the { TERM("community") }: { STEP("games") }.
# Instead of the list, for a member who takes no direct messages.
notice-list-untold = { $day }: { $player }, it is your move.

# The answers to a member who has changed how they are told.
notice-promised-board = From now on the board alerts you to your move.
notice-promised-direct = From now on { TERM("direct-messages") } alert you to your moves; if you take none of mine, I tell you where the game is played.
notice-promised-quiet = From now on no board alerts you. That your time runs short, and what waits for your answer, still does.
notice-promised-list = From now on { TERM("direct-messages") } tell you once a day, at { $hour }:00 ({ $zone }), which games wait for you; on a day on which none does, nothing comes. Your time zone: { STEP("time") }.
notice-hour-without-list = That hour is for the daily list: { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } is on vacation until { $until }; their clock stands still until then.
notice-vacation-ended = { $player } is not on vacation any more; their clock goes on.
notice-vacation-runs-out = { $player }, your hours of vacation run out: it ends { $end }, and then the clocks of your games go on.
notice-vacation-ran-out = { $player }, your hours of vacation have run out: it has ended { $end }, and the clocks of your games go on.
