# Ratings: which games count, what they give, and lists of the best.

not-counted-not-agreed = In der Herausforderung stand nicht, dass die Partie gewertet wird.
not-counted-computer = Partien gegen den Computer zählen nicht.
not-counted-same-member = Ein Mitglied hat beide Seiten gespielt.
not-counted-set-up = Es zählen nur Partien, die mit der üblichen Aufstellung beginnen.
not-counted-no-clock = Es zählen nur Partien mit Uhr.
not-counted-unlisted = Es zählen nur meine eigenen Varianten und die, die hier auf der Liste stehen.
not-counted-aborted = Die Partie endete ohne Ergebnis.
not-counted-adjudicated = Die Moderation hat die Partie beendet und nicht zählen lassen.
not-counted-frozen = Die Partie war angehalten, als sie endete.
not-counted-too-short = Jede Seite muss mindestens zwei Züge machen.
not-counted-beyond-four = Von den Partien derselben zwei Mitglieder zählen vier im Monat.
not-counted-series-on-time = Verliert jemand mehrmals hintereinander auf Zeit, zählt nur das erste Mal.

rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands }.{ $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands }.{ $units }
} ± { $deviation }?

rating-own-none = Du hast noch keine Wertung. Fordere jemanden zu einer gewerteten Partie heraus: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = { $player } hat keine gewertete Partie gespielt, die du hier sehen kannst. Eine schlägst du mit { STEP("challenge", "clock", "days 3d", "rated", "true") } vor.
rating-own-title = <b>Deine Wertungen</b>
rating-title = <b>Wertungen von { $player }</b>
rating-of-all-games = Alle Partien: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = Ein Fragezeichen heißt, dass sich die Zahl noch stark ändern kann.
rating-estimated = Das ist eine Schätzung mit den Partien dieses Monats. Endgültig wird sie am Monatsende, am { $until }.
rating-games = <b>Gewertete Partien, die diesen Monat zu Ende gingen</b>
rating-game = { $game } ({ $variant }) gegen { $opponent }: { $result ->
    [won] gewonnen.
    [lost] verloren.
    [drawn] remis.
   *[none] ohne Ergebnis.
}
rating-not-counted = Sie zählt nicht: { $why }
rating-months = <b>Am Ende jedes Monats, über alle Partien</b>
rating-month = { $month }: { $value }
rating-now = Jetzt: { $value }
rating-next = Die Besten hier zeigt dir { STEP("leaders") }.
rating-later = Ich rechne gerade die Wertungen des letzten Monats aus. Versuch es in einer Minute noch mal.

leaders-title = <b>Die Besten hier, über alle Partien</b>
leaders-title-of-variant = <b>Die Besten hier in { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = Bis zum Monatsende sind das Schätzungen: Die Partien dieses Monats sind mitgerechnet.
leaders-more = Es gibt noch mehr als diese.
leaders-order = Die Reihenfolge richtet sich nach der Wertung minus dem Doppelten der Zahl hinter ±, damit niemand nach einer einzigen glücklichen Partie vorn steht. Wer ein privates Profil hat, steht nicht auf der Liste.
leaders-none = Hier steht noch niemand auf der Liste; private Profile stehen nie darauf. Spiel eine gewertete Partie: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Hier steht für { $variant } noch niemand auf der Liste; private Profile stehen nie darauf. Spiel eine gewertete Partie: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Bestenlisten sind für die Mitglieder { TERM("community", "of-a") }. Nutze den Befehl dort.
