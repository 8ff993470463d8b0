# Why games are not stopped, or do not go on.

# $stopped: what is stopped since when, as a sentence. $what: whether one game is stopped or all.
freeze-refused-already = { $stopped } { $what ->
    [all] Let it go on with { STEP("thaw", "all", "true") }.
   *[game] Let it go on with { STEP("thaw") }.
}
freeze-refused-not-frozen = This game was not stopped by itself. Stop it with { STEP("freeze") }; if it stands still with all games of its { TERM("community") }, they go on with { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = The games of this { TERM("community") } are not stopped. Stop all of them with { STEP("freeze", "all", "true", "reason", "") }; a game that was stopped by itself goes on with { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Everybody who plays in this { TERM("community") } is told why all games are stopped. Give it as <code>reason</code>.
freeze-refused-not-a-manager = You do not have { TERM("manager-right") }, and only members with it stop all games of this { TERM("community") } or let them go on. Ask one of them; one game is stopped with { STEP("freeze", "game", "") } by members with { TERM("moderator-right") }.
freeze-refused-no-community = All games are those of a { TERM("community") }, and this is a private conversation. Use { STEP("freeze", "all", "true") } or { STEP("thaw", "all", "true") } in a { TERM("place") } of the { TERM("community") }.
freeze-refused-game-and-all = Either one game is meant or all are. Leave out <code>game</code> or <code>all</code>.
