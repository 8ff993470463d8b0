# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = The managers of the { TERM("community") } allow new games only in certain places, and this game would start elsewhere. See the places that you can use with { STEP("places") } there, or ask a manager.
# $places: links to places, one after the other.
limit-refused-elsewhere = The managers of this { TERM("community") } allow new games only in { $places }. Make the challenge there.
# The list of places where games are started, if the reader sees none of them.
limit-refused-no-place-seen = no { TERM("place") } that you can see
# $allowed: the variants that are played, one after the other.
limit-refused-variant = { $variant } isn't played in this { TERM("community") }: its managers choose the variants. Choose one of: { $allowed }.
limit-refused-variant-of-many = { $variant } isn't played in this { TERM("community") }: its managers choose the variants. Choose another one, for example { $some }. See all of them with { STEP("variants") }.
limit-refused-too-many-games = You're already playing { $most ->
    [one] 1 game
   *[other] { $most } games
} in this { TERM("community") }, which is the most that its managers allow. Finish one first; see them with { STEP("games") }.
limit-refused-other-has-too-many-games = { $player } is already playing { $most ->
    [one] 1 game
   *[other] { $most } games
} in this { TERM("community") }, which is the most that its managers allow. Try again when one is finished.
limit-refused-not-a-manager = You need { TERM("manager-right") } to choose the variants and places for new games in this { TERM("community") }. Ask someone who has it. See what is allowed with { STEP("places") } and { STEP("variants") }.
limit-refused-no-community = Places and variants for new games are set for a { TERM("community") }, and this is a private conversation. Use { STEP("places") } or { STEP("variants") } in a { TERM("place") } of the { TERM("community") }.
limit-refused-no-place-listed = Games can start in every { TERM("place") } of this { TERM("community") }. Go to one where you want them, and use { STEP("places", "here", "allow") }: then they start there and nowhere else.
limit-refused-last-place = This is the only { TERM("place") } where games can start, and without it there would be none. Allow another one first with { STEP("places", "here", "allow") } there, or allow all of them with { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Games can already start in { $most } places here, which is the most. Take one off the list first with { STEP("places", "here", "forbid") } there, or allow all of them with { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } is the only variant that is allowed here, and without it there would be none. Allow another one first, or all of them with { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = You can allow a variant or forbid one, not both at once. Leave out { OPTION("variants", "allow") } or { OPTION("variants", "forbid") }.
