# Why something about a clock or a vacation is not done.

time-refused-no-clock = This game was begun without a clock, so there is no time to claim or to give. Play on with { STEP("move") }.
# Follows upon a sentence that says until when something cannot be changed.
time-refused-that-is = That is { $at }.
time-refused-vacation-is-past = A vacation cannot end in the past: that was { $until }. Choose a moment to come as <code>until</code>.
time-refused-vacation-ends-first = That vacation would end { $until }, before it begins { $from }. Choose an earlier <code>from</code> or a later <code>until</code>.
# $yearly: hours a year. $time: how long the caller's hours last, in words. $last: until when.
time-refused-vacation-beyond-hours = Your hours of vacation (of { $yearly } a year) last { $time } from then, until { $last }, so nothing was begun. Choose that or an earlier end as <code>until</code>.
