# Lists of games and challenges, and the line under a board that says how a game stands.

lists-board = <b>{ $variant }, Partie { $game }</b>: { $first } ({ $first_side }) gegen { $second } ({ $second_side }).
lists-board-last-move = Letzter Zug: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = { $side } ist am Zug.
lists-board-to-move-in-check = { $side } ist am Zug und steht im Schach.
lists-board-offers-draw = { $player } bietet Remis an.

lists-own-none = Du hast keine laufenden Partien. Beginne eine mit { STEP("challenge") }.
lists-own-game = { $turn ->
    [own] <b>Du bist am Zug</b> in Partie { $number } ({ $variant }) gegen { $opponent }
   *[other] { $opponent } ist am Zug in Partie { $number } ({ $variant })
}, Zug { $move_number }{ $clock ->
    [stopped] , angehalten seit dem { $time }
    [overdue] , Zeit abgelaufen, beanspruche den Sieg mit { STEP("claim", "game", $number) }
    [runs] , bis { $time }
    [starts] , die Uhr startet mit dem ersten Brett
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; dort wartet ein Angebot auf deine Antwort
   *[no] {""}
}
lists-own-challenge = Herausforderung { $number }: { $challenger } hat { $opponent } zu { $variant } herausgefordert. Noch keine Antwort.
lists-finished-game = Partie { $number } ({ $variant }) gegen { $opponent }:

lists-member = Laufende Partien von { $member }:
lists-member-game = Partie { $number } ({ $variant }): { $first } gegen { $second }, Zug { $move_number }, { $mover } ist am Zug{ $clock ->
    [stopped] , angehalten seit dem { $time }
    [overdue] , Zeit abgelaufen
    [runs] , bis { $time }
    [starts] , die Uhr startet mit dem ersten Brett
   *[none] {""}
}: { $game }
lists-member-finished = Beendete Partien von { $member }:

lists-open = Alle { TERM("community", "here") } können annehmen:
lists-open-more = Das sind die neuesten. Nenne eine Variante oder ein Mitglied, um andere zu sehen: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = Eine Herausforderung aus einem anderen Netzwerk nimmst du mit ihrem Code an: { STEP("join", "code", "4F7Q2K") }.

lists-none-running = { $by ->
    [variant] Du hast keine laufenden Partien { $variant }. Alle deine Partien siehst du mit { STEP("games") }.
   *[all] Du hast keine laufenden Partien. Alle deine Partien siehst du mit { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } hat { TERM("community", "here") } keine laufenden Partien { $variant }. Deine eigenen Partien siehst du mit { STEP("games") }.
   *[member] { $member } hat { TERM("community", "here") } keine laufenden Partien. Deine eigenen Partien siehst du mit { STEP("games") }.
}
lists-calendar = Deine Fristen als Datei für dein Kalenderprogramm. Hol dir nach deinen Zügen eine neue: Jede Partie behält ihren Eintrag.
lists-none-calendar = Keine deiner Partien hat gerade eine Frist für dich. Deine Partien siehst du mit { STEP("games") }.
lists-none-mine = { $by ->
    [both] Keine Partie { $variant } gegen { $member } wartet auf deinen Zug. Alle deine Partien siehst du mit { STEP("games") }.
    [variant] Keine Partie { $variant } wartet auf deinen Zug. Alle deine Partien siehst du mit { STEP("games") }.
    [member] Keine Partie gegen { $member } wartet auf deinen Zug. Alle deine Partien siehst du mit { STEP("games") }.
   *[all] Keine Partie wartet auf deinen Zug. Alle deine Partien siehst du mit { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] Du hast noch keine beendeten Partien { $variant }. Deine laufenden siehst du mit { STEP("games") }.
   *[all] Du hast noch keine beendeten Partien. Deine laufenden siehst du mit { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } hat { TERM("community", "here") } noch keine beendeten Partien { $variant }. Deine eigenen Partien siehst du mit { STEP("games") }.
   *[member] { $member } hat { TERM("community", "here") } noch keine beendeten Partien. Deine eigenen Partien siehst du mit { STEP("games") }.
}
lists-none-open = { $by ->
    [both] Von { $member } ist { TERM("community", "here") } keine Herausforderung zu { $variant } offen.
    [variant] Keine Herausforderung zu { $variant } ist { TERM("community", "here") } offen.
    [member] Von { $member } ist { TERM("community", "here") } keine Herausforderung offen.
   *[all] Keine Herausforderung ist { TERM("community", "here") } offen.
} Erstelle selbst eine, ohne ein Gegenüber zu nennen: { STEP("challenge", "variant", $variant) }.
