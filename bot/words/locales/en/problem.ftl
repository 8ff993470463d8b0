# Problems: made, shown, solved and withdrawn.

# $task: what is to be found, such as “White mates in 2”.
problem-posted = A <b>{ $variant } problem</b> to solve: { $task }.
problem-of-the-day = <b>Problem of the day ({ $variant })</b>: { $task }.
problem-posted-to-solve = Solve it { TERM("unseen") } with { $solve }. Only you see your attempt. { $show } shows who has solved it.
problem-shown = <b>Problem { $number } ({ $variant })</b>: { $task }.
problem-by = By { $author }.
problem-by-of-game = By { $author }, after half-move { $ply } of { $game }.
problem-of-game = It's from { $game }, after half-move { $ply }.
# $solved: how many have solved it, and who, as a sentence.
problem-of-the-day-before = The one before was problem { $number }. { $solved }
problem-made-at = Posted { $made }.

# How far the reader has come. $tries: at which try it was solved. $moves: the moves of the solution so far.
problem-you-have-solved = You solved it on { $at }, { $tries ->
    [1] on your first try
   *[other] in { $tries } tries
}, with { $moves }.
problem-is-yours = It's your own, so it's for others to solve.
problem-to-solve = Solve it { TERM("unseen") } with { $solve }. Only you see your attempt.
problem-to-go-on = You've played { $moves }. Go on with { $solve }, or start over with { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Nobody has solved it yet.
# $count: how many have solved it. $named: solvers by name. $others: how many are not named.
problem-solved-by = Solved by { $count ->
    [one] 1 member
   *[other] { $count } members
}: { $named }.
problem-solved-by-some = Solved by { $count } members: { $named }, and { $others ->
    [one] { $others } other who isn't
   *[other] { $others } others who aren't
} named.
problem-solved-by-unnamed = Solved by { $count } { $others ->
    [one] member who isn't
   *[other] members who aren't
} named.

problem-list = Problems, newest first. See one with { $show }.
# $solved_by: how many have solved it. $solved: `by-you` if the reader is one of them.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · by { $author } · solved by { $solved ->
    [by-you] { $solved_by ->
        [1] you alone
       *[other] { $solved_by }, including you
    }
   *[not-by-you] { $solved_by }
}
problem-list-older = Older ones: { $older }.
problem-none = There are no problems here. Make one from a finished game with { STEP("problem", "what", "create", "game", "") }.
problem-none-before = There are no problems before number { $number } here. Make one from a finished game with { STEP("problem", "what", "create", "game", "") }.

problem-made = Problem { $number } is posted. { $show } shows who has solved it, and { $withdraw } withdraws it.

# The answers to a tried move. $answer: the move of the other side. $why: why it does not mate.
problem-solved = <b>Solved.</b> { $played } is right, and it's the last move.
problem-right = { $played } is right. The answer to it is { $answer }. Go on with { $solve }.
problem-wrong = { $played } isn't the solution.
problem-wrong-because = { $played } isn't the solution: { $why }.
# $wrong: how many wrong moves the reader has tried.
problem-missed = { $wrong ->
    [0] No wrong moves.
   *[other] Wrong moves: { $wrong }.
}
problem-begun-anew = Your attempt starts over.

problem-withdrawn = Problem { $number } is withdrawn.
problem-withdrawn-by = { $player } has withdrawn problem { $number }.
# Tasks. $side: the side to move.
problem-task-mate = { $side } mates in { $moves }
problem-task-line = { $side } to move: find what the author found
# Under the board of a problem.
problem-task-of = problem { $number }. { $task }.
# Why a move does not mate, as the end of a sentence. $side: the side that has an answer.
problem-fails = after { $played } { $side } can answer { $answer }
problem-ends-otherwise = { $played } ends the game, and not by checkmate
problem-does = { $played } does
