# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to
# everyone, rematches; and blocks.

offer-refused-draw-is-offered = { $player } offers you a draw, so the move was not played. Accept with { STEP("draw") }, or decline by playing the move without an offer of your own.
offer-refused-draw-before-move = You have offered a draw lately, so none can be offered with this move, and it was not played. Type it without the offer; you can offer a draw again with your next one.
offer-refused-already-proposed = You have asked for something already, and { $player } can accept it or decline it. Play on, or wait for the answer: a move settles it, too.
offer-refused-proposal-declined = { $player } has declined that in this position. Play on: you can ask again once there was another move.
offer-refused-no-proposal = That does not wait for an answer any more. See how the game stands with { STEP("board") }.
offer-refused-own-proposal = You have asked for this yourself, and only your opponent can answer it. Play on: it stands until they do.

offer-refused-do-not-play = You and { $player } do not play against each other. Choose another member, or let anybody join with { STEP("challenge") }; games that run go on.
offer-refused-oneself-to-block = You cannot block yourself. Name another member with { STEP("block") }.
offer-refused-blocked-already = You have blocked { $player } already. Undo it with { STEP("unblock") }.
offer-refused-not-blocked = You have not blocked { $player }. See whom you have blocked with { STEP("block") }.
offer-refused-nobody-to-unblock = Nobody was named. Choose a member as <code>member</code>; see whom you have blocked with { STEP("block") }.
offer-refused-too-many-blocked = You have blocked { $limit } members, which is the most. Undo one with { STEP("unblock") }.

offer-refused-terms-for-one = A challenge to { $player } is for one game. Leave out <code>uses</code>, or name no opponent, so that anybody can join.
# $option: with which option a start can be chosen instead.
offer-refused-one-game-of-lot = The array of { $variant } is drawn at random and promised with the challenge, so one game comes of it. Leave out <code>uses</code>, or { $option ->
    [array] write an order as <code>array</code>
   *[setup] name a <code>setup</code>
}.
offer-refused-too-many-open-challenges = You have made several challenges for anybody in the last minutes. Give people some time, and try again in a quarter of an hour.
offer-refused-own-open-challenge = This is your own challenge: you can withdraw it, and anybody else can join it.
offer-refused-already-joined = You have joined this challenge already, and play { $game } or have begun it a moment ago. Finish that first; you can join again a quarter of an hour after it began.
# $game: the game's number, $link: a link to it.
offer-refused-joined-and-over = You have joined this challenge already, and play { $link }. It is over for others; see the game with { STEP("board", "game", $game) }.
offer-refused-code-missing = Which challenge? Type the code that stands with it: { STEP("join", "code", "4F7Q2K") }. Challenges that anybody here can join are listed by { STEP("games", "which", "open") }.
offer-refused-code-misspelled = A code has six letters and digits, without I, L, O, U, Y, Z, 0 and 1, and this is none. Compare it with the one that stands with the challenge: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = No challenge that can be joined bears this code: it is mistyped, or the challenge ended long ago. Compare it with the one that stands with the challenge, or make a challenge of your own with { STEP("challenge") }.
offer-refused-joined-elsewhere = This challenge was made in another { TERM("community") } of the same network, and its game would be seen only there. Join it there, or make one here with { STEP("challenge") }.
offer-refused-nothing-to-decline = This challenge is for anybody, so there is nothing to decline. Leave it to others, or make one of your own with { STEP("challenge") }.

offer-refused-not-over-yet = Game { $game } still runs, and a rematch comes after its end. Play on; it ends at once with { STEP("resign") }, { STEP("draw") } or { STEP("abort") }.
offer-refused-rematch-asked = You have asked for this rematch already, and { $player } has not answered yet. You can withdraw it with { STEP("games") }.
# $running: the number of the rematch, $link: a link to it.
offer-refused-rematch-runs = The rematch of game { $game } is game { $running }, which runs. Play on in { $link }.
offer-refused-rematch-elsewhere = The { TERM("place") } of game { $game } is gone, so a rematch is asked for in another one of the same { TERM("community") }, where the other player sees it. Use { STEP("rematch", "game", $game) } there.
