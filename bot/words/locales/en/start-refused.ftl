# Why a game cannot start like that: its variant, its position or its array.

# $known: the variants, one after the other.
start-refused-no-variant-named = You haven't named a variant. Choose one of: { $known }.
# $known: the variants, one after the other.
start-refused-unknown-variant = There's no variant called “{ $typed }”. Choose one of: { $known }.
# The same, where there are many. $some: three of them, one after the other.
start-refused-no-variant-named-of-many = You haven't named a variant. Choose one, for example { $some }. See all of them with { STEP("variants") }.
start-refused-unknown-variant-of-many = There's no variant called “{ $typed }”. Choose another one, for example { $some }. See all of them with { STEP("variants") }.
# $reason: part of a sentence.
start-refused-bad-setup = I can't use this setup: { $reason }. Write it like this one: <code>{ $example }</code>
start-refused-setup-and-array = A game starts from a position or from an array, not from both. Leave out { OPTION("challenge", "setup") } or { OPTION("challenge", "array") }.
start-refused-one-array = { $variant } has only one array, so none is drawn at random. Leave out { OPTION("challenge", "array") }.
# $reason: part of a sentence. $squares: where the letters belong. $usual, $by_lot: words to type.
start-refused-bad-order = I can't arrange the array like that: { $reason }. Write the letters of the pieces on { $squares } one after the other. The usual order is <code>{ $example }</code>, or just <code>{ $usual }</code>. For a random one, type <code>{ $by_lot }</code>.
# $known: what can be typed, one after the other.
start-refused-unknown-array = The array can be drawn at random in these ways: { $known }. Choose one of them.
