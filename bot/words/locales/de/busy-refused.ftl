# Why someone must ask again later.

busy-refused-own-wait = Ich arbeite hier noch an { $count } Fragen von dir, mehr geht nicht. Warte auf eine der Antworten und frag dann noch mal.
busy-refused-many-wait = Gerade warten viele Mitglieder auf Antworten. Versuch es in einer Minute noch mal.
busy-refused-many-challenges = In diesem { TERM("place") } stehen viele Herausforderungen an. Versuch es in einer Minute noch mal oder in einem anderen.
busy-refused-wrong-codes = Nach vielen falschen Codes gibt es eine Pause, und ich lese { $time } lang keinen Code von dir. Warte so lange, vergleiche deinen Code mit dem gezeigten und gib ihn noch mal ein.
