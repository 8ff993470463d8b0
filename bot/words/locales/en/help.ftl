# Help: how to play, by examples. Each message is a line of the answer.

help-head = <b>Large chess variants by correspondence.</b> Every game has its own { TERM("own-place") }. Anybody may look; only the two players can act.
help-begin = <b>Begin</b>: { STEP("challenge", "opponent", "", "variant", $variant) } invites a member whom you name; without an opponent, anybody can join. It is answered { TERM("way-to-answer") }. { STEP("games") } lists games and challenges, { STEP("join", "code", "4F7Q2K") } joins one by its code, { STEP("rematch") } asks for another game.
# $coordinates, $canonical, $short: the same move in three notations. $on_board: yes if it is a move of a
# piece that stands on the board, $piece. $square: where it goes. $ways: the ways to play a move.
help-move = <b>Move</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> or <code>{ $short }</code> plays a move{ $on_board ->
    [yes] , here of the { $piece }
   *[no] {""}
}: { $ways }. { STEP("move", "move", $square) } plays the one piece that can go to { $square }, or lists those that can.
help-look = <b>Look</b>: { STEP("board") } shows the board, { STEP("at", "ply", "7") } an earlier one; { STEP("moves") }, { STEP("look") } and { STEP("piece") } tell where a piece can go, who attacks a square, how a piece moves; { STEP("replay") } the moves, and { STEP("export") } gives you the game as a file.
help-think = <b>Think</b>: { STEP("note") } and { STEP("try") } keep notes and try moves, which only you see; { STEP("if") } settles moves that are played at once if your opponent plays what you expect; { STEP("undo") } takes your last move back: alone for a minute, later if your opponent agrees.
help-end = <b>End</b>: { STEP("draw") } offers or claims a draw; { STEP("resign") } gives up; { STEP("abort") } ends a game without a result, later only if your opponent agrees; { STEP("claim") } claims a game out of time. { STEP("give") } gives your opponent time, { STEP("time") } and { STEP("vacation") } settle when your clocks stand still.
help-more = <b>More</b>: { STEP("watch") } lets you watch a game of others, { STEP("problem") } lists problems to solve and makes new ones, { STEP("profile") } tells what you or a member have played, { STEP("stats") } what everybody here has.
help-settle = <b>Settle</b>: { STEP("settings") } says how you want to see boards; { STEP("block") } keeps you and a member from playing against each other; { STEP("link") } makes one member of your accounts of two networks, { STEP("unlink") } two again. Who manages the { TERM("community") } settles looks, the usual clock, places and games with { STEP("server") }, { STEP("places") } and { STEP("variants") }.
help-rules = { STEP("rules", "variant", $variant) } tells how the pieces move.
