# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to everyone, rematches; and blocks.

offer-refused-draw-is-offered = { $player } proponuje ci remis, więc twój ruch jeszcze nie jest zagrany. Przyjmij: { STEP("draw") }, albo odrzuć, grając ten ruch bez propozycji remisu.
offer-refused-draw-before-move = Twoja propozycja remisu dopiero co padła, więc z tym ruchem nie możesz złożyć następnej i ruch nie jest zagrany. Wpisz go bez propozycji. Remis możesz znów zaproponować z następnym ruchem.
offer-refused-already-proposed = Twoja prośba już czeka na odpowiedź gracza { $player }. Poczekaj albo graj dalej: prośba przepada z ruchem którejkolwiek ze stron.
offer-refused-proposal-declined = W tej pozycji { $player } już na to nie pozwala. Graj dalej: po następnym ruchu możesz poprosić znowu.
offer-refused-no-proposal = Ta prośba jest już nieaktualna. Zobacz partię: { STEP("board") }.
offer-refused-own-proposal = To twoja własna prośba, więc odpowiedzieć może tylko przeciwnik. Poczekaj albo graj dalej: prośba przepada z ruchem którejkolwiek ze stron.

offer-refused-do-not-play = Ty i { $player } ze sobą nie gracie. Wybierz kogoś innego albo pozwól dołączyć każdemu: { STEP("challenge") }. Partie, które już trwają, toczą się dalej.
offer-refused-oneself-to-block = Nie możesz zablokować siebie. Podaj kogoś innego: { STEP("block") }.
offer-refused-blocked-already = Już blokujesz gracza { $player }. Cofniesz to tak: { STEP("unblock") }.
offer-refused-not-blocked = Nie blokujesz gracza { $player }. Zobacz, kogo blokujesz: { STEP("block") }.
offer-refused-nobody-to-unblock = Nie wiem, o kogo chodzi. Podaj gracza jako { OPTION("unblock", "member") }. Zobacz, kogo blokujesz: { STEP("block") }.
offer-refused-too-many-blocked = Blokujesz już maksymalną liczbę osób ({ $limit }). Cofnij którąś blokadę: { STEP("unblock") }.

offer-refused-terms-for-one = Wyzwanie dla gracza { $player } jest na jedną partię. Pomiń { OPTION("challenge", "uses") } albo nie podawaj przeciwnika, żeby dołączyć mógł każdy.
offer-refused-one-game-of-lot = Układ w { $variant } jest losowany razem z wyzwaniem, więc wyzwanie jest na jedną partię. Pomiń { OPTION("challenge", "uses") } albo { $option ->
    [array] napisz kolejność jako { OPTION("challenge", "array") }
   *[setup] podaj { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = Jest już kilka twoich otwartych wyzwań z ostatnich minut. Daj innym trochę czasu i spróbuj ponownie za kwadrans.
offer-refused-own-open-challenge = To twoje własne wyzwanie, więc dołączyć mogą tylko inni. Ty możesz je wycofać.
offer-refused-already-joined = Już grasz partię z tego wyzwania: { $game }. Najpierw ją skończ. Znów dołączysz najwcześniej kwadrans po jej początku.
offer-refused-joined-and-over = Już grasz partię z tego wyzwania: { $link }. Nikt więcej nie może teraz dołączyć. Zobacz swoją partię: { STEP("board", "game", $game) }.
offer-refused-code-missing = Które wyzwanie? Wpisz kod, który przy nim widać: { STEP("join", "code", "4F7Q2K") }. Wyzwania, do których każdy może tu dołączyć: { STEP("games", "which", "open") }.
offer-refused-code-misspelled = To nie jest kod. Kod ma sześć znaków: liter i cyfr, ale bez I, L, O, U, Y, Z, 0 i 1. Sprawdź kod przy wyzwaniu i wpisz go jeszcze raz, na przykład tak: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Żadne wyzwanie, do którego możesz dołączyć, nie ma tego kodu. Jest w nim błąd albo wyzwanie dawno się skończyło. Porównaj go z tym przy wyzwaniu albo rzuć własne: { STEP("challenge") }.
offer-refused-joined-elsewhere = To wyzwanie rzucono { TERM("community", "another") } tej samej sieci i jego partię byłoby widać tylko tam. Dołącz tam albo rzuć wyzwanie tutaj: { STEP("challenge") }.
offer-refused-nothing-to-decline = To wyzwanie jest dla każdego, więc nie trzeba go odrzucać. Zostaw je innym albo rzuć własne: { STEP("challenge") }.

offer-refused-not-over-yet = Partia { $game } jeszcze trwa, a rewanż jest możliwy dopiero po jej końcu. Graj dalej albo zakończ ją: { STEP("resign") }, { STEP("draw") } lub { STEP("abort") }.
offer-refused-rematch-asked = Twoja prośba o ten rewanż już czeka na odpowiedź gracza { $player }. Wycofasz ją tutaj: { STEP("games") }.
offer-refused-rematch-runs = Rewanżem za partię { $game } jest partia { $running }, która jeszcze trwa. Graj dalej: { $link }.
offer-refused-rematch-elsewhere = Miejsca partii { $game } już nie ma. Poproś o rewanż w innym miejscu { TERM("community", "same") }, gdzie przeciwnik to zobaczy: { STEP("rematch", "game", $game) }.
