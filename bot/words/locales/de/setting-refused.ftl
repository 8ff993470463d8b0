# Why a setting is not changed.

-settings-of-a-community = Sprache, Aussehen der Bretter, übliche Uhr, Grenze laufender Partien für jedes Mitglied, wo Zuschauer reden und die Aufgabe des Tages

setting-refused-no-community = Das hier ist ein privates Gespräch. { STEP("server") } ändert die Einstellungen { TERM("community", "of-a") }: { -settings-of-a-community }. Nutze den Befehl dort in einem { TERM("place") }. Für deine eigenen Bretter nimm { STEP("settings") }.
setting-refused-not-a-manager = Für die Einstellungen { TERM("community", "of-this") } ({ -settings-of-a-community }) brauchst du { TERM("manager-right") }. Bitte die Leitung darum. Für deine eigenen Bretter nimm { STEP("settings") }.
setting-refused-unknown-word = { $setting }: „{ $typed }“ gibt es nicht. Wähle eins davon: { $known }.
