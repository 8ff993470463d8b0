# Ladders: an order of members in one game, in which a won challenge takes a place.

# The first line of a ladder. $name: the game.
ladder-head = <b>Ladder of { $name }</b> · { $members ->
    [one] 1 member
   *[other] { $members } members
}
# A place. $own: whether it's the reader's.
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← you
   *[no] {""}
}
# Where places are left out.
ladder-gap = …
ladder-running = { $challenger } has challenged { $challenged }: { $game }
ladder-join = You aren't on this ladder. Join it, behind all others: { $join }.
ladder-own-first = You're first. Others can challenge you, and then a game starts at once.
ladder-own-challenge = Your challenge is running: { $game }
ladder-nobody-free = There's nobody above you whom you can challenge right now. Look again in a few days.
# $players: one to three members.
ladder-may-challenge = You can challenge { $players }. Win, and you take their place.
ladder-how = A challenge starts a game at once, with sides drawn at random. You can challenge anyone up to three places above you who isn't on vacation. If you lose on time before your second move, you fall to the end.

ladder-list = <b>Ladders here</b>
# $place: the reader's place, or 0. $show: the command that shows it.
ladder-list-line = { $name }, { $members ->
    [one] 1 member
   *[other] { $members } members
}{ $place ->
    [0] {""}
   *[other] {" "}(you: place { $place })
}: { $show }
ladder-list-more = { $others ->
    [one] And one more ladder.
   *[other] And { $others } more ladders.
}
ladder-none = There's no ladder here yet. Start one: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Nobody is on the ladder of { $name } yet. Be the first: { $join }.

ladder-joined = You're on the ladder of { $variant }, in place { $place }. { $show } shows whom you can challenge.
ladder-left = You've left the ladder. Games in progress go on.
ladder-removed = { $player } is no longer on the ladder.
# A letter to that member.
ladder-were-removed = A manager has removed you from the ladder of { $variant }. Ask them if you'd like to know why.
ladder-gone = { $player } isn't here any more, so I've taken them off the ladder. { $show } shows whom you can challenge now.

# Under the first board of a game.
ladder-game-of = It's for place { $place } of the ladder: { $challenger } takes it by winning.
ladder-challenged = Your game against { $opponent } has started: { $game }.
# Under a game that has ended, as are the next two.
ladder-rose = { $player } takes place { $place } of the ladder. { $show } shows it.
ladder-fell = { $player } lost on time before a second move and falls to the end of the ladder. { $show } shows it.
ladder-stays = The ladder stays as it was. { $show } shows it.
