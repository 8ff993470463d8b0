# Who is told what: turns, the daily list, vacations.

# Above the news for a player who is told elsewhere.
notice-heading = <b>{ $variant }, game { $number }</b>, against { $opponent }:
notice-how-to-answer = Answer in { $game }, or here with { STEP("move", "game", $number) }.
notice-no-direct-messages = I can't reach you in { TERM("direct-messages") }, so I'm telling you here. Choose where I reach you with { STEP("settings") }.
notice-silent-for-a-minute = I've answered you many times here, so I'll be silent for a minute. Moves that can be played are still played. Commands like { STEP("move") } and { STEP("help") } still get an answer, which only you see.

# $played: the last move with its number. $words: the same in words.
notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, it's your move ({ $side }).
notice-computer-thinks = { $player } is thinking.
notice-draw-by-repetition = This position has come up often enough. Instead of moving, you can claim a draw with { STEP("draw") }.
notice-draw-by-moves = For { $moves } moves, nothing was captured or promoted, and no piece moved that can't go back. Instead of moving, you can claim a draw with { STEP("draw") }.

notice-no-game-waits = No game is waiting for your move. See all your games with { STEP("games") }.
notice-no-other-game-waits = Game { $number } is the only one waiting for your move.
notice-played-elsewhere = Type your move here or in { $game }, or use { STEP("move", "game", $number) }.
notice-nothing-played = You have no game in progress. Start one with { STEP("challenge") } in a { TERM("place") } of the { TERM("community") }. Here too, { STEP("help") } tells you what else you can do.

# The daily list of games. $games: how many wait. $urgent: in how many of them less than a day is left.
notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] 1 game is waiting for you:
       *[other] 1 game is waiting for you, with less than a day left:
    }
   *[other] { $urgent ->
        [0] { $games } games are waiting for you:
       *[other] { $games } games are waiting for you, { $urgent } of them with less than a day left:
    }
}</b>
notice-list-game = { $game } ({ $variant }) against { $opponent }: no deadline
notice-list-game-until = { $game } ({ $variant }) against { $opponent }: deadline { $deadline }
# $games: how many more wait than are named.
notice-list-more = … and { $games } more.
notice-list-all = See all your games with { STEP("games") }.
# Instead of the list, for a member who takes no direct messages.
notice-list-untold = { $day }: { $player }, it's your move.

# The answers to a member who has changed how they are told.
notice-promised-board = From now on, I'll alert you where the game is played when it's your move.
notice-promised-direct = From now on, I'll tell you in { TERM("direct-messages") } when it's your move. If I can't reach you there, I'll alert you where the game is played.
notice-promised-quiet = From now on, I won't alert you when it's your move. You'll still hear from me when your time is running out, and when something is waiting for your answer.
notice-promised-list = From now on, I'll list the games waiting for you once a day, in { TERM("direct-messages") }. The list comes at { $hour }:00 ({ $zone }), unless no game is waiting. Set your time zone with { STEP("time") }.
notice-hour-without-list = That hour is for the daily list, which you don't get now. Turn it on with { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } is on vacation until { $until }. Their clock is stopped until then.
notice-vacation-ended = { $player } is back from vacation, and their clock goes on.
notice-vacation-runs-out = { $player }, your vacation hours are running out. Your vacation ends on { $end }, and then the clocks of your games go on.
notice-vacation-ran-out = { $player }, your vacation hours have run out. Your vacation ended on { $end }, and the clocks of your games go on.
# Counts that can end a game. $moves: how many of $limit are counted.
notice-count = Counted: { $moves } of { $limit } moves; after them the game is drawn, unless it is checkmate before.
# $first, $second: how many checks the sides have given. $checks: how many win.
notice-checks-given = Checks given: { $first } by { $first_side }, { $second } by { $second_side }; { $checks } win.
notice-begun = The game has begun.
