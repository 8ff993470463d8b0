# Lists of games and challenges, and the line under a board that says how a game stands.

# $first, $second: the players, the first of whom moves first. $first_side, $second_side: their sides' names.
lists-board = <b>{ $variant }, game { $game }</b>: { $first } ({ $first_side }) v { $second } ({ $second_side }).
# $last: as in a printed game, with its number. $in_words: the same in words.
lists-board-last-move = Last move: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = { $side } is to move.
lists-board-to-move-in-check = { $side } is to move and in check.
lists-board-offers-draw = { $player } offers a draw.

# One's own running games.

lists-own-none = You have no running games. Start one with { STEP("challenge") }.
# $turn: whose move it is. $move_number: that of the move. $clock: what it does, $time: since when or until
# when. $game: a link. $offer: yes if an offer of the opponent waits.
lists-own-game = { $turn ->
    [own] <b>Your move</b>
   *[other] Their move
} in game { $number } ({ $variant }) against { $opponent }, move { $move_number }{ $clock ->
    [stopped] , stopped since { $time }
    [overdue] , out of time, { STEP("claim", "game", $number) }
    [runs] , until { $time }
    [starts] , the clock starts with its first board
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; an offer waits for your answer there
   *[no] {""}
}
lists-own-challenge = Challenge { $number }: { $challenger } challenges { $opponent } to { $variant }; not answered yet.
# Behind it stand its result, and how to see it again.
lists-finished-game = Game { $number } ({ $variant }) against { $opponent }:

# Games of another member.

lists-member = Running games of { $member }:
# As in lists-own-game. $mover: whose move it is.
lists-member-game = game { $number } ({ $variant }): { $first } v { $second }, move { $move_number }, { $mover } to move{ $clock ->
    [stopped] , stopped since { $time }
    [overdue] , out of time
    [runs] , until { $time }
    [starts] , the clock starts with its first board
   *[none] {""}
}: { $game }
lists-member-finished = Games of { $member } that have ended:

# Challenges that anybody can join.

lists-open = Anybody in this { TERM("community") } can join:
lists-open-more = These are the newest. Others are seen if you name a variant or a member: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = A challenge that was made on another network is joined with its code: { STEP("join", "code", "4F7Q2K") }.

# Lists with nothing in them. $by: by what the list was narrowed.

lists-none-running = { $by ->
    [variant] You have no running games of { $variant }. See all of yours with { STEP("games") }.
   *[all] You have no running games. See all of yours with { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } has no running games of { $variant } in this { TERM("community") }. See your own with { STEP("games") }.
   *[member] { $member } has no running games in this { TERM("community") }. See your own with { STEP("games") }.
}
lists-none-mine = { $by ->
    [both] No game of { $variant } against { $member } waits for your move. See all of yours with { STEP("games") }.
    [variant] No game of { $variant } waits for your move. See all of yours with { STEP("games") }.
    [member] No game against { $member } waits for your move. See all of yours with { STEP("games") }.
   *[all] No game waits for your move. See all of yours with { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] No game of { $variant } of yours has ended yet. See those that run with { STEP("games") }.
   *[all] No game of yours has ended yet. See those that run with { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] No game of { $variant } of { $member } in this { TERM("community") } has ended yet. See your own games with { STEP("games") }.
   *[member] No game of { $member } in this { TERM("community") } has ended yet. See your own games with { STEP("games") }.
}
lists-none-open = { $by ->
    [both] No challenge to { $variant } of { $member } in this { TERM("community") } waits for somebody to join it.
    [variant] No challenge to { $variant } in this { TERM("community") } waits for somebody to join it.
    [member] No challenge of { $member } in this { TERM("community") } waits for somebody to join it.
   *[all] No challenge in this { TERM("community") } waits for somebody to join it.
} Make one yourself, without naming an opponent: { STEP("challenge", "variant", $variant) }.
