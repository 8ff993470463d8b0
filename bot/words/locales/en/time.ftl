# Time: agreed clocks, deadlines, warnings, settings of time.

# The agreed clock of a game or challenge. $timeout: `lost` or `claimed`, what happens when time is up.
# $runs_on: in what it runs on all the same: `never`, `vacations`, `days-off` or `both`.
# $event: `yes` or `no`, whether the game is played as in an event.
time-clock = Clock: { $clock }. { $timeout ->
    [lost] A player who runs out of time loses.
   *[claimed] When time is up, the opponent can claim the game or give more time.
}{ $runs_on ->
    [vacations] {" "}Vacation doesn't stop the clock.
    [days-off] {" "}Days off don't stop the clock.
    [both] {" "}Neither vacation nor days off stop the clock.
   *[never] {""}
}{ $event ->
    [yes] {" "}There are no take-backs and no extra time. A player who doesn't start in time loses.
   *[no] {""}
}
time-no-clock = Clock: no deadline.{ $event ->
    [yes] {" "}There are no take-backs.
   *[no] {""}
}
time-clock-runs = The clock starts now.
time-clock-begins = Clock: { $clock }. It starts now.

# What comes after “Clock: ”, alone or in a list with commas.
time-clock-days = { $each } per move
time-clock-fischer = { $start } at the start, { $more } more per move, { $most } at most
time-clock-start = { $time } at the start
time-clock-free = { $time } free per move
time-clock-more = { $time } more per move
time-clock-more-within = { $time } more with a move within { $window }
time-clock-pace = back to the time at the start if { $moves } moves took less than { $time }
time-clock-least = { $time } at least
time-clock-most = { $time } at most

# The same in as few words as fit a list of choices.
time-short-days = { $each } per move
time-short-none = no deadline
time-short-fischer = { $start }, +{ $more } per move, at most { $most }
time-short-free = { $time } free a move
time-short-more = +{ $time } a move
time-short-more-within = +{ $time } within { $window }
time-short-most = max { $time }
time-short-lost = { $clock }; then lost
time-short-claimed = { $clock }; then the opponent decides

time-until = The deadline is { $deadline }.
time-of-other-claimable = Their time is up. You can claim the game with { STEP("claim", "game", $number) }.
time-of-other-was-up = Their time ran out on { $deadline }.

time-warning-heading = <b>{ $variant }, game { $number }</b>, against { $opponent }:
time-warning = { $player }, your time for this move is running out. You have until { $deadline }.
# What follows when the time of the reader is up.
time-then-vacation = After that, your vacation hours are used, one by one, as long as you have any.
time-then-claimed = After that, { $opponent } can claim the game.
time-then-lost = After that, you lose the game.
time-then-off = After that, the game is off, without a result.
time-warning-play = Play with { STEP("move") }.

time-from-vacation = { $player } ran out of time on { $from }. From then on, their vacation hours are used, one by one, as long as they have any.
time-overdue = { $player } ran out of time on { $deadline }. { $opponent }, you can claim the game or give more time ({ STEP("give") }). A move that comes first still counts.
# $length: how much time was given, such as “3 days”.
time-given = { $giver } gave { $player } { $length } more. The deadline is now { $deadline }.
time-outage = I was away from { $from } until { $until }. The clock was stopped for that time and an hour longer. { $player } now has until { $deadline }.

time-settings = Your time settings, for the clocks of all your games:
# $now: the local time.
time-zone = Time zone ({ OPTION("time", "zone") }): <code>{ $zone }</code>, where it's { $now } now
# $name: which setting. $value: as it is typed.
time-setting = { $name ->
    [weekend] Days off ({ OPTION("time", "weekend") })
    [quiet] Quiet hours ({ OPTION("time", "quiet") })
   *[automatic] Automatic vacation ({ OPTION("time", "automatic") })
}: { $value ->
    [none] none
    [off] off
    [on] on
   *[other] <code>{ $value }</code>
}
# Behind a setting that was just changed.
time-setting-was = (before: { $value ->
    [none] none
    [off] off
    [on] on
   *[other] { $value }
})
# The question before a setting that cannot be changed again for a while. $length: for how long.
time-days-off-bound = Your days off would be { $days ->
    [none] none
   *[other] <code>{ $days }</code>
}. You could change them again only after { $length }, on { $until }.
time-zone-bound = Your zone would be <code>{ $zone }</code>, where it's { $now } now. With days off, you could change it again only after { $length }, on { $until }.
time-set-it = This isn't set yet. Set it?

time-vacation-planned = You'll be on vacation from { $from } until { $until }.
time-vacation-runs = You're on vacation until { $until }.
time-no-vacation = You aren't on vacation.
# $hours: how many there are in a year; 720 are 30 days. $left: how many of them are left.
time-vacation-left = { $left ->
    [0] You've used all { $hours } hours of vacation for this year. The new year brings new ones.
    [720] You have all 30 days of vacation left this year. Take some with { STEP("vacation", "until", "10d") }.
   *[other] You have { $left } of your { $hours } hours of vacation left this year. Take some with { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] You've used all { $hours } hours of vacation for this year.
    [720] You have all 30 days of vacation left this year.
   *[other] You have { $left } of your { $hours } hours of vacation left this year.
} End your vacation with { STEP("vacation", "end", "now") }.
