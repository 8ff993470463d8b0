# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Ligen gibt es nur { TERM("community", "in-a") }. Nutze den Befehl dort.
league-refused-not-a-manager = Um eine Liga zu erstellen oder zu ändern, brauchst du { TERM("manager-right") }. Bitte die Leitung darum. Mitmachen können alle: { STEP("league") } zeigt, welche es gibt.
league-refused-no-name = Eine Liga braucht einen Namen. Gib ihr einen: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = Der Name hat { $length } Zeichen; höchstens { $most } gehen. Wähle einen kürzeren.
league-refused-no-variant = Eine Liga braucht eine Variante. Nenn eine, oder mehrere mit Kommas dazwischen: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Eine Liga hat höchstens { $most } verschiedene Varianten. Wähle weniger.
league-refused-no-clock = Eine Liga braucht eine Uhr, sonst würde sie nie enden. Wähle eine, zum Beispiel { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = In einer Liga verliert, wer die Zeit überschreitet, darum geht hier keine Uhr mit <code>soft</code>. Lass das Wort weg.
league-refused-in-the-past = { $at } ist schon vorbei. Wähle einen späteren Beginn, zum Beispiel { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = Bis { $at } ist es mehr als ein Jahr. Wähle einen früheren Beginn.
league-refused-days = Eine Saison hat insgesamt { $least } bis { $most } Tage. Wähle bei { OPTION("league", "days") } eine Zahl, die dazu passt.
league-refused-too-many = Hier gibt es schon { $most } Ligen, die nicht zu Ende sind, mehr geht nicht. Beende erst eine: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Eine Liga { $league } gibt es hier nicht. Welche es gibt, siehst du mit { STEP("league") }.
league-refused-none-here = Hier gibt es keine Liga, für die das geht. Welche es gibt, siehst du mit { STEP("league") }.
league-refused-several = Du könntest mehrere Ligen meinen. Füge dem Befehl die Nummer einer Liga hinzu:
league-refused-one-of = <code>number:{ $league }</code> { $name }, Saison { $season }.
league-refused-full = Die Liga ist voll: { $most } Mitglieder sind dabei. Mach bei der nächsten mit.
league-refused-already-in = Du bist in Liga { $league } schon dabei. { STEP("league", "what", "show", "number", $league) } zeigt sie.
league-refused-not-in = Du bist in Liga { $league } nicht dabei, also gibt es nichts zu verlassen. Deine siehst du mit { STEP("league") }.
league-refused-member-not-in = { $player } ist in Liga { $league } nicht dabei. { STEP("league", "what", "show", "number", $league) } zeigt, wer dabei ist.
league-refused-no-member = Sag, wen du entfernen willst: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = Liga { $league } hat schon begonnen, also kann niemand mehr einsteigen. Andere siehst du mit { STEP("league") }.
league-refused-not-begun = Liga { $league } hat noch nicht begonnen, also lässt sich ihr Ende nicht verschieben. Um etwas zu ändern, sag sie ab und erstelle sie neu.
league-refused-last-call = In Liga { $league } beginnen keine Partien mehr, und die letzten haben Zeit bis { $until }. Die Moderation kann eine mit { STEP("adjudicate") } entscheiden.
league-refused-over = Liga { $league } endete am { $at }. { STEP("league", "what", "show", "number", $league) } zeigt ihre Tabelle.
