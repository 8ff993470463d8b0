# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = A problem belongs to a { TERM("community") }, and this is a private conversation. Use { STEP("problem") } in a { TERM("place") } there.
problem-refused-game-runs = Game { $game } is still being played, so no problem is made of it. Name one that has ended with { STEP("problem", "what", "create", "game", "") }, or a position with { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = Game { $game } was played on another { TERM("community") }, and a problem is made where its game was played. Name the position instead, with { STEP("problem", "what", "create", "variant", "", "setup", "") }.
# $earlier: an earlier ply that is possible.
problem-refused-over-there = Game { $game } is over in its position after ply { $ply }, so there is nothing to find. Name an earlier one, for example with { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = A problem is made either of a game or of a position. Leave out <code>setup</code> and <code>variant</code>, or <code>game</code> and <code>ply</code>.
problem-refused-goal-and-line = Either the mate is proven, or the solver is to find your own line. Leave out <code>goal</code> or <code>line</code>.
# $side: the side's name. $longest: the longest mate that can be asked for.
problem-refused-no-mate = { $side } does not mate in { $moves }. Choose another <code>goal</code> up to mate in { $longest }, or give a solution of your own as <code>line</code>.
# $side: the side's name. $why: what comes closest. $longest: the longest mate that can be asked for.
problem-refused-no-mate-because = { $side } does not mate in { $moves }: { $why }. Choose another <code>goal</code> up to mate in { $longest }, or give a solution of your own as <code>line</code>.
# $side: the side's name.
problem-refused-sooner = { $side } mates in { $moves } already. Choose <code>goal:mate in { $moves }</code>, or another position.
# $side: the side's name.
problem-refused-too-large = Whether { $side } mates in { $moves } is more than I can prove in this position. Give your solution as <code>line</code> instead: then the solver is to find its moves.
# $number: which move of the solution. $why: why not, as sentences.
problem-refused-not-a-line = Move { $number } of your solution, “{ $typed }”: { $why } Write the whole <code>line</code> as it should be; no problem was made.
problem-refused-empty-line = There is no move in your solution. Write its moves one after the other as <code>line</code>.
problem-refused-long-line = A solution has at most { $most } plies, and yours has { $plies }. Write a shorter <code>line</code>.
problem-refused-too-many = { $most } problems of yours stand already, which is the most. Withdraw one with { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = Several problems were posted for you in the last minutes. Give people some time, and try again in a quarter of an hour.

problem-refused-no-such-problem = There is no problem { $problem } here. See those that there are with { STEP("problem", "what", "list") }.
problem-refused-no-number = It was not said which problem. Give its <code>number</code>; see them with { STEP("problem", "what", "list") }.
problem-refused-stray = That says nothing when it comes to <code>what:{ $what }</code>. Leave out <code>{ $option }</code>.

problem-refused-own-problem = Problem { $problem } is your own, so it is for others to solve. See who has with { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-solved = You have solved problem { $problem } already, on { $at }. See it with { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Your attempt at problem { $problem } is another one by now, so nothing was done. See it with { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = No move was named. Type one with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
# $why: why not, as a sentence.
problem-refused-not-a-move = { $why } That does not count; type another move with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
# $some: some of the moves.
problem-refused-several-moves = That fits { $count } moves, so nothing was judged. Type one of them with { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = Whether that move is right is more than I can find out, so it does not count. Type another one with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = You have played no move in problem { $problem } yet. Type the first one with { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Only { $author }, who has made it, or somebody with { TERM("moderator-right") } can withdraw this problem. Ask one of them.
