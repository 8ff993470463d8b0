# Time: agreed clocks, deadlines, warnings, settings of time.

# The agreed clock of a game or challenge. $timeout: `lost` or `claimed`, what happens when time is up.
# $runs_on: in what it runs on all the same: `never`, `vacations`, `days-off` or `both`.
# $event: `yes` or `no`, whether the game is played as in an event.
time-clock = Clock: { $clock }; { $timeout ->
    [lost] a player who runs out of time loses
   *[claimed] when time is up, the opponent may claim the game or give more time
}{ $runs_on ->
    [vacations] ; vacations do not stop it
    [days-off] ; days off do not stop it
    [both] ; neither vacations nor days off stop it
   *[never] {""}
}{ $event ->
    [yes] ; as in an event, nothing is taken back, no time is given, and who does not begin in time loses
   *[no] {""}
}.
time-no-clock = Clock: no deadline{ $event ->
    [yes] ; as in an event, nothing is taken back
   *[no] {""}
}.
time-clock-runs = It runs from now on.

# What stands after “Clock: ”, alone or in a list with commas.
time-clock-days = { $each } for each move
time-clock-fischer = { $start } at the start, { $more } more with each move, { $most } at most
time-clock-start = { $time } at the start
time-clock-free = { $time } free for each move
time-clock-more = { $time } more with each move
time-clock-more-within = { $time } more with a move within { $window }
time-clock-pace = as at the start if { $moves } moves took less than { $time }
time-clock-least = { $time } at least
time-clock-most = { $time } at most

time-until = There is time until { $deadline }.
time-of-other-claimable = Their time is up: you may claim the game with { STEP("claim", "game", $number) }.
time-of-other-was-up = Their time was up { $deadline }.

time-warning-heading = <b>{ $variant }, game { $number }</b>, against { $opponent }:
time-warning = { $player }, your time for this move is running out: you have until { $deadline }.
# What follows when the time of the reader is up.
time-then-vacation = Then hours of your vacation are taken, one after the other while there are any.
time-then-claimed = From then on { $opponent } may claim the game.
time-then-lost = Then the game is lost for you.
time-then-off = Then the game is off, without a result.
time-warning-play = Play with { STEP("move") }.

time-from-vacation = The time of { $player } was up { $from }; from then on it goes from their vacation, hour by hour while there is any.
time-overdue = The time of { $player } was up { $deadline }. { $opponent }, you may claim the game or give more time ({ STEP("give") }); a move that comes before that is taken.
# $length: how much time was given, such as “3 days”.
time-given = { $giver } has given { $player } { $length } more: there is time until { $deadline }.
time-outage = I was away from { $from } until { $until }, for which the clock stood still, and an hour longer: { $player } has time until { $deadline }.

time-settings = Your time, for the clocks of all your games:
# $now: the local time.
time-zone = zone: <code>{ $zone }</code>, where it is { $now } now
# $name: the name of an option.
time-setting = { $name }: <code>{ $value }</code>
# Behind a setting that was just changed.
time-setting-was = (was { $value })
# The question before a setting that cannot be changed again for a while. $length: for how long.
time-days-off-bound = Your days off would be <code>{ $days }</code>, and can be changed again after { $length }, { $until }.
time-zone-bound = Your zone would be <code>{ $zone }</code>, where it is { $now } now. With days off it can be changed again after { $length }, { $until }.
time-set-it = Nothing is set yet. Set it?

time-vacation-planned = You will be on vacation from { $from } until { $until }.
time-vacation-runs = You are on vacation until { $until }.
time-no-vacation = You are not on vacation.
# $hours: how many there are in a year.
time-vacation-left = Of { $hours } hours of vacation { $left } are left this year: { STEP("vacation", "until", "10d") }.
time-vacation-left-and-end = Of { $hours } hours of vacation { $left } are left this year: { STEP("vacation", "end", "now") } ends it.
