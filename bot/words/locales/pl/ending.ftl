# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Poddać partię { $game } ({ $variant }) z graczem { $opponent }? To kończy partię i nie da się tego cofnąć.
ending-resigned-done = Partia poddana.
ending-done = Partia skończona bez wyniku.

ending-draw-offered = { $player } proponuje remis. { $opponent }, przyjmij lub odrzuć. Twój ruch też oznacza odmowę.
ending-draw-offered-to-computer = { $player } proponuje remis: { $opponent }.
ending-draw-offered-with-move = { $player } proponuje z tym ruchem remis. { $opponent }, przyjmij lub odrzuć. Twój ruch też oznacza odmowę.
ending-draw-offered-done = Remis zaproponowany. Propozycja czeka na odpowiedź przeciwnika. Zasady nie pozwalają teraz reklamować remisu.
ending-draw-accepted = { $player } przyjmuje remis.
ending-draw-accepted-done = Partia kończy się remisem.
ending-draw-was-offered = { $player }: propozycja remisu.
ending-draw-declined = { $player } odrzuca remis.
ending-draw-declined-done = Remis odrzucony.
ending-draw-unanswered = Partia skończyła się przed odpowiedzią na propozycję remisu.
ending-draw-claimed-done = Reklamacja uznana: masz remis, zgodnie z zasadami.

ending-proposal-lapsed-by-moving = { $player } gra dalej, nie czekając na odpowiedź.
ending-proposal-declined-by-moving = { $player } odrzuca prośbę swoim ruchem.
ending-proposal-lapsed-by-take-back = { $player } cofa ruch, więc prośba jest nieaktualna.
ending-proposal-accepted = { $player } zgadza się na zakończenie partii bez wyniku.
ending-proposal-unanswered = Partia skończyła się przed odpowiedzią na prośbę.

ending-ended-by = Kończy ją { $player }.
ending-that-was = To była partia { $game }.
ending-another = Jeszcze jedna, ze zmianą stron? { STEP("rematch") }
ending-ruling = Tak decyduje { $by }. Powód: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Wynik { $winner }–{ $loser }.

ending-winner = { $player } ({ $side-the })

ending-checkmate = Mat. Wygrywa { $winner-party }.
ending-stalemate-won = Pat. Wygrywa { $winner-party }.
ending-repeated-won = { $player-Party } powtarza pozycję. Wygrywa { $winner-party }.
ending-repeated-lost = { $loser-Party } powtarza pozycję i przegrywa. Wygrywa { $winner-party }.
ending-restricted = { $loser-Party } ma już tylko ograniczone bierki. Wygrywa { $winner-party }.
ending-checks = { $loser-Party } dostaje za dużo szachów. Wygrywa { $winner-party }.
ending-extinction-won = { $player-Party } nie ma już bierek, których trzeba się pozbyć. Wygrywa { $winner-party }.
ending-extinction-lost = { $loser-Party } traci bierki, które trzeba zachować. Wygrywa { $winner-party }.
ending-extinction-last = { $loser-Party } nie ma już { $piece-gen }. Wygrywa { $winner-party }.
ending-goal = Cel osiągnięty. Wygrywa { $winner-party }.
ending-row-won = { $player-Party } ustawia swoje bierki w jednej linii. Wygrywa { $winner-party }.
ending-row-lost = { $loser-Party } ustawia swoje bierki w jednej linii i przegrywa. Wygrywa { $winner-party }.
ending-perpetual-check = { $loser-Party } daje wiecznego szacha i przegrywa. Wygrywa { $winner-party }.
ending-bare-king = { $loser-Party } ma już tylko króla. Wygrywa { $winner-party }.
ending-points = Byłby remis, więc decydują punkty: { $more } do { $less }. Wygrywa { $winner-party }.
ending-resignation = Partię poddaje { $loser-party }. Wygrywa { $winner-party }.
ending-time = { $loser-Party } przekracza czas. Wygrywa { $winner-party }.
ending-adjudicated-won = Rozstrzygnięto: wygrywa { $winner-party }.

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
