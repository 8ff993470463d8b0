# Where a game goes on, and answers about a game that is played elsewhere.

dispatch-answer = Partia { $number } ({ $variant }): { $answer }
dispatch-done = Partia { $number } ({ $variant }): gotowe.

dispatch-goes-on-here = Ta partia toczy się dalej tutaj.
dispatch-goes-on-here-again = Znów jestem, a ta partia toczy się dalej tutaj. Czytam, co w tym czasie napisano.
dispatch-own-place-gone = Nie ma już { TERM("own-place", "of") } tej partii, więc toczy się ona dalej tutaj.
