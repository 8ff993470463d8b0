# Problems: made, shown, solved and withdrawn.

# $task: what is to be found, such as “White mates in 2”.
problem-posted = A <b>{ $variant } problem</b> from this position: { $task }.
problem-posted-to-solve = Solve it { TERM("unseen") } with { $solve }; only you see what comes of it. { $show } tells who has.
problem-shown = <b>Problem { $number } ({ $variant })</b>: { $task }.
problem-by = By { $author }.
problem-by-of-game = By { $author }, after ply { $ply } of { $game }.
problem-made-at = Made { $made }.

# How far the reader has come. $tries: at which try it was solved. $moves: the moves of the solution so far.
problem-you-have-solved = You have solved it on { $at }, { $tries ->
    [1] at once
   *[other] at try { $tries }
}: { $moves }.
problem-is-yours = It is your own, so it is for others to solve.
problem-to-solve = Solve it { TERM("unseen") } with { $solve }; only you see it.
problem-to-go-on = You have played { $moves }. Go on with { $solve }, or begin anew with { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Nobody has solved it yet.
# $count: how many have solved it. $named: solvers by name. $others: how many are not.
problem-solved-by = Solved by { $count }: { $named }.
problem-solved-by-some = Solved by { $count }: { $named }; { $others ->
    [one] { $others } is
   *[other] { $others } are
} not named.
problem-solved-by-unnamed = Solved by { $count }: { $others ->
    [one] { $others } is
   *[other] { $others } are
} not named.

problem-list = Problems, the newest first; { $show } shows one.
# $solved_by: how many have solved it. $solved: `by-you` if the reader is one of them.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · by { $author } · solved by { $solved_by }{ $solved ->
    [by-you] , and by you
   *[not-by-you] {""}
}
problem-list-older = Older ones: { $older }.
problem-none = There is no problem here. Make one with { STEP("problem", "what", "create", "game", "") }, of a game that has ended.
problem-none-before = There is no problem before number { $number } here. Make one with { STEP("problem", "what", "create", "game", "") }, of a game that has ended.

problem-made = You have made problem { $number }. See who solves it with { $show }, and withdraw it with { $withdraw }.

# The answers to a tried move. $answer: the move of the other side. $why: why it does not mate.
problem-solved = <b>Solved!</b> { $played } is right, and the last move.
problem-right = { $played } is right. It is answered by { $answer }: go on with { $solve }.
problem-wrong = { $played } is not it.
problem-wrong-because = { $played } is not it: { $why }.
# $wrong: how many wrong moves the reader has tried.
problem-missed = { $wrong ->
    [0] No other move was tried.
    [1] That makes one move of yours that was not it.
   *[other] That makes { $wrong } moves of yours that were not it.
}
problem-begun-anew = Your attempt begins anew.

problem-withdrawn = Problem { $number } is withdrawn.
problem-withdrawn-by = Problem { $number } was withdrawn by { $player }.
