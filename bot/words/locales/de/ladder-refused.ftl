# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Leitern gibt es nur { TERM("community", "in-a") }. Nutze den Befehl dort.
ladder-refused-not-a-manager = Um ein Mitglied zu entfernen, brauchst du { TERM("manager-right") }. Bitte die Leitung darum.
ladder-refused-no-variant = Hier gibt es noch keine Leiter. Nenne eine Variante, um eine anzufangen: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Hier gibt es mehrere Leitern. Nenne die Variante mit { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = Die Leiter ist voll: { $most } Mitglieder stehen darauf. Warte, bis jemand geht.
ladder-refused-already-on = Du stehst schon auf dieser Leiter, auf Platz { $place }. { $show } zeigt, wen du herausfordern kannst.
ladder-refused-not-on = Du stehst nicht auf dieser Leiter. Mach erst mit: { $join }.
ladder-refused-member-not-on = { $player } steht nicht auf dieser Leiter. { $show } zeigt, wer darauf steht.
ladder-refused-no-opponent = Sag, wen du herausforderst. { $show } zeigt, wer infrage kommt.
ladder-refused-no-member = Sag, wer entfernt werden soll: { $remove }.
ladder-refused-below = { $player } steht unter dir, da gibt es keinen Platz zu gewinnen. { $show } zeigt, wen du herausfordern kannst.
ladder-refused-too-far = { $player } steht { $places } Plätze über dir, höchstens { $most } sind erlaubt. { $show } zeigt, wen du herausfordern kannst.
ladder-refused-on-vacation = { $player } ist im Urlaub und kann nicht herausgefordert werden. { $show } zeigt, wen du herausfordern kannst.
ladder-refused-challenging = Deine letzte Herausforderung läuft noch: { $game }. Beende sie erst.
ladder-refused-challenged = { $player } spielt gerade eine andere Herausforderung. { $show } zeigt, wen du herausfordern kannst.
ladder-refused-lately = Du hast { $player } erst vor Kurzem herausgefordert. Wieder geht es ab { $until }. { $show } zeigt, wen du sonst herausfordern kannst.
