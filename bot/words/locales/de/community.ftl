# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

community-places = Wo { TERM("community", "here") } neue Partien beginnen können: { $new }.
community-places-same = Wo { TERM("community", "here") } neue Partien beginnen können: { $new }. Nichts hat sich geändert.
community-places-changed = Wo { TERM("community", "here") } neue Partien beginnen können: { $new } (vorher: { $old }). Laufende Partien gehen weiter, und offene Herausforderungen kann man noch annehmen.
community-every-place = in jedem { TERM("place") }
community-places-how = Die Orte bestimmst du mit { STEP("places", "here", "allow") }.

community-variants = Diese Varianten kannst du { TERM("community", "here") } spielen: { $new }.
community-variants-same = Diese Varianten kannst du { TERM("community", "here") } spielen: { $new }. Nichts hat sich geändert.
community-variants-changed = Diese Varianten kannst du { TERM("community", "here") } spielen: { $new } (vorher: { $old }). Laufende Partien gehen weiter, und offene Herausforderungen kann man noch annehmen.
community-all-variants = alle
community-variants-kind = { $kind ->
    [first] Gut zum Einstieg
    [short] Kurze Partien
    [long] Lange Partien
    [very-large] Sehr große Bretter
    [larger] Größere Bretter
    [chessboard] Auf dem Schachbrett
    [drops] Geschlagene Figuren kommen wieder
    [japan] Shogi und Verwandte
   *[world] Andere Länder und Zeiten
}
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: Davon kann man hier keine spielen.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Los geht es mit { STEP("challenge", "variant", "") }; die Regeln zeigt { STEP("rules", "variant", "") }.
community-variants-kinds = Eine Zeile zu jedem Spiel siehst du, wenn du eine Art nennst: { STEP("variants", "kind", "first") } zeigt gute Spiele zum Einstieg.
community-variants-own = Dazu kommen eigene Varianten: { $names }.
community-variants-how = Ändern kannst du das mit { STEP("variants", "allow", "") } oder { STEP("variants", "forbid", "") }.

community-settings-of-member = Deine eigenen Einstellungen. Was du nicht geändert hast, ist voreingestellt:
community-settings = Für alle { TERM("community", "here") }:
community-settings-saved = Gespeichert:
community-settings-same = Nichts hat sich geändert:
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (vorher: { $before })
community-settings-begin = Das gilt ab dem nächsten Brett oder der nächsten Herausforderung. Was schon da ist, bleibt, wie es ist.
community-settings-watchers = Das gilt für Partien, denen ab jetzt jemand zuschaut. Wo Zuschauer schon reden, ändert sich nichts.
community-settings-rated = Gewertet werden nur Partien mit Uhr, mit der üblichen Aufstellung und zwischen Mitgliedern. Die übliche Uhr wählst du mit { STEP("server", "clock", "days 3d") }.
community-settings-games = Laufende Partien gehen weiter. Bei offenen Herausforderungen prüfe ich die Grenze beim Annehmen.
community-settings-problems = Die Aufgabe des Tages kommt hierher, das nächste Mal am { $at }. Sie stammt aus Partien, die hier begonnen haben und zu Ende sind. An Tagen ohne neues Matt fällt sie aus.
community-settings-problems-none-yet = Hier ist noch keine Partie zu Ende, die hier begonnen hat. Wenn Partien woanders beginnen, nimm dort { STEP("server", "problems", "") }.

community-own-rules = Diese Variante wurde hier als Datei geschickt. Lies ihre Regeln mit { STEP("rules", "variant", $variant) }.
community-others-wait = Hier warten noch andere Beiträge darauf, gezeigt zu werden. Deiner erscheint, wenn er dran ist.
