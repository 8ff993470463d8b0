# Why something is not done, whatever it is about.

refused-no-game-here = Hier läuft keine Partie, und du hast auch anderswo keine. Beginne eine mit { STEP("challenge") }.
refused-several-games = Du könntest mehrere Partien meinen. Geh zur richtigen, oder füge dem Befehl ihre Nummer hinzu:
refused-no-such-game = Es gibt keine Partie { $game }. Deine Partien siehst du mit { STEP("games") }.
refused-game-over = Diese Partie ist zu Ende: { $result } Beginne eine andere mit { STEP("challenge") }.
refused-not-a-player = Das können nur die beiden Spieler von Partie { $game }, und du spielst dort nicht mit. Schau mit { STEP("watch", "game", $game) } zu, oder beginne mit { STEP("challenge") } eine eigene Partie.
refused-hint-against-a-person = Partie { $game } ist gegen einen Menschen, und Tipps gibt es nur in Partien gegen mich. Spiel eine: { STEP("challenge", "level", "2") }.
refused-report-of-running = Partie { $game } läuft noch, und Berichte gibt es nur von beendeten Partien. Nenn eine beendete: { STEP("report", "game", "1") }.
refused-help-in-running = Partie { $game } läuft noch, und ihre jetzige Stellung kam hier vor. In laufenden Partien helfe ich niemandem. Komm wieder, wenn Partie { $game } weiter ist: { STEP("games") }.
refused-nothing-to-report = In Partie { $game } wurde kein Zug gespielt, also gibt es nichts zu berichten. Deine anderen Partien: { STEP("games") }.
refused-not-your-turn = Du bist nicht am Zug: Jetzt zieht { $player } ({ $side }).
refused-plan-answer = Ich sage dir Bescheid, wenn du am Zug bist. Deine Antwort kannst du schon jetzt mit { STEP("if") } planen.
refused-board-stands = Ich habe <code>{ $played }</code> gespielt, bevor du deine Nachricht geändert hast, darum bleibt dieser Zug. { $command ->
    [undo] Mit { STEP("undo") } bittest du darum, ihn zurückzunehmen.
   *[other] Sieh ihn dir mit { STEP($command) } an.
}
refused-stale = Die Partie ist seitdem weitergegangen, darum habe ich nichts getan. Sieh dir das neueste Brett an oder nutze { STEP("board") }.
refused-shown-is-taken-back = Diese Stellung gibt es nicht mehr: Inzwischen wurde ein Zug zurückgenommen, darum habe ich nichts getan. Sieh dir das neueste Brett an oder nutze { STEP("board") }.
refused-by-command = { $command ->
    [undo] Deinen letzten Zug nimmst du mit { STEP("undo") } zurück. Nach einer Minute, oder wenn dein Gegenüber geantwortet hat, braucht es dessen Zustimmung.
    [resign] Aufgeben kannst du mit { STEP("resign") }. Vorher wirst du noch mal gefragt.
    [draw] Remis anbieten, annehmen oder reklamieren kannst du mit { STEP("draw") }. Es nur zu sagen, ist kein Angebot.
    [abort] Ohne Ergebnis beendest du die Partie mit { STEP("abort") }. Habt ihr beide gezogen, muss dein Gegenüber zustimmen.
    [help] Wie man spielt, siehst du mit { STEP("help") }.
   *[other] Das Brett siehst du mit { STEP($command) }. Damit siehst du es auch von der anderen Seite oder in Worten.
}
refused-nobody-reaches = { $why } Wohin die Figuren ziehen können, siehst du mit { STEP("moves") }.
refused-no-number = „{ $typed }“ passt hier nicht als Zahl. Schreib <code>{ $name }:{ $example }</code> oder eine andere ganze Zahl ab { $least }.
refused-no-choice = „{ $typed }“ kannst du bei <code>{ $name }</code> nicht wählen. Wähle eins davon: { $known }.
refused-end-alone = Diese Partie hat keine Frist, da gibt es nichts zu beanspruchen. Dein Gegenüber ist weg, also beende sie ohne Ergebnis mit { STEP("abort", "game", $game) }.
refused-needs-community = Gespielt wird in einem { TERM("place") } { TERM("community", "in-a") }. Erstelle die Herausforderung dort.
