# Typed moves and lines of moves that are not clear.
talk-choose-move = Ça peut désigner { $count } coups, donc rien n'est encore joué. Choisis-en un :
talk-choose-move-others = et d'autres.
talk-meant = Tu voulais dire { $played } ?
talk-meant-one-of = Tu voulais dire { $moves } ou <code>{ $last }</code> ?
talk-meant-one-of-many = Tu voulais dire lequel ? Il y a { $count } coups possibles. Indique les deux cases, comme <code>{ $example }</code>.
talk-this-is-move = On en est au coup { $number }.
talk-meant-elsewhere = Ce serait dans { $game }, qui a { TERM("own-place", "its-own") }.
talk-line-too-long = Une ligne a au plus { $most } demi-coups.
talk-line-past-end = La partie serait finie avant.
talk-line-not-legal = Ce n'est pas légal.
talk-line-fits = { $count ->
    [one] Ça ne peut désigner qu'un seul coup. Écris-le { $moves }.
   *[other] Ça peut désigner { $count } coups. Choisis parmi { $moves }.
}
talk-line-fits-many = Ça peut désigner { $count } coups. Choisis parmi { $moves } et d'autres.
