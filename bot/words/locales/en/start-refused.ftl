# Why a game cannot start like that: its variant, its position or its array.

# $known: the variants, one after the other.
start-refused-no-variant-named = Name the variant. Choose one of: { $known }.
# $known: the variants, one after the other.
start-refused-unknown-variant = There is no variant called “{ $typed }”. Choose one of: { $known }.
# $reason: part of a sentence.
start-refused-bad-setup = The setup cannot be used: { $reason }. Write it like this one: <code>{ $example }</code>
start-refused-setup-and-array = A game starts either from a position or from an array that is drawn. Leave out <code>setup</code> or <code>array</code>.
start-refused-one-array = { $variant } has one array, which is not drawn at random. Leave out <code>array</code>.
# $reason: part of a sentence. $squares: where the letters belong. $usual, $by_lot: words to type.
start-refused-bad-order = The array cannot be arranged like that: { $reason }. Write the letters of the pieces on { $squares } one after the other, as <code>{ $example }</code>, the usual order. <code>{ $usual }</code> stands for that, and <code>{ $by_lot }</code> has one drawn.
# $known: what can be typed, one after the other.
start-refused-unknown-array = The array can be drawn in these ways: { $known }.
