# What the conversation itself answers, on every network.

chat-done = Erledigt.
chat-not-stored = Ich konnte das nicht speichern, also hat sich nichts geändert. Versuch es in einer Minute noch mal. Wenn es so bleibt, sag es der Person, die den Bot betreibt.
chat-not-known = Ich kann die Partien gerade nicht speichern und weiß nicht, ob das hier noch gespeichert wurde. Sieh in einer Minute aufs Brett. Fehlt deine Änderung, dann mach sie noch mal. Wenn es so bleibt, sag es der Person, die den Bot betreibt.
chat-restarting = Ich starte gerade neu, geändert hat sich nichts. Versuch es in einer Minute noch mal.
chat-not-read = Ich kann die Partien gerade nicht lesen. Versuch es in einer Minute noch mal. Wenn es so bleibt, sag es der Person, die den Bot betreibt.
chat-not-shown = Ich konnte das den anderen noch nicht zeigen. { $why } Ich zeige es, sobald sich das ändert. Nutze bis dahin { STEP("board") } und { STEP("games") }.

chat-played-on = Nichts passiert. Die Partie geht weiter.
chat-cancelled = Nichts gespielt.
chat-other-move = Nichts gespielt. Schreib den anderen Zug mit { STEP("move", "move", "", "game", $game) }.

chat-earlier-board = Das ist das Brett nach { $ply } von { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
}.
chat-record = Prüfsumme der Aufzeichnung: <code>{ $hash }</code>.
chat-record-elsewhere = Prüfsumme der Aufzeichnung: <code>{ $hash }</code>. Die Aufzeichnung gibt es mit { STEP("export", "game", $game) }.

chat-did-you-mean = Ich verstehe <code>{ $typed }</code> bei <code>{ $option }:</code> nicht. { $choices ->
    [one] Meinst du das hier?
   *[other] Meinst du eins davon?
}
chat-no-such-variant = Keine Variante heißt „{ $typed }“.
chat-all-variants = Alles, was du hier spielen kannst, zeigt { STEP("variants") }.
chat-left-over = <b>{ $variant }</b> kenne ich, aber ich weiß nicht, was <code>{ $rest }</code> dahinter bedeutet.
chat-left-over-of-challenge = Schreib vor jede Option ihren Namen und einen Doppelpunkt: { $step }.
chat-left-over-of-challenge-to-nobody = Nenne dein Gegenüber mit der Adresse. Schreib vor jede Option ihren Namen und einen Doppelpunkt: { $step }.
chat-left-over-of-other = Schreib vor jede Option ihren Namen und einen Doppelpunkt. Alle Optionen findest du mit { STEP("help") }.

chat-privacy-file = In dieser Datei steht alles, was über dich gespeichert ist, nur für dich. PRIVACY.md erklärt das Format und was nicht darin steht.
chat-privacy-part = Das ist Teil { $part } von { $parts } von allem, was über dich gespeichert ist, nur für dich. Den nächsten bekommst du mit { STEP("privacy", "what", "export", "part", $next) }. PRIVACY.md erklärt das Format.

chat-variant-differs-in-file = <b>{ $variant }</b>: was in deiner Datei anders ist als in Fassung { $edition }.
chat-variant-differs = <b>{ $variant }</b>: was in Fassung { $edition } anders ist als in { $before }.
chat-variant-is-new = <b>{ $variant }</b> steht in der ersten Fassung auf der Liste.
chat-variant-same = Nur Bemerkungen und Reihenfolge sind anders.
suggested-variant-first = Nenn zuerst die Variante
suggested-one-array = { $variant } hat nur eine Aufstellung
suggested-array-by-lot = ausgelost, eine von { $orders }
suggested-array-usual = {""}, die übliche Reihenfolge auf { $squares }; oder schreib eine andere
suggested-array-drawn = { $symmetry ->
    [asymmetric] asymmetrisch
    [central] gedreht
   *[mirror] gespiegelt
}
suggested-zone-now = , jetzt { $time }
suggested-which-game = Welche Partie? Nenn sie zuerst als { OPTION("move", "game") }: { $games }
suggested-no-game-here = Hier wird keine Partie von dir gespielt
suggested-game-over = Partie { $game } ist zu Ende
suggested-not-your-game = Du spielst in Partie { $game } nicht mit
suggested-not-your-turn = Du bist in Partie { $game } nicht am Zug
suggested-when-first = Nenn zuerst den Zug deines Gegenübers als { OPTION("if", "when") }
suggested-your-turn = Du bist am Zug: Schreib als { OPTION("if", "line") } eine Zugfolge, die mit deinem Zug beginnt
chat-other-variants = { $choices ->
    [one] Möchtest du stattdessen diese?
   *[other] Möchtest du stattdessen eine von diesen?
}
