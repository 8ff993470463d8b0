# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = What has changed
action-join = Join
action-join-league = Join
action-challenge-place = Challenge place { $place }
action-leave = Leave
action-remove = Remove
action-publish = Post it here
action-give-up-league = Give it up
action-end-league = End it
action-withdraw = Withdraw
action-accept = Accept
action-decline = Decline
# The same in a list of challenges.
action-accept-challenge = Accept challenge { $number }
action-decline-challenge = Decline challenge { $number }
action-join-challenge = Join challenge { $number }
action-withdraw-challenge = Withdraw challenge { $number }
action-rules = Rules
action-open-board = Open board
action-resign-then = Resign then
action-play-on = Play on
action-whole-rules = All rules and pieces
action-take-back = Take back
action-play = Play
action-change = Change
action-cancel = Cancel
action-set-it = Set it
action-resign = Resign
action-accept-draw = Accept draw
action-rematch = Rematch
action-claim = Claim the game
# Opens a problem, or a league with its tables, for the one who presses it. It shows no solution.
action-show-me = Open it
action-report = Report
action-show-all = Show to all
action-chart = Chart
action-start-again = Start again
action-show-way = Show a way
action-next-task = Next task
action-learn = Learn this piece
action-piece-card = How it moves
action-delete-all = Delete everything
action-end-without-result = End without a result
action-link = Link the two
action-unlink = Unlink the two
action-next-game = Next game
action-how-is-it-drawn = How is it drawn?
action-how-was-it-drawn = How was it drawn?
# $length: such as “3 days”.
action-give = Give { $length }
action-accept-take-back = Accept take-back
# $played: a move.
action-play-in-game = { $played } in game { $game }
# Under a board: moves to pick from, the position as a FEN with the captured pieces, a part of a large board and back, the other
# side's view, further commands, and other boards.
action-as-fen = FEN and captured pieces
action-moves = Moves
action-zoom = Zoom
action-whole = Whole board
action-flip = Flip
action-more = More
action-draw = Draw
action-page-first = First
action-page-back = Back
action-page-forward = Forward
action-page-last = Last

# Under a list of moves to pick from: another page of it, and the list of pieces.
action-more-moves = More moves
action-other-piece = Another piece

# Under a list of one's notes.
action-older-notes = { $count ->
    [one] { $count } older note
   *[other] { $count } older notes
}
