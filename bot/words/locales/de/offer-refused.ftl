# Why something is not offered, or an offer is not answered: draws, proposals, challenges, rematches, blocks.

offer-refused-draw-is-offered = { $player } bietet dir Remis an, darum habe ich deinen Zug nicht gespielt. Nimm mit { STEP("draw") } an oder lehne ab, indem du den Zug ohne Remisangebot spielst.
offer-refused-draw-before-move = Du hast gerade erst Remis angeboten, darum geht das mit diesem Zug nicht noch mal, und ich habe ihn nicht gespielt. Schreib ihn ohne das Angebot. Mit dem nächsten Zug kannst du wieder Remis anbieten.
offer-refused-already-proposed = Du hast schon um etwas gebeten, und { $player } hat noch nicht geantwortet. Warte auf die Antwort oder spiel weiter: Mit einem Zug von euch erledigt sich die Anfrage.
offer-refused-proposal-declined = { $player } hat das in dieser Stellung abgelehnt. Spiel weiter: Nach einem anderen Zug kannst du wieder fragen.
offer-refused-no-proposal = Diese Anfrage ist nicht mehr offen. Sieh dir die Partie mit { STEP("board") } an.
offer-refused-own-proposal = Darum hast du selbst gebeten, antworten kann nur dein Gegenüber. Warte auf die Antwort oder spiel weiter: Mit einem Zug von euch erledigt sich die Anfrage.

offer-refused-do-not-play = Du und { $player } spielt nicht gegeneinander. Wähle ein anderes Mitglied, oder biete mit { STEP("challenge") } allen eine Partie an. Partien, die ihr schon spielt, gehen weiter.
offer-refused-oneself-to-block = Dich selbst kannst du nicht blockieren. Nenne ein anderes Mitglied mit { STEP("block") }.
offer-refused-blocked-already = Du blockierst { $player } schon. Rückgängig machst du es mit { STEP("unblock") }.
offer-refused-not-blocked = Du blockierst { $player } nicht. Wen du blockierst, siehst du mit { STEP("block") }.
offer-refused-nobody-to-unblock = Du hast niemanden genannt. Wähle ein Mitglied als { OPTION("unblock", "member") }; wen du blockierst, siehst du mit { STEP("block") }.
offer-refused-too-many-blocked = Du blockierst schon { $limit } Mitglieder, mehr geht nicht. Hebe erst eine Blockierung mit { STEP("unblock") } auf.

offer-refused-terms-for-one = Eine Herausforderung an { $player } gilt für eine Partie. Lass { OPTION("challenge", "uses") } weg, oder nenne kein Gegenüber, dann kann jedes Mitglied annehmen.
offer-refused-one-game-of-lot = Die Aufstellung von { $variant } wird ausgelost und steht mit der Herausforderung fest, darum gilt sie für eine Partie. Lass { OPTION("challenge", "uses") } weg, oder { $option ->
    [array] schreib eine Reihenfolge als { OPTION("challenge", "array") }
   *[setup] nenne eine Stellung als { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = Du hast in den letzten Minuten mehrere Herausforderungen an alle erstellt. Lass den anderen etwas Zeit und versuch es in einer Viertelstunde noch mal.
offer-refused-own-open-challenge = Das ist deine eigene Herausforderung, annehmen können sie nur andere. Du kannst sie zurückziehen.
offer-refused-already-joined = Du hast diese Herausforderung schon angenommen: { $game }. Beende erst diese Partie. Noch einmal annehmen kannst du frühestens eine Viertelstunde nach ihrem Beginn.
offer-refused-joined-and-over = Du hast diese Herausforderung schon angenommen: { $link }. Jetzt kann sie niemand mehr annehmen. Deine Partie siehst du mit { STEP("board", "game", $game) }.
offer-refused-code-missing = Welche Herausforderung? Schreib den Code, der dabeisteht: { STEP("join", "code", "4F7Q2K") }. Was alle hier annehmen können, siehst du mit { STEP("games", "which", "open") }.
offer-refused-code-misspelled = Das ist kein Code. Ein Code hat sechs Zeichen: Buchstaben und Ziffern, ohne I, L, O, U, Y, Z, 0 und 1. Vergleiche deinen mit dem, der bei der Herausforderung steht, und gib ihn so ein: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Keine Herausforderung, die du annehmen kannst, hat diesen Code. Er ist vertippt, oder sie ist längst vorbei. Vergleiche ihn mit dem, der bei der Herausforderung steht, oder erstelle eine eigene mit { STEP("challenge") }.
offer-refused-joined-elsewhere = Diese Herausforderung wurde { TERM("community", "in-another") } im selben Netzwerk erstellt, und nur dort wäre die Partie zu sehen. Nimm sie dort an oder erstelle hier eine mit { STEP("challenge") }.
offer-refused-nothing-to-decline = Diese Herausforderung ist für alle, da gibt es nichts abzulehnen. Überlass sie anderen oder erstelle eine eigene mit { STEP("challenge") }.

offer-refused-not-over-yet = Partie { $game } läuft noch, und eine Revanche gibt es erst danach. Spiel weiter oder beende sie mit { STEP("resign") }, { STEP("draw") } oder { STEP("abort") }.
offer-refused-rematch-asked = Du hast schon um diese Revanche gebeten, und { $player } hat noch nicht geantwortet. Zurückziehen kannst du das mit { STEP("games") }.
offer-refused-rematch-runs = Die Revanche für Partie { $game } ist Partie { $running }, und die läuft noch. Spiel in { $link } weiter.
offer-refused-rematch-elsewhere = Der { TERM("place") } von Partie { $game } ist weg. Bitte { TERM("community", "in-the") } in einem anderen { TERM("place") }, den dein Gegenüber sieht, um die Revanche: { STEP("rematch", "game", $game) }.
