# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = Die Leitung { TERM("community", "of-the") } erlaubt neue Partien nur an bestimmten Orten, und diese würde anderswo beginnen. Welche Orte dir offenstehen, siehst du dort mit { STEP("places") }, oder frag die Leitung.
limit-refused-elsewhere = Die Leitung { TERM("community", "of-this") } erlaubt neue Partien nur hier: { $places }. Erstelle die Herausforderung dort.
limit-refused-no-place-seen = kein { TERM("place") }, den du siehst
limit-refused-variant = { $variant } wird { TERM("community", "here") } nicht gespielt: Die Leitung bestimmt die Varianten. Wähle eine davon: { $allowed }.
limit-refused-variant-of-many = { $variant } wird { TERM("community", "here") } nicht gespielt: Die Leitung bestimmt die Varianten. Wähle eine andere, zum Beispiel { $some }. Alle zeigt { STEP("variants") }.
limit-refused-too-many-games = Du spielst { TERM("community", "here") } schon { $most ->
    [one] 1 Partie
   *[other] { $most } Partien
}, mehr erlaubt die Leitung nicht. Beende erst eine; mit { STEP("games") } siehst du sie.
limit-refused-other-has-too-many-games = { $player } spielt { TERM("community", "here") } schon { $most ->
    [one] 1 Partie
   *[other] { $most } Partien
}, mehr erlaubt die Leitung nicht. Versuch es noch mal, wenn eine zu Ende ist.
limit-refused-not-a-manager = Um { TERM("community", "here") } Varianten und Orte für neue Partien zu bestimmen, brauchst du { TERM("manager-right") }. Bitte die Leitung darum. Was erlaubt ist, siehst du mit { STEP("places") } und { STEP("variants") }.
limit-refused-no-community = Varianten und Orte für neue Partien gelten { TERM("community", "in-a") }, und das hier ist ein privates Gespräch. Nutze { STEP("places") } oder { STEP("variants") } in einem { TERM("place") } { TERM("community", "in-the") }.
limit-refused-no-place-listed = Partien können { TERM("community", "here") } in jedem { TERM("place") } beginnen. Geh in einen, in dem du sie haben willst, und nutze { STEP("places", "here", "allow") }: Dann beginnen sie nur noch dort.
limit-refused-last-place = Nur in diesem { TERM("place") } können Partien beginnen, ohne ihn ginge es nirgends. Erlaube erst einen anderen, dort mit { STEP("places", "here", "allow") }, oder alle mit { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Partien können hier schon an { $most } Orten beginnen, mehr geht nicht. Streich erst einen davon, dort mit { STEP("places", "here", "forbid") }, oder erlaube alle mit { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } ist die einzige Variante, die hier erlaubt ist, ohne sie gäbe es keine. Erlaube erst eine andere oder alle mit { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Du kannst eine Variante erlauben oder verbieten, nicht beides zugleich. Lass { OPTION("variants", "allow") } oder { OPTION("variants", "forbid") } weg.
