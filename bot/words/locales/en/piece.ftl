# Pieces, sides and squares, as parts of other messages.

# The name of a kind of piece, of a side, and of a zone, in a variant's own words.
piece-name = { $name }
side-name = { $name }
zone-name = { $name }
# Says of a piece whose kind is not known.
piece-nameless = piece
# One piece of a kind, in the middle of a sentence: a Rook. $begins: with a `vowel` or a `consonant` the
# name begins, in English.
piece-one = { $begins ->
    [vowel] an { $piece }
   *[consonant] a { $piece }
}
# One of the pieces on the board, in the middle of a sentence.
piece-there = the { $piece } on { $square }
# A rectangle of squares, by two of its corners.
squares-from-to = { $first } to { $last }
# $squares: rectangles, joined with the messages of list.ftl.
zone-with-squares = { $zone }, { $squares }
