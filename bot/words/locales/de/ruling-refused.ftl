# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = Um Partien anderer zu entscheiden, brauchst du { TERM("moderator-right") }. Bitte die Moderation darum. In deiner eigenen Partie nutze { STEP("resign") }, { STEP("draw") } oder { STEP("abort") }.
ruling-refused-moderator-elsewhere = Deine Rechte in diesem { TERM("place") } zählen nur für Partien, die hier begannen, und { $game } begann anderswo. Nutze den Befehl dort: Ich prüfe deine Rechte in dem { TERM("place") }.
ruling-refused-own-game = In Partie { $game } spielst du selbst, und niemand entscheidet über die eigene Partie. Frag ein anderes Mitglied { TERM("moderator-right", "with") }.
ruling-refused-no-verdict = Sag, wie die Partie endet: Sieg für die Seite, die zuerst zog, Sieg für die andere, Remis oder kein Ergebnis. Wähle eins: { $choices }.
ruling-refused-not-rated = Partie { $game } wird nicht gewertet, also kann sie nicht für die Wertung zählen. Lass { OPTION("adjudicate", "rated") } weg.
ruling-refused-no-result-rated = Eine Partie ohne Ergebnis kann nicht für die Wertung zählen. Wähle ein Ergebnis oder lass { OPTION("adjudicate", "rated") } weg.
ruling-refused-no-reason = Wenn du eine Partie entscheidest, lesen beide Spieler den Grund. Gib ihn als { OPTION("adjudicate", "reason") } an.
ruling-refused-reason-too-long = Dein Grund hat { $length } Zeichen, höchstens { $most } sind erlaubt. Gib einen kürzeren an.
