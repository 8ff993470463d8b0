# What the conversation itself answers, on every network.

chat-done = Gotowe.
chat-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za minutę. Jeśli to nie minie, powiedz osobie, która prowadzi bota.
chat-not-known = Nie mogę teraz zapisywać partii i nie wiem, czy to się zapisało. Za minutę spójrz na planszę. Jeśli nie ma tam twojej zmiany, zrób ją jeszcze raz. Jeśli to nie minie, powiedz osobie, która prowadzi bota.
chat-restarting = Uruchamiam się na nowo, więc nic się nie zmieniło. Spróbuj ponownie za minutę.
chat-not-read = Nie mogę teraz odczytać partii. Spróbuj ponownie za minutę. Jeśli to nie minie, powiedz osobie, która prowadzi bota.
chat-not-shown = Nie mogę tego jeszcze pokazać innym. { $why } Pokażę to, gdy tylko się da. Do tego czasu używaj { STEP("board") } i { STEP("games") }.

chat-played-on = Nic się nie stało. Partia toczy się dalej.
chat-cancelled = Nic nie zagrano.
chat-other-move = Nic nie zagrano. Wpisz inny ruch: { STEP("move", "move", "", "game", $game) }.

chat-earlier-board = To plansza po { $ply } z { $plies ->
    [one] 1 półruchu
    [few] { $plies } półruchów
    [many] { $plies } półruchów
   *[other] { $plies } półruchu
}.
chat-record = Kod kontrolny zapisu partii: <code>{ $hash }</code>.
chat-record-elsewhere = Kod kontrolny zapisu partii: <code>{ $hash }</code>. Sam zapis: { STEP("export", "game", $game) }.

chat-did-you-mean = Nie rozumiem <code>{ $typed }</code> w <code>{ $option }:</code>. { $choices ->
    [one] Czy chodzi o to?
    [few] Czy chodzi o coś z tego?
    [many] Czy chodzi o coś z tego?
   *[other] Czy chodzi o coś z tego?
}
chat-no-such-variant = Nie ma wariantu „{ $typed }”.
chat-all-variants = Wszystko, w co można tu zagrać: { STEP("variants") }.
chat-left-over = Znam <b>{ $variant }</b>, ale nie wiem, co znaczy dalej <code>{ $rest }</code>.
chat-left-over-of-challenge = Przed każdą opcją napisz jej nazwę i dwukropek: { $step }.
chat-left-over-of-challenge-to-nobody = Podaj adres przeciwnika. Przed każdą opcją napisz jej nazwę i dwukropek: { $step }.
chat-left-over-of-other = Przed każdą opcją napisz jej nazwę i dwukropek. Wszystkie opcje: { STEP("help") }.

chat-privacy-file = W tym pliku jest wszystko, co o tobie zapisano, tylko dla ciebie. PRIVACY.md opisuje jego format i to, czego w nim nie ma.
chat-privacy-part = To część { $part } z { $parts } wszystkiego, co o tobie zapisano, tylko dla ciebie. Następna: { STEP("privacy", "what", "export", "part", $next) }. Format opisuje PRIVACY.md.

chat-variant-differs-in-file = <b>{ $variant }</b>: czym twój plik różni się od wydania { $edition }.
chat-variant-differs = <b>{ $variant }</b>: czym wydanie { $edition } różni się od wydania { $before }.
chat-variant-is-new = <b>{ $variant }</b> jest na liście w pierwszym wydaniu.
chat-variant-same = Różnią się tylko uwagi i kolejność.
suggested-variant-first = Najpierw podaj wariant
suggested-one-array = { $variant } ma tylko jeden układ
suggested-array-by-lot = losowo, jeden z { $orders }
suggested-array-usual = {""}, zwykła kolejność na { $squares }; albo napisz inną
suggested-array-drawn = { $symmetry ->
    [asymmetric] osobno dla każdej strony
    [central] jednakowo, po obróceniu planszy
   *[mirror] jednakowo, w lustrzanym odbiciu
}
suggested-zone-now = , teraz { $time }
suggested-which-game = Która partia? Najpierw podaj ją jako { OPTION("move", "game") }: { $games }
suggested-no-game-here = Nie toczy się tu żadna twoja partia
suggested-game-over = Partia { $game } jest skończona
suggested-not-your-game = Nie grasz w partii { $game }
suggested-not-your-turn = W partii { $game } to nie twój ruch
suggested-when-first = Najpierw podaj ruch przeciwnika jako { OPTION("if", "when") }
suggested-your-turn = Twój ruch: napisz jako { OPTION("if", "line") } linię, która zaczyna się od niego
chat-other-variants = { $choices ->
    [one] Może ten?
    [few] Może jeden z tych?
    [many] Może jeden z tych?
   *[other] Może jeden z tych?
}
