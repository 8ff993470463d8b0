# Typed moves and lines of moves that are not clear.

talk-choose-move = To może oznaczać różne ruchy ({ $count }), więc jeszcze nic nie zagrano. Wybierz jeden z nich:
talk-choose-move-others = i inne.

talk-meant = Czy chodzi o { $played }?
talk-meant-one-of = Czy chodzi o { $moves } lub <code>{ $last }</code>?
talk-meant-one-of-many = Czy chodzi o jeden z { $count } ruchów? Podaj oba pola, na przykład <code>{ $example }</code>.
talk-this-is-move = To jest ruch { $number }.
talk-meant-elsewhere = To byłoby w partii, która ma własny { TERM("own-place") }: { $game }.

talk-line-too-long = Linia może mieć najwyżej { $most } półruchów.
talk-line-past-end = Partia skończyłaby się wcześniej.
talk-line-not-legal = To ruch niezgodny z zasadami.
talk-line-fits = { $count ->
    [one] To może oznaczać jeden ruch. Napisz go tak: { $moves }.
    [few] To może oznaczać { $count } ruchy. Podaj jeden z nich: { $moves }.
    [many] To może oznaczać { $count } ruchów. Podaj jeden z nich: { $moves }.
   *[other] To może oznaczać { $count } ruchu. Podaj jeden z nich: { $moves }.
}
talk-line-fits-many = To może oznaczać różne ruchy ({ $count }). Podaj jeden z nich: { $moves } i inne.
