# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = Was sich geändert hat
action-join = Annehmen
action-join-league = Mitmachen
action-challenge-place = Platz { $place } herausfordern
action-leave = Verlassen
action-remove = Entfernen
action-publish = Hier veröffentlichen
action-give-up-league = Absagen
action-end-league = Beenden
action-withdraw = Zurückziehen
action-accept = Annehmen
action-decline = Ablehnen
action-accept-challenge = Herausforderung { $number } annehmen
action-decline-challenge = Herausforderung { $number } ablehnen
action-join-challenge = Herausforderung { $number } annehmen
action-withdraw-challenge = Herausforderung { $number } zurückziehen
action-rules = Regeln
action-open-board = Brett öffnen
action-resign-then = Dann aufgeben
action-play-on = Weiterspielen
action-whole-rules = Alle Regeln und Figuren
action-take-back = Zurücknehmen
action-play = Spielen
action-change = Ändern
action-cancel = Abbrechen
action-set-it = Speichern
action-resign = Aufgeben
action-accept-draw = Remis annehmen
action-rematch = Revanche
action-claim = Sieg beanspruchen
action-show-me = Ansehen
action-report = Bericht
action-show-all = Allen zeigen
action-chart = Diagramm
action-start-again = Von vorn
action-show-way = Einen Weg zeigen
action-next-task = Nächste Aufgabe
action-learn = Diese Figur üben
action-piece-card = Wie sie zieht
action-delete-all = Alles löschen
action-end-without-result = Ohne Ergebnis beenden
action-link = Beide verknüpfen
action-unlink = Beide trennen
action-next-game = Nächste Partie
action-how-is-it-drawn = Wie wird ausgelost?
action-how-was-it-drawn = Wie wurde ausgelost?
action-give = { $length } geben
action-accept-take-back = Zugrücknahme annehmen
action-play-in-game = { $played } in Partie { $game }
action-as-fen = FEN und geschlagene Figuren
action-moves = Züge
action-zoom = Vergrößern
action-whole = Ganzes Brett
action-flip = Drehen
action-more = Mehr
action-draw = Remis
action-page-first = Anfang
action-page-back = Zurück
action-page-forward = Vor
action-page-last = Ende

action-more-moves = Mehr Züge
action-other-piece = Andere Figur

action-older-notes = { $count ->
    [one] { $count } ältere Notiz
   *[other] { $count } ältere Notizen
}
