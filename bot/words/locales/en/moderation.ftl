# What moderators and managers do with games of others, and whom members block.

# $since: when it was stopped. $by: who has done it. $reason: why.
moderation-stopped = { $what ->
    [game] This game has been stopped since { $since }
   *[community] All games of this { TERM("community") } have been stopped since { $since }
}
moderation-stopped-by = { $what ->
    [game] This game has been stopped since { $since } by { $by }
   *[community] All games of this { TERM("community") } have been stopped since { $since } by { $by }
}
moderation-stopped-why = { $what ->
    [game] This game has been stopped since { $since } (“{ $reason }”)
   *[community] All games of this { TERM("community") } have been stopped since { $since } (“{ $reason }”)
}
moderation-stopped-by-and-why = { $what ->
    [game] This game has been stopped since { $since } by { $by } (“{ $reason }”)
   *[community] All games of this { TERM("community") } have been stopped since { $since } by { $by } (“{ $reason }”)
}
# $stopped: one of the four before.
moderation-stopped-told = { $stopped }: nobody can move and no time passes until play goes on.
moderation-stopped-refused-game = { $stopped }: nobody can move and no time passes. Wait until someone with { TERM("moderator-right") } lets it go on with { STEP("thaw") }. You'll be told.
moderation-stopped-refused-all = { $stopped }: nobody can move or start a game, and no time passes. Wait until someone with { TERM("manager-right") } lets them go on. { STEP("games") } shows whether they do.

# One game is stopped for a while: $first and $second play it, and $moderator has done this.
moderation-freeze-told = { $first } and { $second }, { $moderator } has stopped your game. Nobody can move and no time passes until it goes on.
moderation-freeze-told-why = { $first } and { $second }, { $moderator } has stopped your game for this reason: { $reason }
    Nobody can move and no time passes until it goes on.
moderation-freeze-done = The game is stopped.
moderation-reason-told = { $first } and { $second }, { $moderator } says why your game is stopped: { $reason }
moderation-reason-done = Reason added. Both players are told.
moderation-thaw-told = { $first } and { $second }, { $moderator } has let your game go on.
moderation-thaw-told-stopped-with-all = { $first } and { $second }, { $moderator } has let your game go on, but it's still stopped with all games here.
moderation-thaw-done = The game goes on.
moderation-thaw-done-stopped-with-all = The game is free to go on, but it's still stopped with all games here.
moderation-time-was-up = Time was up before that: the game has ended.

# All games of a community are stopped for a while, by $manager.
moderation-freeze-all-told = { $manager } has stopped all games of this { TERM("community") } for this reason: { $reason }
    Nobody can move or start a game, and no time passes until they go on. { STEP("games") } shows whether they do.
moderation-freeze-all-done = All games here are stopped.
moderation-reason-for-all-told = { $manager } says why all games of this { TERM("community") } are stopped: { $reason }
moderation-reason-for-all-done = Reason added.
moderation-thaw-all-told = { $manager } has let the games of this { TERM("community") } go on, and their clocks with them. Games that were stopped separately are still stopped.
moderation-thaw-all-done = The games here go on.

# The result comes behind it. $game: the number of the game.
moderation-decided = { $first } and { $second }, your <b>game { $game } was decided.</b>
moderation-decided-done = Game decided.
# Only where the game is rated.
moderation-counts = It's rated like any other game.
moderation-does-not-count = It doesn't count for ratings.

moderation-blocked = Blocked: you and { $player } won't start any more games against each other, except in a league. Neither of you can challenge the other, join the other's challenges or ask the other for a rematch. Games in progress go on. Nobody but you is told. Undo it with { STEP("unblock") }.
moderation-unblocked = You've unblocked { $player }.
moderation-blocks = You've blocked { $players }. Undo it with { STEP("unblock") }.
moderation-blocks-nobody = You haven't blocked anyone. If you block a member, you and they can't play against each other: { STEP("block") }.
