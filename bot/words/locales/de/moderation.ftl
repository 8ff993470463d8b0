# What moderators and managers do with games of others, and whom members block.

moderation-stopped = { $what ->
    [game] Diese Partie ist seit dem { $since } angehalten
   *[community] Alle Partien { TERM("community", "here") } sind seit dem { $since } angehalten
}
moderation-stopped-by = { $what ->
    [game] Diese Partie ist seit dem { $since } von { $by } angehalten
   *[community] Alle Partien { TERM("community", "here") } sind seit dem { $since } von { $by } angehalten
}
moderation-stopped-why = { $what ->
    [game] Diese Partie ist seit dem { $since } angehalten („{ $reason }“)
   *[community] Alle Partien { TERM("community", "here") } sind seit dem { $since } angehalten („{ $reason }“)
}
moderation-stopped-by-and-why = { $what ->
    [game] Diese Partie ist seit dem { $since } von { $by } angehalten („{ $reason }“)
   *[community] Alle Partien { TERM("community", "here") } sind seit dem { $since } von { $by } angehalten („{ $reason }“)
}
moderation-stopped-told = { $stopped }: Bis es weitergeht, kann niemand ziehen, und es vergeht keine Zeit.
moderation-stopped-refused-game = { $stopped }: Niemand kann ziehen, und es vergeht keine Zeit. Warte, bis jemand { TERM("moderator-right", "with") } sie mit { STEP("thaw") } weiterlaufen lässt. Du erfährst es.
moderation-stopped-refused-all = { $stopped }: Niemand kann ziehen oder eine Partie beginnen, und es vergeht keine Zeit. Warte, bis jemand { TERM("manager-right", "with") } sie weiterlaufen lässt. Ob es so weit ist, siehst du mit { STEP("games") }.

moderation-freeze-told = { $first } und { $second }, { $moderator } hat eure Partie angehalten. Bis sie weitergeht, kann niemand ziehen, und es vergeht keine Zeit.
moderation-freeze-told-why = { $first } und { $second }, { $moderator } hat eure Partie angehalten, und zwar aus diesem Grund: { $reason }
    Bis sie weitergeht, kann niemand ziehen, und es vergeht keine Zeit.
moderation-freeze-done = Die Partie ist angehalten.
moderation-reason-told = { $first } und { $second }, { $moderator } sagt, warum eure Partie angehalten ist: { $reason }
moderation-reason-done = Grund ergänzt. Beide Spieler erfahren ihn.
moderation-thaw-told = { $first } und { $second }, { $moderator } lässt eure Partie weiterlaufen.
moderation-thaw-told-stopped-with-all = { $first } und { $second }, { $moderator } lässt eure Partie weiterlaufen, aber mit allen Partien hier ist sie noch angehalten.
moderation-thaw-done = Die Partie geht weiter.
moderation-thaw-done-stopped-with-all = Die Partie darf weitergehen, aber mit allen Partien hier ist sie noch angehalten.
moderation-time-was-up = Vorher war schon die Zeit um: Die Partie ist zu Ende.

moderation-freeze-all-told = { $manager } hat alle Partien { TERM("community", "here") } angehalten, und zwar aus diesem Grund: { $reason }
    Bis sie weitergehen, kann niemand ziehen oder eine Partie beginnen, und es vergeht keine Zeit. Ob es so weit ist, seht ihr mit { STEP("games") }.
moderation-freeze-all-done = Alle Partien hier sind angehalten.
moderation-reason-for-all-told = { $manager } sagt, warum alle Partien { TERM("community", "here") } angehalten sind: { $reason }
moderation-reason-for-all-done = Grund ergänzt.
moderation-thaw-all-told = { $manager } lässt die Partien { TERM("community", "here") } weiterlaufen, und damit ihre Uhren. Einzeln angehaltene Partien bleiben angehalten.
moderation-thaw-all-done = Die Partien hier gehen weiter.

moderation-decided = { $first } und { $second }, eure <b>Partie { $game } wurde entschieden.</b>
moderation-decided-done = Partie entschieden.
moderation-counts = Die Partie wird gewertet wie jede andere.
moderation-does-not-count = Die Partie zählt nicht für die Wertung.

moderation-blocked = Blockiert: Du und { $player } beginnt keine Partien mehr gegeneinander, außer in einer Liga. Ihr könnt euch nicht herausfordern, keine Herausforderung voneinander annehmen und nicht um Revanche bitten. Laufende Partien gehen weiter. Von der Blockierung erfährt außer dir niemand. Rückgängig machst du es mit { STEP("unblock") }.
moderation-unblocked = Du blockierst { $player } nicht mehr.
moderation-blocks = Du blockierst { $players }. Rückgängig machst du es mit { STEP("unblock") }.
moderation-blocks-nobody = Du blockierst niemanden. Wenn du ein Mitglied blockierst, könnt ihr nicht gegeneinander spielen: { STEP("block") }.
