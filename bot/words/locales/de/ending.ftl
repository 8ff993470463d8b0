# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Partie { $game } ({ $variant }) gegen { $opponent } aufgeben? Damit ist sie zu Ende, und das lässt sich nicht zurücknehmen.
ending-resigned-done = Du hast aufgegeben.
ending-done = Die Partie ist ohne Ergebnis beendet.

ending-draw-offered = { $player } bietet Remis an. { $opponent }, nimm an oder lehne ab. Auch mit einem Zug lehnst du ab.
ending-draw-offered-to-computer = { $player } bietet { $opponent } Remis an.
ending-draw-offered-with-move = { $player } bietet mit diesem Zug Remis an. { $opponent }, nimm an oder lehne ab. Auch mit einem Zug lehnst du ab.
ending-draw-offered-done = Remis angeboten. Reklamieren kannst du es nach den Regeln gerade nicht. Dein Angebot bleibt offen, bis dein Gegenüber antwortet.
ending-draw-accepted = { $player } hat das Remis angenommen.
ending-draw-accepted-done = Die Partie ist remis.
ending-draw-was-offered = { $player } hat Remis angeboten.
ending-draw-declined = { $player } hat das Remis abgelehnt.
ending-draw-declined-done = Remis abgelehnt.
ending-draw-unanswered = Die Partie war zu Ende, bevor das Remisangebot beantwortet wurde.
ending-draw-claimed-done = Du hast Remis reklamiert.

ending-proposal-lapsed-by-moving = { $player } hat gezogen, statt auf die Antwort zu warten.
ending-proposal-declined-by-moving = { $player } hat die Anfrage mit einem Zug abgelehnt.
ending-proposal-lapsed-by-take-back = { $player } hat einen Zug zurückgenommen, damit ist die Anfrage überholt.
ending-proposal-accepted = { $player } ist einverstanden, die Partie ohne Ergebnis zu beenden.
ending-proposal-unanswered = Die Partie war zu Ende, bevor die Anfrage beantwortet wurde.

ending-ended-by = Beendet von { $player }.
ending-that-was = Das war Partie { $game }.
ending-another = Noch eine, mit vertauschten Farben? { STEP("rematch") }
ending-ruling = Entschieden von { $by }. Grund: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Punkte { $winner }–{ $loser }.

ending-winner = { $player } ({ $side })

ending-checkmate = Schachmatt. { $winner } gewinnt.
ending-stalemate-won = Patt. { $winner } gewinnt.
ending-repeated-won = { $player } hat die Stellung wiederholt. { $winner } gewinnt.
ending-repeated-lost = { $loser } hat die Stellung wiederholt und verliert. { $winner } gewinnt.
ending-restricted = { $loser } hat nur noch eingeschränkte Figuren. { $winner } gewinnt.
ending-checks = { $loser } stand zu oft im Schach. { $winner } gewinnt.
ending-extinction-won = { $player } hat alle Figuren verloren, die wegmussten. { $winner } gewinnt.
ending-extinction-lost = { $loser } hat Figuren verloren, die bleiben mussten. { $winner } gewinnt.
ending-extinction-last = { $loser } hat alles verloren, was bleiben musste ({ $piece }). { $winner } gewinnt.
ending-goal = Das Ziel ist erreicht. { $winner } gewinnt.
ending-row-won = { $player } hat eine Reihe. { $winner } gewinnt.
ending-row-lost = { $loser } hat eine Reihe und verliert. { $winner } gewinnt.
ending-perpetual-check = { $loser } hat Dauerschach gegeben und verliert. { $winner } gewinnt.
ending-bare-king = { $loser } hat nur noch den König. { $winner } gewinnt.
ending-points = Die Partie wäre remis, also entscheiden die Punkte: { $more } zu { $less }. { $winner } gewinnt.
ending-resignation = { $loser } hat aufgegeben. { $winner } gewinnt.
ending-time = { $loser } hat die Zeit überschritten. { $winner } gewinnt.
ending-adjudicated-won = Schiedsspruch: { $winner } gewinnt.

ending-stalemate = Patt. Die Partie ist remis.
ending-repeated = Remis durch Wiederholung: Die Stellung kam { $times }-mal vor.
ending-repeated-drawn = Remis durch Stellungswiederholung.
ending-goal-of-both = Remis: Beide haben das Ziel erreicht.
ending-agreement = Remis durch Einigung.
ending-quiet = Remis: { $moves } Züge lang wurde nichts geschlagen oder umgewandelt, und keine Figur zog, die nicht zurückkann.
ending-counting = Remis: Die Züge, die ohne Bauern erlaubt sind, sind aufgebraucht.
ending-passes = Remis: Mit dem Passen ist die Partie zu Ende.
ending-bare-kings = Remis: Nur noch die Könige sind übrig.
ending-dead = Remis: Mit den Figuren, die noch da sind, kann niemand mehr gewinnen.
ending-adjudicated-drawn = Schiedsspruch: Die Partie ist remis.

ending-annulled = Schiedsspruch: kein Ergebnis.
ending-aborted = Abgebrochen, bevor beide gezogen hatten: kein Ergebnis.
ending-cancelled = Von beiden ohne Ergebnis beendet.
ending-deserted = Ohne Ergebnis beendet, weil jemand den Ort der Partie verlassen hatte.
ending-not-begun = Die Zeit war um, bevor beide Seiten gezogen hatten: Die Partie fällt aus, ohne Ergebnis.
ending-unfinished = Seit 90 Tagen hat niemand gezogen: Die Partie ist geschlossen, ohne Ergebnis.
ending-over = Die Partie ist zu Ende.

ending-proof-repeated = Diese Stellung stand { $moves } auf dem Brett.
ending-proof-repeated-often = Diese Stellung stand { $times }-mal auf dem Brett, zuletzt { $moves }.
ending-proof-after = nach <b>{ $played }</b>
ending-proof-at-start = am Anfang
ending-proof-moves = { $moves } und { $last }
ending-proof-quiet-since = Der letzte solche Zug war <b>{ $played }</b>.
ending-proof-quiet-always = Einen solchen Zug gab es seit Beginn der Partie nicht.
