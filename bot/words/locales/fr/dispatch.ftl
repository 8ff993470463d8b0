# Where a game goes on, and answers about a game that is played elsewhere.
dispatch-answer = Partie { $number } ({ $variant }) : { $answer }
dispatch-done = Partie { $number } ({ $variant }) : c'est fait.
dispatch-goes-on-here = Cette partie continue ici.
dispatch-goes-on-here-again = Je suis de retour, et cette partie continue ici. Je lis ce que tu as tapé entre-temps.
dispatch-own-place-gone = Cette partie n'a plus de { TERM("own-place") }, alors elle continue ici.
