# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = Games are begun only where the managers of the { TERM("community") } allow it, and this one would be elsewhere. See with { STEP("places") } there which places you can use, or ask one of them.
# $places: links to places, one after the other.
limit-refused-elsewhere = On this { TERM("community") } games are begun only in { $places }, as its managers have set. Make the challenge there.
# The list of places where games are begun, if the reader sees none of them.
limit-refused-no-place-seen = no { TERM("place") } that you see
# $allowed: the variants that are played, one after the other.
limit-refused-variant = { $variant } is not played in this { TERM("community") }: its managers choose the variants. Choose one of: { $allowed }.
limit-refused-too-many-games = You are playing { $most ->
    [one] 1 game
   *[other] { $most } games
} in this { TERM("community") } already, which is the most that its managers allow. Finish one first; see them with { STEP("games") }.
limit-refused-other-has-too-many-games = { $player } is playing { $most ->
    [one] 1 game
   *[other] { $most } games
} in this { TERM("community") } already, which is the most that its managers allow. Try again when one is finished.
limit-refused-not-a-manager = You do not have { TERM("manager-right") }, and only members with it settle where games are begun in this { TERM("community") }, and which. Ask one of them; what is settled is told by { STEP("places") } and { STEP("variants") }.
limit-refused-no-community = Where games are begun, and which, is settled for a { TERM("community") }, and this is a private conversation. Use { STEP("places") } or { STEP("variants") } in a { TERM("place") } of the { TERM("community") }.
limit-refused-no-place-listed = Games are begun in every { TERM("place") } of this { TERM("community") }. Go to one where you want them, and use { STEP("places", "here", "allow") }: then they are begun there and nowhere else.
limit-refused-last-place = This is the only { TERM("place") } where games are begun, and without it there would be none. Allow another one first, with { STEP("places", "here", "allow") } there, or all of them with { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Games are begun in { $most } places here already, which is the most that can be listed. Take one off the list first, with { STEP("places", "here", "forbid") } there, or allow all of them with { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } is the only variant that can be challenged here, and without it there would be none. Allow another one first, or all of them with { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = One variant is allowed or forbidden at a time. Leave out <code>allow</code> or <code>forbid</code>.
