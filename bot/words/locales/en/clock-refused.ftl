# Why a clock refuses something, and why a typed time cannot be read. $typed: what was typed.

clock-refused-over = This game has ended. Start another one.
clock-refused-frozen = This game is frozen by a moderator. Wait until it goes on.
clock-refused-not-frozen = This game isn't frozen. Play on.
clock-refused-not-your-turn = It is the other side's turn. Wait for its move.
clock-refused-late = The time for this turn was up before you wrote that, so it came too late. Start another game.
clock-refused-in-the-hold = The other side's time is up, which is being checked. Try again in two minutes.
# Moves that a player has planned.
clock-refused-no-trigger = A conditional move is played at once after the move that it answers. Play it yourself.
clock-refused-no-claims = You don't have to claim a win on time in this game: it ends by itself when a player's time is up. Play on.
clock-refused-not-overdue = The other side isn't overdue. Claim two minutes after its time is up.
# A claim, and a gift of time, by the player whose turn it is.
clock-refused-only-the-other-claims = It's your turn, so only your opponent can claim the win on time. Play on.
clock-refused-only-the-other-gives = It's your turn, so only your opponent can give you more time. Play on.
clock-refused-gift-size = A gift of time is from one hour to 30 days. Choose such a length.
clock-refused-bank-full = No bank can hold more than 365 days. Give less.
clock-refused-no-deadline = This game has no deadline, so there's no time to give or to claim. Play on.
clock-refused-in-an-event = This game has no take-backs and no extra time. Play on.
clock-refused-nothing-to-take-back = There's no such move to take back. Choose one that was played.
clock-refused-vacation-in-the-past = A vacation can't begin in the past. Choose a time still to come.
clock-refused-vacation-too-short = A vacation is at least 24 hours long. Choose a later end; it can be ended early.
clock-refused-vacation-already = A vacation is running or planned already. End that one first.
clock-refused-no-vacation = No vacation is running or planned. Name its end to ask for one.
clock-refused-no-hours-left = No hours of vacation are left for that year. Wait for the new year, which brings new ones.
# $at: when they can change again.
clock-refused-zone-changed-lately = With days off, you can change the time zone only once in 7 days. Wait until { $at }.
clock-refused-days-changed-lately = You can change your days off only once in 30 days. Wait until { $at }.
clock-refused-outage-times = An outage is told when it has ended, with its beginning and its end.
clock-refused-outage-known = This outage is known already.

clock-refused-no-length = “{ $typed }” isn't a length of time. Write it like <code>3d</code>, <code>36h</code>, <code>2d12h</code> or <code>90m</code>.
clock-refused-no-clock = I don't understand “{ $typed }” in a clock. Write <code>days 3d</code>, <code>fischer 10d 1d 20d</code> (at the start, per move, at most), <code>gc-2004</code>, <code>gc-2009</code>, <code>gc-2019</code> or <code>none</code>.
clock-refused-no-length-given = A length of time is missing. Write <code>days 3d</code>, or <code>fischer 10d 1d 20d</code>.
clock-refused-negative = A length of time on a clock can't be negative. Use <code>0h</code> for none.
clock-refused-too-long = No length of time on a clock can be over 365 days. Choose a shorter one.
clock-refused-too-short = A side must have at least { $least } for its first move. Choose more time.
clock-refused-max-too-low = The most a bank can hold must be no less than its start and its minimum. Raise it.
clock-refused-pace = A pace is 1 to { $most } moves in 1 to 365 days. Choose one of these.
clock-refused-no-zone = There's no time zone “{ $typed }”. Zones are named like <code>Europe/Berlin</code>, <code>America/New_York</code> or <code>UTC+2</code>.
clock-refused-no-day = “{ $typed }” isn't a day of the week. They are <code>mon</code>, <code>tue</code>, <code>wed</code>, <code>thu</code>, <code>fri</code>, <code>sat</code> and <code>sun</code>.
clock-refused-too-many-days = At most { $most } days of the week can be off. Name fewer.
clock-refused-no-quiet-hours = I don't understand “{ $typed }” as quiet hours. Write them like <code>22:00-07:00</code>, or <code>none</code>.
clock-refused-no-time-of-day = “{ $typed }” isn't a time of day. Write it like <code>22:00</code>.
clock-refused-no-quiet-time = Quiet hours can't end at the time they begin. Name two different times.
clock-refused-no-moment = I can't read “{ $typed }” as a date or a length of time. Write <code>2026-12-24</code>, <code>2026-12-24 18:00</code>, or a length of time, like <code>10d</code>.
