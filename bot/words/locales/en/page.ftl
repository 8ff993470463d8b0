# The pages in a browser, and the way to them.

# Where there are no pages.
pages-off = There are no boards to open in a browser here. Play on with { STEP("move") }.
pages-only-own = You can open only your own games in a browser. See this one with { STEP("board") }.
# With a link below it.
pages-open-game = Here's your link to the board of game { $game }. It's only for you, and works once within ten minutes.
pages-open-games = Here's your link to your games. It's only for you, and works once within ten minutes.

# The title of a page, as the browser shows it.
page-title = { $page } · Menagerie
page-continue = Continue
page-signs-in = This signs you in as { $player } on this browser for 30 days. Go on only if that's you, and you asked for it.
page-signed-out = You aren't signed in here. Get your link in chat: { STEP("open") }.
page-used-link = This link was used, or is older than ten minutes. Get a new one in chat: { STEP("open") }.
page-no-game = You have no such game. Go back to <code>/</code> for the list of yours.
page-none = There's no such page. Go back to <code>/</code>.
page-too-old = This page is too old. Load it again.
page-too-fast = You ask for too much at once. Wait a few seconds.
page-not-now = That didn't work. Try again in a minute.

page-games = My games
page-no-games = You have no games in progress. Start one in chat: { STEP("challenge") }.
# $turn: whose move it is.
page-game-line = { $turn ->
    [own] ▶ Your move
   *[other] Your opponent's move
} · { $variant } against { $opponent }, game { $game }
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere

# $opponent: a name.
page-heading = { $variant } against { $opponent }, game { $game }
page-your-move = It's your move.
page-their-move = It's { $player }'s move.
page-until = Deadline: { $at }.
# For those who hear the page. $square: such as e4. $side: White. $piece: Rook.
page-board = Board
page-square = { $square }, { $side } { $piece }
# $piece: what closes the square, such as a Duck.
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, empty
page-last-move = Last move: { $move }.
page-draw-offered = { $player } offers a draw.
page-draw-stands = You've offered a draw.
page-asks-take-back = { $player } asks to take back the last { $plies ->
    [one] move
   *[other] { $plies } moves
}.
page-asks-cancel = { $player } asks to end the game without a result.
page-claim-draw = Claim the draw
page-offer-draw = Offer draw
page-pass = Pass
page-pass-asked = Pass this turn?
page-draw-meanwhile = Something has changed meanwhile. Look at the board, and choose again.
page-type-move = Or type a move:
page-play = Play
page-cancel = Cancel
page-confirm = Yes, do it
# $piece: as above.
page-wall = Now choose a square for the { $piece }.
# Several moves go to one square.
page-choose = Which move?
page-moves = Moves so far
# The pieces that were captured so far: a heading for readers of a screen, and those of one kind.
page-captures = Captured
page-captured = { $count } × { $side } { $piece }
# The pieces in hand: a heading for readers of a screen, and those of one kind.
page-hand = { $side }'s hand
page-held = { $count } × { $side } { $piece } in hand
# The board as it was some moves ago, and the ways there.
page-looking-back = You're looking back. The last move here: { $move }. Press » to go on with the game.
page-looking-at-start = You're looking back at the start. Press » to go on with the game.
page-first = Start of the game
page-back = One move back
page-on = One move on
page-now = The game as it is now
page-offline = There's no connection. Trying again.
