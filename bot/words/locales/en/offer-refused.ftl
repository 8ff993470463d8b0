# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to
# everyone, rematches; and blocks.

offer-refused-draw-is-offered = { $player } offers you a draw, so I haven't played your move. Accept with { STEP("draw") }, or decline by playing the move without a draw offer.
offer-refused-draw-before-move = You've just offered a draw, so this move can't offer another one, and I haven't played it. Type it without the offer. You can offer a draw again with your next move.
offer-refused-already-proposed = You've already asked for something, and { $player } hasn't answered yet. Wait for the answer, or play on: a move by either of you cancels the request.
offer-refused-proposal-declined = { $player } has declined that in this position. Play on: you can ask again after another move.
offer-refused-no-proposal = That request isn't open any more. See the game with { STEP("board") }.
offer-refused-own-proposal = You've asked for this yourself, so only your opponent can answer it. Wait for the answer, or play on: a move by either of you cancels the request.

offer-refused-do-not-play = You and { $player } don't play against each other. Choose another member, or let anyone join with { STEP("challenge") }. Games that you're already playing go on.
offer-refused-oneself-to-block = You can't block yourself. Name another member with { STEP("block") }.
offer-refused-blocked-already = You've already blocked { $player }. Undo it with { STEP("unblock") }.
offer-refused-not-blocked = You haven't blocked { $player }. See the members you've blocked with { STEP("block") }.
offer-refused-nobody-to-unblock = You haven't named anyone. Choose a member as { OPTION("unblock", "member") }; see the members you've blocked with { STEP("block") }.
offer-refused-too-many-blocked = You've blocked { $limit } members, which is the most. Undo one with { STEP("unblock") }.

offer-refused-terms-for-one = A challenge to { $player } is for one game. Leave out { OPTION("challenge", "uses") }, or name no opponent, so that anyone can join.
# $option: with which option a start can be chosen instead.
offer-refused-one-game-of-lot = The array of { $variant } is drawn at random and fixed with the challenge, so the challenge is for one game. Leave out { OPTION("challenge", "uses") }, or { $option ->
    [array] write an order as { OPTION("challenge", "array") }
   *[setup] name a { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = You've made several challenges for anyone in the last few minutes. Give people some time, and try again in a quarter of an hour.
offer-refused-own-open-challenge = This is your own challenge, so only others can join it. You can withdraw it.
offer-refused-already-joined = You've already joined this challenge: { $game }. Finish that game first. You can join again a quarter of an hour after it started at the earliest.
# $game: the game's number, $link: a link to it.
offer-refused-joined-and-over = You've already joined this challenge: { $link }. Nobody else can join it now. See your game with { STEP("board", "game", $game) }.
offer-refused-code-missing = Which challenge? Type the code shown with it: { STEP("join", "code", "4F7Q2K") }. See the challenges that anyone here can join with { STEP("games", "which", "open") }.
offer-refused-code-misspelled = That isn't a code. A code has six characters: letters and digits, but never I, L, O, U, Y, Z, 0 or 1. Check it against the one shown with the challenge, and type it like this: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = No challenge that you can join has this code. It's mistyped, or the challenge ended long ago. Check it against the one shown with the challenge, or make your own with { STEP("challenge") }.
offer-refused-joined-elsewhere = This challenge was made in another { TERM("community") } of the same network, and its game would be seen only there. Join it there, or make one here with { STEP("challenge") }.
offer-refused-nothing-to-decline = This challenge is for anyone, so there's nothing to decline. Leave it to others, or make your own with { STEP("challenge") }.

offer-refused-not-over-yet = Game { $game } is still going on, and a rematch comes after its end. Play on, or end it with { STEP("resign") }, { STEP("draw") } or { STEP("abort") }.
offer-refused-rematch-asked = You've already asked for this rematch, and { $player } hasn't answered yet. You can withdraw it with { STEP("games") }.
# $running: the number of the rematch, $link: a link to it.
offer-refused-rematch-runs = The rematch of game { $game } is game { $running }, which is still going on. Play on in { $link }.
offer-refused-rematch-elsewhere = The { TERM("place") } of game { $game } is gone. Ask for the rematch in another one of the same { TERM("community") }, where your opponent sees it: { STEP("rematch", "game", $game) }.
