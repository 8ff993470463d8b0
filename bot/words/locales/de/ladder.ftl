# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Leiter für { $name }</b> · { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← du
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } hat { $challenged } herausgefordert: { $game }
ladder-join = Du stehst nicht auf dieser Leiter. Stell dich hinten an: { $join }.
ladder-own-first = Du bist vorn. Andere können dich herausfordern, dann beginnt sofort eine Partie.
ladder-own-challenge = Deine Herausforderung läuft: { $game }
ladder-nobody-free = Über dir kannst du gerade niemanden herausfordern. Sieh in ein paar Tagen wieder nach.
ladder-may-challenge = Du kannst { $players } herausfordern. Gewinnst du, bekommst du den Platz.
ladder-how = Eine Herausforderung startet sofort eine Partie, die Farben werden ausgelost. Du kannst bis zu drei Plätze über dir herausfordern, aber niemanden im Urlaub. Wer vor dem zweiten eigenen Zug auf Zeit verliert, fällt ans Ende.

ladder-list = <b>Leitern hier</b>
ladder-list-line = { $name }, { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}{ $place ->
    [0] {""}
   *[other] {" "}(du: Platz { $place })
}: { $show }
ladder-list-more = { $others ->
    [one] Und noch eine Leiter.
   *[other] Und noch { $others } Leitern.
}
ladder-none = Hier gibt es noch keine Leiter. Fang eine an: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Auf der Leiter für { $name } steht noch niemand. Mach den Anfang: { $join }.

ladder-joined = Du stehst auf der Leiter für { $variant }, auf Platz { $place }. { $show } zeigt, wen du herausfordern kannst.
ladder-left = Du hast die Leiter verlassen. Laufende Partien gehen weiter.
ladder-removed = { $player } steht nicht mehr auf der Leiter.
ladder-were-removed = Jemand von der Leitung hat dich von der Leiter für { $variant } genommen. Frag dort nach, wenn du wissen möchtest, warum.
ladder-gone = { $player } ist nicht mehr hier und steht darum nicht mehr auf der Leiter. { $show } zeigt, wen du jetzt herausfordern kannst.

ladder-game-of = Es geht um Platz { $place } der Leiter: { $challenger } bekommt ihn mit einem Sieg.
ladder-challenged = Deine Partie gegen { $opponent } hat begonnen: { $game }.
ladder-rose = { $player } steht jetzt auf Platz { $place } der Leiter. { $show } zeigt sie.
ladder-fell = { $player } hat vor dem zweiten Zug auf Zeit verloren und fällt ans Ende der Leiter. { $show } zeigt sie.
ladder-stays = Die Leiter bleibt, wie sie war. { $show } zeigt sie.
