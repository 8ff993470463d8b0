# Where a game goes on, and answers about a game that is played elsewhere.

dispatch-answer = Partida { $number } ({ $variant }): { $answer }
dispatch-done = Partida { $number } ({ $variant }): pronto.

dispatch-goes-on-here = Esta partida continua aqui.
dispatch-goes-on-here-again = Voltei, e esta partida continua aqui. Estou lendo o que vocês digitaram nesse tempo.
dispatch-own-place-gone = Esta partida ficou sem { TERM("own-place") }, então continua aqui.
