# Leagues: made, joined, played and ended.

league-head = <b>{ $name }</b>, Saison { $season } · { $variants }
league-terms = In jeder Division spielen alle { $format ->
    [double] zweimal gegeneinander, einmal mit jeder Farbe
   *[single] einmal gegeneinander
}, jeweils { $at_once ->
    [one] eine Partie
   *[other] { $at_once } Partien
} auf einmal. Eine Division hat höchstens { $size } Spieler.
league-rated = Die Partien werden gewertet.
league-repeats = Sobald eine Saison beginnt, kannst du bei der nächsten mitmachen.

league-preview = So würde deine Liga aussehen. Noch sieht sie niemand außer dir.
league-preview-size = In einer vollen Division mit { $size } Spielern gibt es { $games } Partien, { $each } pro Spieler.
league-preview-time = Die Liga beginnt am { $starts }. Ab { $ends } beginnen keine neuen Partien mehr, und die letzten bekommen noch zwei Wochen.
league-preview-next = Veröffentliche sie hier mit { $publish }, oder erstelle sie neu, um etwas zu ändern. Eine neue Vorschau ersetzt diese.

league-published = Liga { $number }, { $name }, ist veröffentlicht.
league-moved = { $name } steht ab jetzt hier: { $place }.

league-date-name = { $name }: Saison { $season } beginnt
league-date-about = { $variants }. Los geht es, wenn mindestens { $fewest } Mitglieder dabei sind. Mitmachen kannst du unter dem Beitrag der Liga.

league-starts = Los geht es am { $starts }, wenn mindestens { $fewest } Mitglieder dabei sind.
league-starts-after = Los geht es am { $starts }, aber nicht vor dem Ende von Saison { $before } und nur, wenn mindestens { $fewest } Mitglieder dabei sind.
league-waits-after = Es geht los, sobald Saison { $before } zu Ende ist und mindestens { $fewest } Mitglieder dabei sind.
league-waits = { $missing ->
    [0] Es geht gleich los.
    [one] Es geht los, sobald noch ein Mitglied dabei ist.
   *[other] Es geht los, sobald noch { $missing } Mitglieder dabei sind.
}
league-members = { $count ->
    [0] Noch ist niemand dabei.
    [one] Ein Mitglied ist dabei: { $named }.
   *[other] { $count } Mitglieder sind dabei: { $named }{ $others ->
        [0] {""}
        [one] {" "}und ein weiteres
       *[other] {" "}und { $others } weitere
    }.
}
league-promise = Ausgelost wird mit einem Startwert, der schon feststeht und den du zu Beginn siehst. Sein SHA-256: <code>{ $hash }</code>
league-seed = Der Startwert aller Auslosungen: <code>{ $seed }</code>

league-joined = Du bist bei { $name } dabei. { $when } Deine Partien beginnen von selbst, und ich sage dir Bescheid.
league-left = Du hast { $name } verlassen.
league-leave-asked = { $name } verlassen?
league-has-left = { $player } ist nicht mehr in { $name }.
league-removed = { $player } ist nicht mehr in { $name }.
league-were-removed = Jemand von der Leitung hat dich aus { $name } genommen. Frag dort nach, wenn du wissen möchtest, warum.
league-remove-asked = { $player } aus { $name } entfernen?
league-leave-early = Weniger als die Hälfte { $whose ->
    [own] deiner Partien
   *[other] der Partien dieses Mitglieds
} ist zu Ende. Keine davon zählt dann, und die laufenden enden ohne Ergebnis.
league-leave-late = Mindestens die Hälfte { $whose ->
    [own] deiner Partien
   *[other] der Partien dieses Mitglieds
} ist zu Ende. Diese Ergebnisse zählen weiter. { $open ->
    [0] Es steht keine Partie mehr aus.
    [one] Die eine, die noch aussteht, ist dann verloren.
   *[other] Die { $open }, die noch ausstehen, sind dann verloren.
}

league-runs = Neue Partien beginnen bis { $ends }. Wie es bei dir steht, zeigt { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Neue Partien beginnen bis { $ends }.
league-last-games = Neue Partien beginnen nicht mehr. Die laufenden haben noch Zeit bis { $until }.
league-last-games-decided = Neue Partien beginnen nicht mehr. Über die laufenden wird gerade entschieden.
league-is-over = Die Saison endete am { $at }.
league-was-given-up = Die Leitung hat die Liga vor dem Beginn abgesagt.

league-division = <b>Division { $division }</b>
league-line = { $rank }. { $player }: { $points } aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}{ $left ->
    [yes] , nicht mehr dabei
   *[no] {""}
}
league-line-struck-out = — { $player }: ist nicht mehr dabei, keine Partie zählt
league-more-tables = { $shown ->
    [one] Das ist der erste Platz in einer Division
   *[other] Das ist der jeweils erste Platz in { $shown } Divisionen
} (insgesamt: { $divisions }). Eine ganze Tabelle zeigt { $show }.
league-other-divisions = Es gibt { $divisions } Divisionen. Eine andere zeigt { $show }.
league-possible = Du kannst noch zwischen Platz { $best } und Platz { $worst } landen.
league-possible-one = Du landest auf Platz { $place }, egal was noch passiert.
league-own-games = { $count ->
    [0] Gerade läuft keine deiner Partien
    [one] Deine laufende Partie: { $running }
   *[other] Deine laufenden Partien: { $running }
}{ $waiting ->
    [0] .
    [one] , und eine beginnt noch.
   *[other] , und { $waiting } beginnen noch.
}
league-how-ranked = Bei gleichen Punkten entscheiden die Partien dieser Spieler gegeneinander, dann Sonneborn-Berger, Siege, Siege als Nachziehender und das Los.
league-signs = In der Ergebnistabelle ist 1 ein Sieg, = ein Remis und 0 eine Niederlage. Eine laufende Partie ist …, eine ohne Wertung x. + und - sind Partien von jemandem, der spät ausgestiegen ist.

league-game-of = Die Partie gehört zu <b>{ $name }</b>, Division { $division }, Runde { $round }.
league-last-call = In { $name } beginnen keine neuen Partien mehr. Diese Partie hat noch Zeit bis { $until } oder für zehn weitere Züge jeder Seite. Läuft sie dann noch, schlage ich ein Ergebnis vor.
league-time-is-up = Die Zeit für die letzten Partien von { $name } ist um, und diese läuft noch.
league-judged-level = Meine Suche sieht beide Seiten gleichauf.
league-judged-won = Meine Suche sieht einen sicheren Sieg für { $side }.
league-judged = Meine Suche sieht { $side } mit { $pawns } Bauern vorn.
league-proposes-win = Ich schlage einen Sieg für { $player } vor.
league-proposes-draw = Ich schlage Remis vor: Keine Seite ist drei Türme im Vorteil.
league-proposes-draw-unread = Diese Version kann sie nicht lesen, deshalb schlage ich ein Remis vor.
league-proposal-stands = Das gilt ab { $stands }, außer die Partie endet vorher oder die Moderation entscheidet anders: { $rule }.
league-for-managers = Sieh dir bitte eine Partie deiner Liga { $name } an: { $game }.
league-stands = Das wurde vorgeschlagen, als die Zeit für die letzten Partien von { $name } um war.

league-over = <b>{ $name }, Saison { $season }, ist zu Ende.</b>
league-winner = { $divisions ->
    [1] {""}
   *[other] Division { $division }:{" "}
}{ $player } landet mit { $points } Punkten auf Platz 1.
league-more-winners = Dazu { $others ->
    [one] kommt eine weitere Division
   *[other] kommen { $others } weitere Divisionen
}.
league-over-more = Eine Tabelle zeigt { $show }.

league-file = Die Tabellen und alle Partien von { $name }, Saison { $season }, sind in der Datei. Bei jeder beendeten Partie steht die Prüfsumme ihrer Aufzeichnung.
league-calendar-starts = { $name } beginnt
league-calendar-ends = { $name }: keine neuen Partien mehr
league-calendar-last = { $name }: Für noch laufende Partien schlage ich Ergebnisse vor

league-extended = In { $name } können neue Partien bis { $ends } beginnen.
league-end-asked = Die Saison von { $name } jetzt beenden? Neue Partien beginnen dann nicht mehr, und die laufenden bekommen noch zwei Wochen.
league-end-asked-open = { $name } absagen? Wer dabei ist, sieht das im Beitrag.
league-ends-now = Die Saison von { $name } endet jetzt. Die Spieler erfahren es gleich.
league-given-up = { $name } ist abgesagt.

league-list = <b>Ligen hier</b>
league-list-line = <b>{ $number }</b> · { $name }, Saison { $season } · { $stage ->
    [draft] noch nicht veröffentlicht
    [open] beginnt am { $at }
    [waiting] wartet auf mehr Mitglieder
    [running] läuft bis { $at }
    [last-call] letzte Partien bis { $at }
    [given-up] abgesagt am { $at }
   *[over] endete am { $at }
} · { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}{ $reader ->
    [in] {" "}· du bist dabei
   *[out] {""}
}
league-list-more = Eine davon siehst du mit { STEP("league", "what", "show", "number", "") }. Dort kannst du auch mitmachen oder sie verlassen.
league-others = { $others ->
    [one] Hier gibt es noch eine andere Liga.
   *[other] Hier gibt es noch { $others } andere Ligen.
} Alle zeigt { STEP("league", "what", "list") }.
league-none = Hier gibt es keine Ligen. Die Leitung erstellt eine mit { STEP("league", "what", "create", "name", "", "variant", "") }.
