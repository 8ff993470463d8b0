# Typed moves and lines of moves that are not clear.

talk-choose-move = Das kann { $count } Züge bedeuten, darum ist noch nichts gespielt. Wähle einen davon:
talk-choose-move-others = und andere.

talk-meant = Meinst du { $played }?
talk-meant-one-of = Meinst du { $moves } oder <code>{ $last }</code>?
talk-meant-one-of-many = Gemeint sein können { $count } Züge. Nenne beide Felder, zum Beispiel <code>{ $example }</code>.
talk-this-is-move = Das hier ist Zug { $number }.
talk-meant-elsewhere = Das wäre in { $game }, und diese Partie hat einen eigenen { TERM("own-place") }.

talk-line-too-long = Eine Zugfolge kann höchstens { $most } Halbzüge haben.
talk-line-past-end = Vorher wäre die Partie schon zu Ende.
talk-line-not-legal = Dieser Zug ist nicht erlaubt.
talk-line-fits = { $count ->
    [one] Das kann ein Zug sein. Schreib ihn als { $moves }.
   *[other] Das kann { $count } Züge bedeuten. Nenne einen von { $moves }.
}
talk-line-fits-many = Das kann { $count } Züge bedeuten. Nenne einen von { $moves } und anderen.
