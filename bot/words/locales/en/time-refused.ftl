# Why something about a clock or a vacation is not done.

time-refused-no-clock = This game has no clock, so there's no time to claim or give. Play on with { STEP("move") }.
time-refused-vacation-is-past = A vacation can't end in the past: that was { $until }. Choose a time still to come as { OPTION("vacation", "until") }.
time-refused-vacation-ends-first = That vacation would end on { $until }, before it begins on { $from }. Choose an earlier { OPTION("vacation", "from") } or a later { OPTION("vacation", "until") }.
# $yearly: hours a year; 720 are 30 days. $time: how long the caller's hours last, in words. $last: until when.
time-refused-vacation-beyond-hours = You get { $yearly ->
    [720] 30 days
   *[other] { $yearly } hours
} of vacation a year. What you have left would last { $time }, until { $last }, so no vacation was set. Choose that or an earlier end as { OPTION("vacation", "until") }.
