# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Ladders belong to a { TERM("community") }. Go to one and use the command there.
ladder-refused-not-a-manager = You need { TERM("manager-right") } to remove a member. Ask someone who has it.
ladder-refused-no-variant = There's no ladder here yet. Name a game to start one: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = There are several ladders here. Name the game with { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = The ladder is full: { $most } members are on it. Wait until someone leaves.
ladder-refused-already-on = You're on this ladder already, in place { $place }. { $show } shows whom you can challenge.
ladder-refused-not-on = You aren't on this ladder. Join it first: { $join }.
ladder-refused-member-not-on = { $player } isn't on this ladder. { $show } shows who is.
ladder-refused-no-opponent = Name the member you challenge. { $show } shows whom you can challenge.
ladder-refused-no-member = Name the member to remove: { $remove }.
ladder-refused-below = { $player } is below you, so there's no place to win. { $show } shows whom you can challenge.
ladder-refused-too-far = { $player } is { $places } places above you, and { $most } is the limit. { $show } shows whom you can challenge.
ladder-refused-on-vacation = { $player } is on vacation and can't be challenged. { $show } shows whom you can challenge.
ladder-refused-challenging = Your last challenge is still running: { $game }. Finish it first.
ladder-refused-challenged = { $player } is playing another challenge. Wait until it ends. { $show } shows whom you can challenge.
ladder-refused-lately = You challenged { $player } not long ago. You can do it again from { $until } on. { $show } shows whom else you can challenge.
