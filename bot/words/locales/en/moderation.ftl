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
moderation-stopped-told = { $stopped }: nothing is played and no time passes until it goes on.
moderation-stopped-refused-game = { $stopped }: nothing can be played and no time passes. Wait until somebody who has { TERM("moderator-right") } lets it go on with { STEP("thaw") }; you will be told.
moderation-stopped-refused-all = { $stopped }: nothing can be played or begun and no time passes. Wait until somebody who has { TERM("manager-right") } lets them go on; { STEP("games") } shows whether they do.

# One game is stopped for a while: $first and $second play it, and $moderator has done this.
moderation-freeze-told = { $first } and { $second }, { $moderator } has stopped your game. Nothing can be played and no time passes until it goes on.
moderation-freeze-told-why = { $first } and { $second }, { $moderator } has stopped your game with this reason: { $reason }
    Nothing can be played and no time passes until it goes on.
moderation-freeze-done = You have stopped the game.
moderation-reason-told = { $first } and { $second }, { $moderator } says why your game is stopped: { $reason }
moderation-reason-done = The reason is added, and both players are told.
moderation-thaw-told = { $first } and { $second }, { $moderator } lets your game go on.
moderation-thaw-told-stopped-with-all = { $first } and { $second }, { $moderator } lets your game go on by itself.
moderation-thaw-done = You have let the game go on.
moderation-thaw-done-stopped-with-all = You have let the game go on; it still stands with all games here.
moderation-time-was-up = Its time was up before that: the game has ended.

# All games of a community are stopped for a while, by $manager.
moderation-freeze-all-told = { $manager } has stopped all games of this { TERM("community") } with this reason: { $reason }
    Nothing can be played or begun, and no time passes, until they go on. Whether they do is shown by { STEP("games") }.
moderation-freeze-all-done = You have stopped all games here.
moderation-reason-for-all-told = { $manager } says why all games of this { TERM("community") } are stopped: { $reason }
moderation-reason-for-all-done = The reason is added.
moderation-thaw-all-told = { $manager } lets the games of this { TERM("community") } go on, and their clocks with them. One that was stopped by itself still stands.
moderation-thaw-all-done = You have let the games here go on.

# The result comes behind it. $game: the number of the game.
moderation-decided = { $first } and { $second }, your <b>game { $game } was decided.</b>
moderation-decided-done = You have decided the game.

moderation-blocked = You and { $player } do not play against each other from now on: neither can challenge the other, join their challenges or ask for a rematch. Games that run go on. Nobody but you is told of this; you can undo it with { STEP("unblock") }.
moderation-unblocked = You do not block { $player } any more.
moderation-blocks = You have blocked { $players }. Undo it with { STEP("unblock") }.
moderation-blocks-nobody = You block nobody. Name a member, and you and they do not play against each other: { STEP("block") }.
