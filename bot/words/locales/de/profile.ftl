# A player's profile: what they have played.

profile-own = { $player } spielt seit dem { $since }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $running ->
    [0] keine läuft mehr
    [one] 1 läuft noch
   *[other] { $running } laufen noch
}.
profile-of-other = { $player } spielt { TERM("community", "here") } seit dem { $since }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $running ->
    [0] keine läuft mehr
    [one] 1 läuft noch
   *[other] { $running } laufen noch
}.
profile-all = <b>Insgesamt: { $won } gewonnen, { $drawn } remis, { $lost } verloren</b>. Partien ohne Ergebnis zählen nicht.
profile-rating = <b>Wertung über alle Partien: { $value }</b>. Mehr: { STEP("rating") }.
profile-most-often = Am häufigsten: { $variant }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
profile-variant = { $variant }: { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-is-private = Niemand sonst kann das sehen. Mit { STEP("settings", "profile", "members") } können Mitglieder danach fragen.
profile-is-seen = Wer mit dir { TERM("community", "in-a") } ist, kann fragen, was du dort gespielt hast. Mit { STEP("settings", "profile", "private") } behältst du es für dich.
profile-kept-private = { $player } hat ein privates Profil. Eure gemeinsamen Partien stehen in deiner eigenen Liste: { STEP("games") }.
profile-own-nothing = Du hast noch nicht gespielt. Beginne eine Partie mit { STEP("challenge") }.
profile-nothing-of-other = { $player } hat { TERM("community", "here") } noch nicht gespielt. Eine Einladung schickst du mit { STEP("challenge") }.
