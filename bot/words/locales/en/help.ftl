# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Large chess variants by correspondence.</b>
help-play = <b>Play</b>: { STEP("challenge", "opponent", "", "variant", $variant) } invites a member. Without an opponent, anyone can join.
# $canonical, $short: the same move in two notations. $ways: the ways to play a move.
help-type = <b>Move</b>: <code>{ $canonical }</code> or <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } lists your games, and { STEP("board") } shows a board. { STEP("rules", "variant", $variant) } explains how the pieces move.
help-topics = Choose a topic to read more:

# The topics, each an answer of its own.

help-begin = <b>Start a game</b>: { STEP("challenge", "opponent", "", "variant", $variant) } invites a member. Leave out the opponent, and anyone can join. A challenge is answered { TERM("way-to-answer") }. { STEP("games") } lists your games and open challenges, and { STEP("join", "code", "4F7Q2K") } joins one by its code. { STEP("rematch") } asks for another game. Every game has its own { TERM("own-place") }: anyone can look, and only the two players can act. { STEP("challenge", "variant", $variant, "level", "2") } starts a game against me, at a level from 1 to 6.
# $coordinates, $canonical, $short: the same move in three notations. $on_board: yes if it is a move of a
# piece that is on the board, $piece. $square: where it goes. $ways: the ways to play a move.
help-move = <b>Move</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> or <code>{ $short }</code> plays a move{ $on_board ->
    [yes] , here of the { $piece }
   *[no] {""}
}: { $ways }. { STEP("move", "move", $square) } plays the only piece that can go to { $square }, or lists the pieces that can.
# For a game with pieces in hand. $drop: a drop.
help-move-drop = To drop a piece from your hand, type the piece and the square: <code>{ $drop }</code>.
# $typed: such a move.
help-move-enters = To bring in a piece from your hand, name it after the move: <code>{ $typed }</code>.
# $piece: what closes a square, such as a Duck. $typed: a move with its square.
help-move-wall = The square of the { $piece } comes after the move: <code>{ $typed }</code>.
help-move-two-steps = A move of two steps names the square between: <code>f6xg7xf8</code> takes twice, <code>f6xg7-f6</code> takes without moving, and <code>f6-f6</code> passes.
help-move-promotion-signs = Where a piece can be promoted, <code>+</code> after the move does it, and <code>=</code> doesn't.
help-look = <b>Look</b>: { STEP("board") } shows the board, and { STEP("at", "ply", "7") } an earlier one. { STEP("open") } opens it in a browser. { STEP("moves") } shows where a piece can go, { STEP("look") } what attacks a square, and { STEP("piece") } how a piece moves. { STEP("rules") } explains the game. { STEP("replay") } shows the moves one by one, and { STEP("export") } gives you the game as a file. { STEP("report") } shows the largest mistakes of a finished game. { STEP("learn", "piece", "Knight") } sets you small tasks with a piece.
help-think = <b>Think ahead</b>: { STEP("note") } and { STEP("try") } keep notes and try moves; only you see them. { STEP("if") } plans moves, which are played at once if your opponent plays what you expect. { STEP("undo") } takes your last move back: alone for a minute, later if your opponent agrees. { STEP("hint") } suggests a move in a game against me.
help-end = <b>Ending a game, clocks</b>: { STEP("draw") } offers or claims a draw, and { STEP("resign") } resigns the game. { STEP("abort") } ends a game without a result; once both have moved, your opponent must agree. { STEP("claim") } claims the win when your opponent is out of time, and { STEP("give") } gives your opponent more time. { STEP("time") } and { STEP("vacation") } set when your clocks stop.
help-more = <b>Watching and problems</b>: { STEP("watch") } lets you watch a game, and { STEP("analysis") } says whether spectators of your game may analyse it. { STEP("problem") } lists problems to solve and makes new ones. { STEP("profile") } shows what you or a member have played, and { STEP("stats") } what everyone here has. { STEP("variant") } plays a game that you send as a file. { STEP("help", "topic", "challenge") } explains a command.
help-club = <b>Ratings and leagues</b>: a game counts for ratings if its challenge says so: { STEP("challenge", "clock", "days 3d", "rated", "true") }. It needs a clock, its usual array, and two moves by each player. { STEP("rating") } shows how strong you are, and { STEP("leaders") } who is best here. In a league, everyone in a division plays everyone. { STEP("league") } lists the leagues here. You join with a button, and your games start by themselves. On a ladder, you take a place by winning a challenge: { STEP("ladder") }. Managers make a league with { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Settings</b>: { STEP("settings") } says how you see boards, and who is told what you play. { STEP("block") } keeps you and a member from playing against each other, and { STEP("unblock") } ends that. { STEP("link") } makes your accounts on two networks one member, and { STEP("unlink") } undoes that. { STEP("privacy") } shows, exports or deletes your data. Managers of this { TERM("community") } choose looks, the usual clock, places and games with { STEP("server") }, { STEP("places") } and { STEP("variants") }. Moderators use { STEP("adjudicate") }, { STEP("freeze") } and { STEP("thaw") }.

# The topics, as titles of buttons and of an option.
help-topic-begin = Start a game
help-topic-move = Move
help-topic-look = Look
help-topic-think = Think ahead
help-topic-end = Ending a game, clocks
help-topic-more = Watching and problems
help-topic-club = Ratings and leagues
help-topic-settings = Settings
