# Where a game goes on, and answers about a game that is played elsewhere.

dispatch-answer = Partie { $number } ({ $variant }): { $answer }
dispatch-done = Partie { $number } ({ $variant }): erledigt.

dispatch-goes-on-here = Diese Partie geht hier weiter.
dispatch-goes-on-here-again = Ich bin wieder da, und diese Partie geht hier weiter. Ich lese gerade, was ihr inzwischen geschrieben habt.
dispatch-own-place-gone = Der { TERM("own-place") } dieser Partie ist weg, darum geht sie hier weiter.
