# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Poddać partię { $game } ({ $variant }) z graczem { $opponent }? To kończy partię i nie da się tego cofnąć.
ending-resigned-done = Partia poddana.
ending-done = Partia skończona bez wyniku.

ending-draw-offered = { $player } proponuje remis. { $opponent }, przyjmij lub odrzuć. Ruch to też odmowa.
ending-draw-offered-to-computer = { $player } proponuje remis: { $opponent }.
ending-draw-offered-with-move = { $player } proponuje z tym ruchem remis. { $opponent }, przyjmij lub odrzuć. Ruch to też odmowa.
ending-draw-offered-done = Remis zaproponowany. Zasady nie pozwalają ci go teraz żądać. Propozycja czeka na odpowiedź przeciwnika.
ending-draw-accepted = { $player } przyjmuje remis.
ending-draw-accepted-done = Partia kończy się remisem.
ending-draw-was-offered = { $player }: propozycja remisu.
ending-draw-declined = { $player } odrzuca remis.
ending-draw-declined-done = Remis odrzucony.
ending-draw-unanswered = Partia skończyła się przed odpowiedzią na propozycję remisu.
ending-draw-claimed-done = Masz remis, zgodnie z zasadami.

ending-proposal-lapsed-by-moving = { $player } gra dalej, nie czekając na odpowiedź.
ending-proposal-declined-by-moving = { $player } odrzuca prośbę swoim ruchem.
ending-proposal-lapsed-by-take-back = { $player } cofa ruch, więc prośba jest nieaktualna.
ending-proposal-accepted = { $player } zgadza się na zakończenie partii bez wyniku.
ending-proposal-unanswered = Partia skończyła się przed odpowiedzią na prośbę.

ending-ended-by = Kończy ją { $player }.
ending-that-was = To była partia { $game }.
ending-another = Jeszcze jedna, z zamianą stron? { STEP("rematch") }
ending-ruling = Tak decyduje { $by }. Powód: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Wynik { $winner }–{ $loser }.

ending-winner = { $player } ({ $side })

ending-checkmate = Mat. Wygrana: { $winner }.
ending-stalemate-won = Pat. Wygrana: { $winner }.
ending-repeated-won = Powtórzenie pozycji: { $player }. Wygrana: { $winner }.
ending-repeated-lost = Przegrana przez powtórzenie pozycji: { $loser }. Wygrana: { $winner }.
ending-restricted = Zostały tylko ograniczone bierki: { $loser }. Wygrana: { $winner }.
ending-checks = Za dużo otrzymanych szachów: { $loser }. Wygrana: { $winner }.
ending-extinction-won = Nie ma już bierek, których trzeba się pozbyć: { $player }. Wygrana: { $winner }.
ending-extinction-lost = Stracone bierki, które trzeba zachować: { $loser }. Wygrana: { $winner }.
ending-extinction-last = { $loser }: nie ma już bierki { $piece }. Wygrana: { $winner }.
ending-goal = Cel osiągnięty. Wygrana: { $winner }.
ending-row-won = { $player } ma rząd. Wygrana: { $winner }.
ending-row-lost = { $loser } ma rząd i przegrywa. Wygrana: { $winner }.
ending-perpetual-check = Przegrana przez wieczny szach: { $loser }. Wygrana: { $winner }.
ending-bare-king = Został tylko król: { $loser }. Wygrana: { $winner }.
ending-points = Byłby remis, więc decydują punkty: { $more } do { $less }. Wygrana: { $winner }.
ending-resignation = Partia poddana: { $loser }. Wygrana: { $winner }.
ending-time = Koniec czasu: { $loser }. Wygrana: { $winner }.
ending-adjudicated-won = Rozstrzygnięto. Wygrana: { $winner }.

ending-stalemate = Pat. Partia kończy się remisem.
ending-repeated = Remis przez powtórzenie: pozycja wystąpiła { $times } razy.
ending-repeated-drawn = Remis przez powtórzenie.
ending-goal-of-both = Remis: obie strony osiągnęły cel.
ending-agreement = Remis za zgodą obu stron.
ending-quiet = Remis: od { $moves } ruchów nie było bicia, promocji ani ruchu bierki, która nie może wrócić.
ending-counting = Remis: wyczerpał się limit ruchów bez pionów.
ending-passes = Remis: partia kończy się pasem.
ending-bare-kings = Remis: zostały tylko króle.
ending-dead = Remis: bierkami, które zostały, nikt już nie wygra.
ending-adjudicated-drawn = Rozstrzygnięto: remis.

ending-annulled = Rozstrzygnięto: bez wyniku.
ending-aborted = Partia przerwana, zanim obie strony zagrały: bez wyniku.
ending-cancelled = Partia skończona bez wyniku za zgodą obu stron.
ending-deserted = Partia skończona bez wyniku, bo jednego z graczy nie ma już tam, gdzie się toczyła.
ending-not-begun = Czas minął, zanim obie strony zagrały: partia odwołana, bez wyniku.
ending-unfinished = Od 90 dni nie było ruchu: partia zamknięta, bez wyniku.
ending-over = Partia się skończyła.

ending-proof-repeated = Ta pozycja była na planszy { $moves }.
ending-proof-repeated-often = Ta pozycja była na planszy { $times } razy, ostatnio { $moves }.
ending-proof-after = po <b>{ $played }</b>
ending-proof-at-start = na początku
ending-proof-moves = { $moves } i { $last }
ending-proof-quiet-since = Ostatni taki ruch to <b>{ $played }</b>.
ending-proof-quiet-always = Od początku partii nie było takiego ruchu.
