# Planned moves of a player, which nobody else is told about.

plan-shown = Twoje zaplanowane ruchy (nikt inny o nich nie wie):
plan-after = Po <b>{ $first }</b>:
plan-reply = jeśli { $when }, to <b>{ $reply }</b>
plan-resignation = jeśli { $when }, to <b>poddajesz partię</b>
plan-how-to-drop = { STEP("if", "drop", "1") } usuwa pierwszy i wszystkie, które z niego wynikają. { STEP("if", "drop", "all") } usuwa wszystkie.

plan-none = Nie masz w tej partii zaplanowanych ruchów.
plan-gone-by-take-back = Dawne przepadły, bo cofnięto ruch.
plan-gone-other-beginning = Dawne przepadły, bo zaczynały się od innego ruchu niż <b>{ $played }</b>.
plan-gone-no-answer = Dawne przepadły, bo nie było w nich odpowiedzi na <b>{ $played }</b>.
plan-how-to-begin = Żeby zaplanować odpowiedzi, pisz na zmianę ruchy przeciwnika i swoje: { STEP("if", "line", "") }.

plan-left-by-take-back = Twoje zaplanowane ruchy przepadły, bo potem cofnięto ruch.
plan-left-other-beginning = Twoje zaplanowane ruchy przepadły, bo zaczynały się od innego ruchu niż <b>{ $played }</b>.
plan-left-no-answer = Twoje zaplanowane ruchy przepadły, bo nie było w nich odpowiedzi na <b>{ $played }</b>.

plan-settled = Zaplanowane.
plan-settled-for-other-beginning = To zastępuje twoje zaplanowane ruchy, które zaczynały się inaczej.
plan-settled-for-other-answer = To zastępuje inną odpowiedź na te same ruchy.
plan-settled-meaning = Gram je za ciebie, gdy tylko przyjdzie twoja kolej, i nie zużywam przy tym twojego czasu. Jak każdy ruch oznaczają odmowę remisu. Przepadają, gdy partia potoczy się inaczej albo ktoś cofnie ruch.
plan-resignation-asked = Poddać partię od razu, gdy do tego dojdzie? Wtedy już tego nie cofniesz.

plan-dropped = Usunięte.
plan-dropped-all = Usunięte. Nie masz już w tej partii zaplanowanych ruchów.

plan-answered = Zaplanowana odpowiedź, zagrana od razu:

