# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

challenge-made = { $challenger } fordert { $opponent } zu <b>{ $variant }</b> ({ $files }×{ $ranks }) heraus.
challenge-open-made = { $challenger } sucht eine Partie <b>{ $variant }</b> ({ $files }×{ $ranks }).

challenge-side-chosen = { $player } spielt { $side } und zieht zuerst.
challenge-side-of-who-joins = Wer annimmt, spielt { $side } und zieht zuerst.
challenge-side-by-lot = Die Farben werden ausgelost; { $side } zieht zuerst.
challenge-side-by-lot-on-acceptance = Die Farben werden beim Annehmen ausgelost; { $side } zieht zuerst.

challenge-stands = Die Herausforderung bleibt { $days ->
    [0] { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
    [one] { $days } Tag
   *[other] { $days } Tage
} offen.
challenge-open-stands = Die Herausforderung bleibt { $days ->
    [0] { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
    [one] { $days } Tag
   *[other] { $days } Tage
} offen.
challenge-stands-until = Offen bis { $until }.
challenge-may-join = { $games ->
    [1] Wer zuerst annimmt, bekommt die Partie.
   *[other] Bis zu { $games } Partien: Wer annimmt, bekommt eine.
}
challenge-may-join-any-number = Wer annimmt, bekommt eine Partie.
challenge-join-elsewhere = Aus einem anderen Netzwerk nimmst du sie so an: { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Herausforderung gesendet. Jetzt warten wir auf { $opponent }.
challenge-to-computer-done = Die Partie gegen { $opponent } beginnt gleich.
challenge-open-made-done = Deine Herausforderung ist offen. Alle hier können sie annehmen.

challenge-rated = { $event ->
    [yes] Die Partie wird gewertet.
   *[no] Die Partie wird gewertet, darum lässt sich ein Zug nur innerhalb einer Minute zurücknehmen.
}
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (Schätzung)
challenge-rating-none = noch keine Wertung
challenge-beyond-four = Diesen Monat haben schon vier gewertete Partien von euch gezählt, und mehr zählen zwischen zwei Mitgliedern nicht. Wenn auch diese im selben Monat endet, zählt sie nicht.

challenge-start-order = Die Aufstellung ist gewählt: <code>{ $order }</code>. { $first } hat diese Figuren auf { $squares }, und { $second } hat sie { $symmetry ->
    [central] wie auf einem gedrehten Brett
   *[mirror] gegenüber
}.
challenge-start-position = Die Partie beginnt mit dieser Stellung: <code>{ $fen }</code>
challenge-start-drawn = Die Aufstellung wird ausgelost ({ $symmetry ->
    [asymmetric] asymmetrisch
    [central] gedreht
   *[mirror] gespiegelt
}).
challenge-start-provisional = Die Aufstellung ist vorläufig.
challenge-start-as-posted = Die Anfangsstellung steht in der Herausforderung.

challenge-lot-promise = Die Aufstellung kommt aus einem Geheimnis, das ich mit der Herausforderung ausgelost habe. Sein SHA-256 ist <code>{ $hash }</code>. Ich zeige das Geheimnis, wenn die Partie beginnt. Dann kannst du prüfen, dass es dasselbe geblieben ist.
challenge-lot-proof = Die Aufstellung war ausgelost, bevor die Herausforderung angenommen wurde. Das Geheimnis ist <code>{ $secret }</code>, und sein SHA-256 ist <code>{ $hash }</code>; das konnten alle bei der Herausforderung sehen. Prüfe es selbst: { $symmetry ->
    [asymmetric] Häng „ first“ an das Geheimnis und nimm davon den SHA-256. Tu dasselbe mit „ second“. Die ersten 16 Ziffern, modulo { $orders }, sind { $first } und { $second }: eine Zahl für jede Seite. Teile jede immer weiter
   *[other] Häng „ first“ an das Geheimnis und nimm davon den SHA-256. Die ersten 16 Ziffern, modulo { $orders }, sind { $first }: die Zahl für beide Seiten. Teile sie immer weiter
} und wähle mit den Resten: { $picks }. Zähle Reste ab 0 und Felder ab a1. Lass aus, was schon gewählt ist.
challenge-lot-piece = durch { $ways } eine Figur aus { $labels } für { $square }
challenge-lot-and-so-on = und so weiter
challenge-lot-light-square = durch { $ways } { $squares ->
    [all] ein helles Feld
   *[listed] ein helles Feld aus { $squares }
} für { $label }
challenge-lot-dark-square = durch { $ways } { $squares ->
    [all] ein dunkles Feld
   *[listed] ein dunkles Feld aus { $squares }
} für { $label }
challenge-lot-square = durch { $ways } { $squares ->
    [all] ein Feld
   *[listed] ein Feld aus { $squares }
} für { $label }
challenge-lot-squares = durch { $ways } { $squares ->
    [all] Felder
   *[listed] Felder aus { $squares }
} für { $labels } (Gruppen von Feldern in der Reihenfolge ihrer Namen)

challenge-accepted = { $opponent } hat die Herausforderung von { $challenger } zu <b>{ $variant }</b> angenommen: { $game }
challenge-accepted-open = { $opponent } hat die offene Herausforderung von { $challenger } zu <b>{ $variant }</b> angenommen: { $game }
challenge-joined = { $player } ist dabei: { $game }. { $left ->
    [1] Eine Partie ist noch frei: Wer zuerst annimmt, bekommt sie.
   *[other] Noch bis zu { $left } Partien: Wer annimmt, bekommt eine.
}
challenge-game-begins = <b>{ $variant }, Partie { $game }</b>. { $first } spielt { $first_side }, { $second } spielt { $second_side }.
challenge-game-more = Mehr: { STEP("help") }, { STEP("rules") }.
challenge-game-across = Diese Partie läuft auf zwei Netzwerken. Züge, Angebote und Ergebnisse gehen an beide; was ihr einander hier schreibt, bleibt hier.
challenge-accepted-done = Angenommen. Deine Partie: { $game }.
challenge-joined-done = Du bist dabei. Deine Partie: { $game }.
challenge-you-move-first = Du spielst { $side } und ziehst zuerst. Gleich kommt dort das Brett.
challenge-other-moves-first = Du spielst { $side }, und { $player } zieht zuerst. Ich sage dir Bescheid, wenn du am Zug bist.

challenge-declined-done = Herausforderung abgelehnt.
challenge-withdrawn-done = Herausforderung zurückgezogen.

challenge-open = { $opponent } kann die Herausforderung von { $challenger } zu <b>{ $variant }</b> noch beantworten.
challenge-declined = { $opponent } hat die Herausforderung von { $challenger } zu <b>{ $variant }</b> abgelehnt.
challenge-expired = { $opponent } hat die Herausforderung von { $challenger } zu <b>{ $variant }</b> nicht rechtzeitig beantwortet.
challenge-withdrawn = { $challenger } hat die Herausforderung an { $opponent } zurückgezogen (<b>{ $variant }</b>).
challenge-to-all-open = Alle können die Herausforderung von { $challenger } zu <b>{ $variant }</b> noch annehmen.
challenge-to-all-withdrawn = { $challenger } hat die Herausforderung an alle zurückgezogen (<b>{ $variant }</b>).
challenge-to-all-expired = Die Zeit für die Herausforderung von { $challenger } an alle ist um (<b>{ $variant }</b>).

challenge-listed = Herausforderung { $number }: { $challenger } sucht eine Partie { $variant }.
challenge-listed-own = Herausforderung { $number }: Du suchst eine Partie { $variant }.

challenge-rematch = Revanche für { $game }:
challenge-rematch-asked-already = { $challenger } hat dich schon um Revanche für { $game } gebeten. Nimm an oder lehne ab.
challenge-rematch-news = { $player } bittet { $other } um Revanche, und zwar hier: { $place }.
challenge-rematch-news-everywhere = { $player } bittet { $other } um Revanche, und zwar dort, wo diese Partie begonnen oder angenommen wurde.
challenge-rematch-stands = Die Herausforderung steht hier: { $place }.
challenge-rematch-stands-everywhere = Die Herausforderung steht dort, wo diese Partie begonnen oder angenommen wurde.
challenge-rematch-stands-with-game = Die Herausforderung steht dort, wo diese Partie gespielt wurde.
challenge-rematch-out-of-sight = Die Herausforderung steht dort, wo du sie nicht sehen kannst. Du kannst sie hier beantworten: { STEP("games") }.
challenge-pick-game = Wähle ein Spiel für deine Herausforderung. Ein anderes Spiel, eine Bedenkzeit oder eine Seite wählst du mit { STEP("challenge", "variant", "") }.
challenge-pick-more = Weitere Spiele
