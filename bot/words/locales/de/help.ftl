# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Fernschach: Schachvarianten auf großen Brettern.</b>
help-play = <b>Spielen</b>: { STEP("challenge", "opponent", "", "variant", $variant) } lädt ein Mitglied ein. Nennst du kein Gegenüber, kann jedes Mitglied annehmen.
help-type = <b>Ziehen</b>: <code>{ $canonical }</code> oder <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } zeigt deine Partien und { STEP("board") } ein Brett. { STEP("rules", "variant", $variant) } erklärt, wie die Figuren ziehen.
help-topics = Mehr zu einem Thema:

help-begin = <b>Partie beginnen</b>: { STEP("challenge", "opponent", "", "variant", $variant) } lädt ein Mitglied ein. Nennst du kein Gegenüber, kann jedes Mitglied annehmen. Eine Herausforderung beantwortest du { TERM("way-to-answer") }. { STEP("games") } zeigt deine Partien und die offenen Herausforderungen, und { STEP("join", "code", "4F7Q2K") } nimmt eine mit ihrem Code an. { STEP("rematch") } bittet um Revanche. Jede Partie hat einen eigenen { TERM("own-place") }: Zuschauen können alle, spielen nur die beiden. { STEP("challenge", "variant", $variant, "level", "2") } beginnt eine Partie gegen mich, auf einer Stufe von 1 bis 6.
help-move = <b>Ziehen</b>: Mit <code>{ $coordinates }</code>, <code>{ $canonical }</code> oder <code>{ $short }</code> ziehst du{ $on_board ->
    [yes] , hier mit { $piece-dat }
   *[no] {""}
}: { $ways }. { STEP("move", "move", $square) } zieht mit der einzigen Figur, die nach { $square } kann, oder nennt die Figuren, die es können.
help-move-drop = Um eine Figur aus der Hand einzusetzen, schreib die Figur und das Feld: <code>{ $drop }</code>.
help-move-enters = Eine Figur aus der Hand kommt dazu, wenn du sie hinter dem Zug nennst: <code>{ $typed }</code>.
help-move-wall = Das Feld ({ $piece }) steht hinter dem Zug: <code>{ $typed }</code>.
help-move-two-steps = Ein Zug mit zwei Schritten nennt das Feld dazwischen: <code>f6xg7xf8</code> schlägt zweimal, <code>f6xg7-f6</code> schlägt, ohne zu ziehen, und <code>f6-f6</code> setzt aus.
help-move-promotion-signs = Wo eine Figur befördert werden kann, tut <code>+</code> hinter dem Zug das und <code>=</code> nicht.
help-look = <b>Ansehen</b>: { STEP("board") } zeigt das Brett und { STEP("at", "ply", "7") } ein früheres. { STEP("open") } öffnet es im Browser. { STEP("moves") } zeigt, wohin eine Figur kann, { STEP("look") }, was ein Feld angreift, und { STEP("piece") }, wie eine Figur zieht. { STEP("rules") } erklärt die Variante. { STEP("replay") } zeigt die Züge der Reihe nach, und { STEP("export") } gibt dir die Partie als Datei. { STEP("report") } zeigt nach dem Ende die größten Fehler. { STEP("learn", "piece", "Knight") } stellt dir kleine Aufgaben mit einer Figur.
help-think = <b>Vorausdenken</b>: Mit { STEP("note") } und { STEP("try") } machst du Notizen und probierst Züge; nur du siehst sie. { STEP("if") } plant Züge, die sofort gespielt werden, wenn dein Gegenüber wie erwartet zieht. { STEP("undo") } nimmt deinen letzten Zug zurück: eine Minute lang allein, später, wenn dein Gegenüber zustimmt. { STEP("hint") } schlägt dir in einer Partie gegen mich einen Zug vor.
help-end = <b>Ende und Uhren</b>: { STEP("draw") } bietet Remis an oder reklamiert es, und mit { STEP("resign") } gibst du auf. { STEP("abort") } beendet eine Partie ohne Ergebnis; haben beide gezogen, muss dein Gegenüber zustimmen. { STEP("claim") } bringt dir den Sieg, wenn die Zeit deines Gegenübers um ist, und { STEP("give") } gibt ihm mehr Zeit. { STEP("time") } und { STEP("vacation") } bestimmen, wann deine Uhren stillstehen.
help-more = <b>Zuschauen und Aufgaben</b>: Mit { STEP("watch") } schaust du einer Partie zu, und { STEP("analysis") } bestimmt, ob Zuschauer deine Partie analysieren dürfen. { STEP("problem") } zeigt Aufgaben zum Lösen und erstellt neue. { STEP("profile") } zeigt, was du oder ein Mitglied gespielt hat, und { STEP("stats") }, was alle hier gespielt haben. { STEP("variant") } spielt eine Variante, die du als Datei schickst. { STEP("help", "topic", "challenge") } erklärt einen Befehl.
help-club = <b>Wertungen und Ligen</b>: Eine Partie zählt für die Wertung, wenn das in der Herausforderung steht: { STEP("challenge", "clock", "days 3d", "rated", "true") }. Sie braucht eine Uhr, die übliche Aufstellung und zwei Züge von jeder Seite. { STEP("rating") } zeigt, wie stark du bist, und { STEP("leaders") }, wer hier am besten ist. In einer Liga spielen in jeder Division alle gegen alle. { STEP("league") } zeigt die Ligen hier. Mitmachen kannst du per Button, und deine Partien beginnen von selbst. Auf einer Leiter holst du dir den Platz, wenn du eine Herausforderung gewinnst: { STEP("ladder") }. Ligen erstellt die Leitung mit { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Einstellungen</b>: { STEP("settings") } bestimmt, wie du Bretter siehst und wer erfährt, was du spielst. { STEP("block") } sorgt dafür, dass du und ein Mitglied nicht gegeneinander spielt, und { STEP("unblock") } beendet das. { STEP("link") } macht deine Konten auf zwei Netzwerken zu einem Mitglied, und { STEP("unlink") } trennt sie. { STEP("privacy") } zeigt, exportiert oder löscht deine Daten. Die Leitung { TERM("community", "of-this") } bestimmt Aussehen, übliche Uhr, Orte und Varianten mit { STEP("server") }, { STEP("places") } und { STEP("variants") }. Die Moderation nutzt { STEP("adjudicate") }, { STEP("freeze") } und { STEP("thaw") }.

help-topic-begin = Partie beginnen
help-topic-move = Ziehen
help-topic-look = Ansehen
help-topic-think = Vorausdenken
help-topic-end = Ende und Uhren
help-topic-more = Zuschauen und Aufgaben
help-topic-club = Wertungen und Ligen
help-topic-settings = Einstellungen
