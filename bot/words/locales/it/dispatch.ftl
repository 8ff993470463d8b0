# Where a game goes on, and answers about a game that is played elsewhere.

dispatch-answer = Partita { $number } ({ $variant }): { $answer }
dispatch-done = Partita { $number } ({ $variant }): fatto.

dispatch-goes-on-here = Questa partita continua qui.
dispatch-goes-on-here-again = Sono tornato, e questa partita continua qui. Leggo ciò che hai scritto nel frattempo.
dispatch-own-place-gone = Questa partita continua qui: il suo { TERM("own-place") } non esiste più.
