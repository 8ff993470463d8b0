# Why something is not done, whatever it is about.

refused-no-game-here = No game is played here, and you have none elsewhere. Start one with { STEP("challenge") }.
# The games follow, a line each.
refused-several-games = Several games could be meant. Go to the one, or add its number to the command:
refused-no-such-game = There is no game { $game }. See your games with { STEP("games") }.
# $result: how the game has ended, as sentences.
refused-game-over = This game is over: { $result } Start another one with { STEP("challenge") }.
refused-not-a-player = You do not play in game { $game }; only its two players can do that. Watch it with { STEP("watch") }, or start one of your own with { STEP("challenge") }.
# $side: the side's name. That player's time may follow.
refused-not-your-turn = It is not your turn: { $side } is to move, and that is { $player }.
# Follows upon the message above.
refused-plan-answer = Plan your answer now with { STEP("if") }. You will be told when it is yours.
# $played: the move. $command: what can be used next.
refused-board-stands = The board stands: <code>{ $played }</code> was played before you edited your message. { $command ->
    [undo] Ask for it back with { STEP("undo") }.
   *[other] See it with { STEP($command) }.
}
refused-stale = The game has gone on since that was shown, so nothing was done. Look at the newest board, or use { STEP("board") }.
refused-shown-is-taken-back = That position is no more: a move was taken back since it was shown, so nothing was done. Look at the newest board, or use { STEP("board") }.
# Something was said that looks like a command. $command: the one that does it.
refused-by-command = { $command ->
    [undo] To take your last move back, use { STEP("undo") }; after a minute, or when your opponent has answered, they are asked to agree.
    [resign] To give the game up, use { STEP("resign") }; it asks again first.
    [draw] To offer a draw, accept one or claim one, use { STEP("draw") }; talk is no offer.
    [abort] To end the game without a result, use { STEP("abort") }; once both have moved, your opponent must agree.
   *[other] To see the board, use { STEP($command) }; it shows it from the other side or in words, too.
}
# $why: the reason, as a sentence.
refused-nobody-reaches = { $why } See where any piece can go with { STEP("moves") }.
# $name: the name of an option. $example: a possible number.
refused-no-number = “{ $typed }” is no number. Write <code>{ $name }:{ $example }</code>, or another whole number from { $least } on.
# $name: the name of an option. $known: what can be typed, one after the other.
refused-no-choice = There is no “{ $typed }” to choose as <code>{ $name }</code>. Choose one of: { $known }.
refused-end-alone = This game has no deadline, so there is nothing to claim. Your opponent has left: end it without a result with { STEP("abort", "game", $game) }.
refused-needs-community = Games are played in a { TERM("place") } of a { TERM("community") }. Make the challenge there.
