# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = Problems belong to a { TERM("community") }, and this is a private conversation. Use { STEP("problem") } in a { TERM("place") } there.
problem-refused-game-runs = Game { $game } is still being played, so you can't make a problem from it. Name a finished game with { STEP("problem", "what", "create", "game", "") }, or a position with { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = Game { $game } was played in another { TERM("community") }, and a problem is made where its game was played. Name the position instead, with { STEP("problem", "what", "create", "variant", "", "setup", "") }.
# $ply: a number of half-moves. $earlier: an earlier one that is possible.
problem-refused-over-there = Game { $game } is over in the position after half-move { $ply }, so there's nothing to find. Name an earlier one, for example with { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = A problem comes from a game or from a position, not both. Leave out { OPTION("problem", "setup") } and { OPTION("problem", "variant") }, or { OPTION("problem", "game") } and { OPTION("problem", "ply") }.
problem-refused-goal-and-line = Either I prove the mate, or the solver has to find your own line. Leave out { OPTION("problem", "goal") } or { OPTION("problem", "line") }.
# $side: the side's name. $longest: the longest mate that can be asked for.
problem-refused-no-mate = { $side } can't force mate in { $moves }. Choose another { OPTION("problem", "goal") } up to mate in { $longest }, or give your own solution as { OPTION("problem", "line") }.
# $side: the side's name. $why: what comes closest. $longest: the longest mate that can be asked for.
problem-refused-no-mate-because = { $side } can't force mate in { $moves }: { $why }. Choose another { OPTION("problem", "goal") } up to mate in { $longest }, or give your own solution as { OPTION("problem", "line") }.
# $side: the side's name.
problem-refused-sooner = { $side } can already force mate in { $moves }. Choose { OPTION("problem", "goal") } <code>mate in { $moves }</code>, or another position.
# $side: the side's name.
problem-refused-too-large = I can't prove whether { $side } mates in { $moves } here: it's too much work. Give your solution as { OPTION("problem", "line") } instead, and the solver has to find its moves.
# $number: which move of the solution. $why: why not, as sentences.
problem-refused-not-a-line = Move { $number } of your solution, “{ $typed }”: { $why } No problem was made. Write the whole { OPTION("problem", "line") } again, corrected.
problem-refused-empty-line = Your solution has no moves. Write them one after another as { OPTION("problem", "line") }.
problem-refused-long-line = A solution has at most { $most } half-moves, and yours has { $plies }. Write a shorter { OPTION("problem", "line") }.
problem-refused-too-many = You already have { $most } open problems, which is the most. Withdraw one with { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = You've posted several problems in the last few minutes. Give people some time. Try again in a quarter of an hour.

problem-refused-no-such-problem = There's no problem { $problem } here. See the ones there are with { STEP("problem", "what", "list") }.
problem-refused-no-number = You didn't say which problem. Give its { OPTION("problem", "number") }; you'll find it with { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> doesn't go with <code>what:{ $what }</code>. Leave it out.

problem-refused-own-problem = Problem { $problem } is your own, so it's for others to solve. { STEP("problem", "what", "show", "number", $problem) } shows who has solved it.
problem-refused-solved = You've already solved problem { $problem }, on { $at }. See it with { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Your attempt at problem { $problem } has changed since, so nothing was done. See it with { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = You didn't name a move. Type one with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
# $why: why not, as a sentence.
problem-refused-not-a-move = { $why } It doesn't count as a try. Type another move with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
# $some: some of the moves.
problem-refused-several-moves = That fits { $count } moves, so I haven't judged it. Type one of them with { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = I can't work out whether that move is right, so it doesn't count. Type another one with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = You haven't played a move in problem { $problem } yet. Type the first one with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Only { $author }, who made it, or someone with { TERM("moderator-right") } can withdraw this problem. Ask one of them.
problem-refused-of-the-day = Only someone with { TERM("moderator-right") } can withdraw a problem of the day. Ask someone who has it.
