# Why games are not stopped, or do not go on.

# $stopped: what is stopped since when, as a sentence. $what: whether one game is stopped or all.
freeze-refused-already = { $stopped } { $what ->
    [all] Let them go on with { STEP("thaw", "all", "true") }.
   *[game] Let it go on with { STEP("thaw") }.
}
freeze-refused-not-frozen = This game wasn't stopped separately. Stop it with { STEP("freeze") }. If it's stopped with all games of its { TERM("community") }, let them go on with { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = The games of this { TERM("community") } aren't stopped. Stop all of them with { STEP("freeze", "all", "true", "reason", "") }. Let a game that was stopped separately go on with { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Everyone who plays in this { TERM("community") } is told why all games are stopped. Give the reason as { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = You need { TERM("manager-right") } to stop all games of this { TERM("community") } or let them go on. Ask someone who has it. Members with { TERM("moderator-right") } can stop one game with { STEP("freeze", "game", "") }.
freeze-refused-no-community = That's for all games of a { TERM("community") }, and this is a private conversation. Use { STEP("freeze", "all", "true") } or { STEP("thaw", "all", "true") } in a { TERM("place") } of the { TERM("community") }.
freeze-refused-game-and-all = You can mean one game or all of them, not both. Leave out { OPTION("freeze", "game") } or { OPTION("freeze", "all") }.
