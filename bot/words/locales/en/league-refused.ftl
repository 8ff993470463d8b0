# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Leagues belong to a { TERM("community") }. Go to one and use the command there.
league-refused-not-a-manager = You need { TERM("manager-right") } to make or change a league. Ask someone who has it. Everyone can join one: { STEP("league") } lists them.
league-refused-no-name = A league needs a name. Add one: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = The name has { $length } characters; { $most } is the limit. Choose a shorter one.
league-refused-no-variant = A league needs a game. Add one, or several with commas between: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = A league has at most { $most } different games. Choose fewer.
league-refused-no-clock = A league needs a clock, or it would never end. Choose one, such as { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = In a league a game is lost when its time is over, so the clock can't be soft. Leave out <code>soft</code>.
league-refused-in-the-past = { $at } is over. Choose a later start, such as { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = { $at } is more than a year away. Choose an earlier start.
league-refused-days = A season has from { $least } to { $most } days in all. Choose a number that fits with { OPTION("league", "days") }.
league-refused-too-many = There are { $most } leagues here that haven't ended. End one first: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = There's no league { $league } here. { STEP("league") } lists the ones there are.
league-refused-none-here = There's no league here for that. { STEP("league") } lists the ones there are.
league-refused-none-called = There's no league called “{ $name }” here. { STEP("league") } lists the ones there are.
league-refused-name-taken = League { $league } here is called “{ $name }” already. Choose another name, so that members can tell them apart.
# A line for each follows.
league-refused-several = You could mean several leagues. Add the number of one:
league-refused-one-of = <code>number:{ $league }</code> { $name }, season { $season }.
league-refused-full = The league is full: { $most } members are in. Wait for the next season.
league-refused-already-in = You're in league { $league } already. { STEP("league", "what", "show", "number", $league) } shows it.
league-refused-not-in = You aren't in league { $league }, so there's nothing to leave. { STEP("league") } lists yours.
league-refused-member-not-in = { $player } isn't in league { $league }. { STEP("league", "what", "show", "number", $league) } shows who is.
league-refused-no-member = Name the member to remove: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = League { $league } has started, so nobody can join. { STEP("league") } lists others.
league-refused-not-begun = League { $league } hasn't started, so it has no end to move. To change it, give it up with { STEP("league", "what", "end", "number", $league) } and make it again.
league-refused-last-call = No more games start in league { $league }, and its last ones have until { $until }. A moderator can decide one with { STEP("adjudicate") }.
league-refused-over = League { $league } ended on { $at }. { STEP("league", "what", "show", "number", $league) } shows its table.
