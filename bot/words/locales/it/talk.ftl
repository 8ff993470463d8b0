# Typed moves and lines of moves that are not clear.

talk-choose-move = Può essere una di { $count } mosse, quindi non ho ancora giocato nulla. Scegline una:
talk-choose-move-others = e altre.

talk-meant = Intendevi { $played }?
talk-meant-one-of = Intendevi { $moves } o <code>{ $last }</code>?
talk-meant-one-of-many = Intendevi una di { $count } mosse? Indica entrambe le caselle, come in <code>{ $example }</code>.
talk-this-is-move = Questa è la mossa { $number }.
talk-meant-elsewhere = Sarebbe in un'altra partita, che ha il suo { TERM("own-place") }: { $game }.

talk-line-too-long = Una linea può avere al massimo { $most } semimosse.
talk-line-past-end = Prima di quella la partita sarebbe finita.
talk-line-not-legal = Non è legale.
talk-line-fits = { $count ->
    [one] Può essere una sola mossa. Scrivila come { $moves }.
   *[other] Può essere una di { $count } mosse. Scegli tra { $moves }.
}
talk-line-fits-many = Può essere una di { $count } mosse. Scegli tra { $moves } e altre.
