# Spectators: the etiquette where they talk, and whether they may analyze.

watch-shown = Du schaust jetzt zu: { $game }.
watch-shown-without-place = Zuschauer bekommen { TERM("community", "here") } keinen eigenen Ort zum Reden.
watch-shown-place = Die Zuschauer reden hier: { $place }.
watch-shown-over = Die Partie ist zu Ende.
watch-shown-sealed = Was Zuschauer einander schreiben, sehen die Spieler erst, wenn die Partie zu Ende ist.
watch-shown-place-after = Wenn die Partie zu Ende ist, bekommen die Zuschauer einen Ort, um mit den Spielern zu reden, und ich lasse dich hinein.

watch-etiquette = <b>Für die Zuschauer von Partie { $number } ({ $variant }).</b> Die Spieler lasse ich erst hinein, wenn die Partie zu Ende ist. Dann können sie hier alles lesen. Wer { TERM("overseer-right") } hat, kann es jederzeit lesen, auch wer mitspielt.
watch-etiquette-after = <b>Für die Zuschauer von Partie { $number } ({ $variant }).</b> Die Partie ist zu Ende, und ihre Spieler können hier alles lesen.
watch-rule-no-hints = Gebt den Spielern bis zum Ende der Partie keine Hinweise: nicht hier, nicht privat, nicht dort, wo gespielt wird.
watch-rule-no-hints-after = Gebt keine Hinweise an Spieler, deren Partien noch laufen.
watch-rule-no-analysis = Analysiert eine Partie nicht, wenn eine Seite das nicht möchte, so wie hier.
watch-rule-analysis = Behaltet, was ihr findet, bis zum Ende der Partie für euch. Analysiert sie danach mit den Spielern, außer wenn eine Seite das nicht möchte.
watch-rule-analysis-after = Analysiert die Partie mit den Spielern, außer wenn eine Seite das nicht möchte.
watch-rule-kindness = Seid freundlich: Kritisiert Züge, nie Menschen.
watch-rule-this-game = Bleibt bei dieser Partie. Für alles andere gibt es andere Orte.
watch-rule-doubts = Ich prüfe jeden Zug nach den Regeln, bevor er gespielt wird. Zweifelt ihr trotzdem an einer Regel, sagt es der Moderation oder der Person, die diesen Bot betreibt, nicht den Spielern.

watch-objection = <b>{ $sides ->
    [1] { $side } möchte nicht
   *[other] { $side } und { $other } möchten nicht
}, dass diese Partie analysiert wird, weder jetzt noch später. Analysiert sie nicht.</b>
watch-objection-withdrawn = { $side } hat nichts mehr gegen eine Analyse.

watch-analysis-forbidden = { $sides ->
    [1] { $side } möchte nicht
   *[other] { $side } und { $other } möchten nicht
}, dass diese Partie analysiert wird, weder jetzt noch später. Erlaube es mit { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Niemand von euch hat etwas dagegen, dass die Zuschauer diese Partie analysieren. Verbiete es mit { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Du erlaubst die Analyse dieser Partie schon, also hat sich nichts geändert.
watch-analysis-forbidden-already = Du verbietest die Analyse dieser Partie schon, also hat sich nichts geändert.
watch-analysis-is-allowed = Erledigt. Die Zuschauer dieser Partie erfahren, dass du nichts mehr gegen eine Analyse hast.
watch-analysis-is-forbidden = Erledigt. Die Zuschauer dieser Partie erfahren, dass du keine Analyse möchtest, weder jetzt noch später.

watch-ended = Partie { $number } ist zu Ende.
watch-opened = { $first } und { $second }, hier reden die Zuschauer, und jetzt könnt ihr mitreden.
watch-opened-for-analysis = Ihr könnt die Partie gemeinsam analysieren.
watch-title = Zuschauer von Partie { $game } ({ $variant })
