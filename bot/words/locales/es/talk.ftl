# Typed moves and lines of moves that are not clear.

talk-choose-move = Eso pueden ser { $count } jugadas, así que aún no se ha jugado nada. Elige una:
talk-choose-move-others = y otras.

talk-meant = ¿Querías decir { $played }?
talk-meant-one-of = ¿Querías decir { $moves } o <code>{ $last }</code>?
talk-meant-one-of-many = ¿Querías decir una de estas { $count } jugadas? Indica ambas casillas, como en <code>{ $example }</code>.
talk-this-is-move = Esta es la jugada { $number }.
talk-meant-elsewhere = Eso sería en { $game }, que tiene su { TERM("own-place") }.

talk-line-too-long = Una línea admite { $most } medias jugadas como máximo.
talk-line-past-end = La partida terminaría antes.
talk-line-not-legal = No es legal.
talk-line-fits = { $count ->
    [one] Eso puede ser una jugada. Escríbela como { $moves }.
   *[other] Eso pueden ser { $count } jugadas. Indica una: { $moves }.
}
talk-line-fits-many = Eso pueden ser { $count } jugadas. Indica una: { $moves } u otras.
