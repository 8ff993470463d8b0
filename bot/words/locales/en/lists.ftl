# Lists of games and challenges, and the line under a board that says how a game stands.

# $first, $second: the players, the first of whom moves first. $first_side, $second_side: their sides' names.
lists-board = <b>{ $variant }, game { $game }</b>: { $first } ({ $first_side }) v { $second } ({ $second_side }).
# $last: as in a printed game, with its number. $in_words: the same in words.
lists-board-last-move = Last move: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = { $side } to move.
lists-board-to-move-in-check = { $side } to move, and in check.
lists-board-offers-draw = { $player } offers a draw.

# The reader's own games in progress.

lists-own-none = You have no games in progress. Start one with { STEP("challenge") }.
# $turn: whose move it is. $move_number: that of the move. $clock: what it does, $time: since when, or the
# deadline. $game: a link. $offer: yes if an offer of the opponent waits.
lists-own-game = { $turn ->
    [own] <b>Your move</b>
   *[other] Your opponent's move
} in game { $number } ({ $variant }) against { $opponent }, move { $move_number }{ $clock ->
    [stopped] , stopped since { $time }
    [overdue] , out of time: you can claim the game with { STEP("claim", "game", $number) }
    [runs] , deadline { $time }
    [starts] , the clock starts with its first board
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; an offer there is waiting for your answer
   *[no] {""}
}
lists-own-challenge = Challenge { $number }: { $challenger } has challenged { $opponent } to { $variant }. No answer yet.
# The result follows, and how to see the game again.
lists-finished-game = Game { $number } ({ $variant }) against { $opponent }:

# Games of another member.

lists-member = Games in progress of { $member }:
# As in lists-own-game. $mover: whose move it is.
lists-member-game = game { $number } ({ $variant }): { $first } v { $second }, move { $move_number }, { $mover } to move{ $clock ->
    [stopped] , stopped since { $time }
    [overdue] , out of time
    [runs] , deadline { $time }
    [starts] , the clock starts with its first board
   *[none] {""}
}: { $game }
lists-member-finished = Finished games of { $member }:

# Challenges that anyone can join.

lists-open = Anyone in this { TERM("community") } can join:
lists-open-more = These are the newest. To see others, name a variant or a member: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = To join a challenge from another network, use its code: { STEP("join", "code", "4F7Q2K") }.

# Lists with nothing in them. $by: by what the list was narrowed.

lists-none-running = { $by ->
    [variant] You have no games of { $variant } in progress. See all your games with { STEP("games") }.
   *[all] You have no games in progress. See all your games with { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } has no games of { $variant } in progress in this { TERM("community") }. See your own games with { STEP("games") }.
   *[member] { $member } has no games in progress in this { TERM("community") }. See your own games with { STEP("games") }.
}
lists-calendar = Your deadlines, as a file for your calendar program. Get a new file after you have moved: each game keeps its entry.
lists-none-calendar = None of your games has a deadline for you now. See them with { STEP("games") }.
lists-none-mine = { $by ->
    [both] No game of { $variant } against { $member } is waiting for your move. See all your games with { STEP("games") }.
    [variant] No game of { $variant } is waiting for your move. See all your games with { STEP("games") }.
    [member] No game against { $member } is waiting for your move. See all your games with { STEP("games") }.
   *[all] No game is waiting for your move. See all your games with { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] You have no finished games of { $variant } yet. See your games in progress with { STEP("games") }.
   *[all] You have no finished games yet. See your games in progress with { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } has no finished games of { $variant } in this { TERM("community") } yet. See your own games with { STEP("games") }.
   *[member] { $member } has no finished games in this { TERM("community") } yet. See your own games with { STEP("games") }.
}
lists-none-open = { $by ->
    [both] No challenge to { $variant } by { $member } is open in this { TERM("community") }.
    [variant] No challenge to { $variant } is open in this { TERM("community") }.
    [member] No challenge by { $member } is open in this { TERM("community") }.
   *[all] No challenge is open in this { TERM("community") }.
} Make one yourself, without naming an opponent: { STEP("challenge", "variant", $variant) }.
