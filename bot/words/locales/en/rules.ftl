# The rules of a variant. Its own sentences are in its file.

# $first, $second: the names of the sides.
rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }, { $first } moves first, then { $second }.
rules-no-squares = There are no squares { $squares }.
# $why: the reason, as a sentence.
rules-provisional = The array is provisional: { $why }
rules-credits = By { $author }. Source: { $source }.
rules-credits-of-year = By { $author }, { $year }. Source: { $source }.
rules-others = See the rules of another game with { STEP("rules", "variant", "") }, or of one piece with { STEP("piece") }.
# $words: a sentence of the file of a game. Other languages have it in games.toml.
rules-words = { $words }
# How a kind of piece moves. $label: its letters on the board. $moves: sentences of the file.
rules-piece = <b>{ $label } { $piece }</b>: { $moves }
