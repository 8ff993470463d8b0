# Why something is not done, whatever it is about.

refused-no-game-here = There's no game here, and you have none elsewhere. Start one with { STEP("challenge") }.
# The games follow, a line each.
refused-several-games = You could mean several games. Go to the right one, or add its number to the command:
refused-no-such-game = There's no game { $game }. See your games with { STEP("games") }.
# $result: how the game has ended, as sentences.
refused-game-over = This game is over: { $result } Start another one with { STEP("challenge") }.
refused-not-a-player = You aren't playing in game { $game }, and only its two players can do that. Watch it with { STEP("watch", "game", $game) }, or start a game of your own with { STEP("challenge") }.
refused-hint-against-a-person = Game { $game } is against a person, and hints are only for games against me. Play one: { STEP("challenge", "level", "2") }.
refused-report-of-running = Game { $game } is still going on, and only finished games have a report. Name a finished one: { STEP("report", "game", "1") }.
refused-help-in-running = Game { $game } is still going on, and its present position was in this one. I help nobody with a game in progress. Come back when game { $game } has moved on: { STEP("games") }.
refused-nothing-to-report = No move was played in game { $game }, so there's nothing to report. Your other games: { STEP("games") }.
# $side: the side's name. That player's time may follow.
refused-not-your-turn = It isn't your turn: { $player } ({ $side }) moves now.
# Follows upon the message above.
refused-plan-answer = I'll tell you when it's your turn. You can plan your answer now with { STEP("if") }.
# $played: the move. $command: what can be used next.
refused-board-stands = I played <code>{ $played }</code> before you edited your message, so that move stays. { $command ->
    [undo] Ask to take it back with { STEP("undo") }.
   *[other] See it with { STEP($command) }.
}
refused-stale = The game has gone on since that was shown, so I did nothing. Look at the newest board, or use { STEP("board") }.
refused-shown-is-taken-back = That position is gone: a move was taken back since it was shown, so I did nothing. Look at the newest board, or use { STEP("board") }.
# Something was said that looks like a command. $command: the one that does it.
refused-by-command = { $command ->
    [undo] To take your last move back, use { STEP("undo") }. After a minute, or when your opponent has answered, they have to agree.
    [resign] To resign, use { STEP("resign") }. It asks you again first.
    [draw] To offer a draw, accept one or claim one, use { STEP("draw") }. Just saying it isn't an offer.
    [abort] To end the game without a result, use { STEP("abort") }. Once you've both moved, your opponent has to agree.
    [help] To see how to play, use { STEP("help") }.
   *[other] To see the board, use { STEP($command) }. It also shows it from the other side or in words.
}
# $why: the reason, as a sentence.
refused-nobody-reaches = { $why } See where any piece can go with { STEP("moves") }.
# $name: the name of an option. $example: a possible number.
refused-no-number = I can't use “{ $typed }” as a number. Write <code>{ $name }:{ $example }</code>, or another whole number from { $least } on.
# $name: the name of an option. $known: what can be typed, one after the other.
refused-no-choice = You can't choose “{ $typed }” as <code>{ $name }</code>. Choose one of: { $known }.
refused-end-alone = This game has no deadline, so there's nothing to claim. Your opponent has left, so end it without a result with { STEP("abort", "game", $game) }.
refused-needs-community = Games are played in a { TERM("place") } of a { TERM("community") }. Make the challenge there.
