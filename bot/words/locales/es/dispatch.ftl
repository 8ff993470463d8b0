# Where a game goes on, and answers about a game that is played elsewhere.

dispatch-answer = Partida { $number } ({ $variant }): { $answer }
dispatch-done = Partida { $number } ({ $variant }): hecho.

dispatch-goes-on-here = Esta partida sigue aquí.
dispatch-goes-on-here-again = He vuelto, y esta partida sigue aquí. Ahora leo lo que escribiste mientras tanto.
dispatch-own-place-gone = Ya no existe { TERM("own-place", "the") } de esta partida, así que sigue aquí.
