# The forms of a name in a sentence: `{ $piece-acc }` is form-acc of the piece. $lower: the name in small letters.
# $gender, $gen: as in names.ftl. `.unknown` is for names without a gender.

# The nominative inside a sentence: skoczek.
form-the = { $lower }
form-acc = { $gen }
# The subject of a verb in the singular: strona białych. Sides have it themselves. Names of players stay as they are.
form-party = { $lower }
    .unknown = strona { $name }
form-your = { $gender ->
    [f] twoja
    [n] twoje
   *[m] twój
} { $lower }
    .unknown = twój { $name }
