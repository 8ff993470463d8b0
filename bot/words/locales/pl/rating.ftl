# Ratings: which games count, what they give, and lists of the best.

not-counted-not-agreed = W wyzwaniu nie było mowy o tym, że partia będzie rankingowa.
not-counted-computer = Partie z komputerem się nie liczą.
not-counted-same-member = Jedna osoba grała obiema stronami.
not-counted-set-up = Liczą się tylko partie, które zaczynają się od zwykłego układu.
not-counted-no-clock = Liczą się tylko partie z zegarem.
not-counted-unlisted = Liczą się tylko moje własne warianty i te, które są tu na liście.
not-counted-aborted = Partia skończyła się bez wyniku.
not-counted-adjudicated = Moderacja zakończyła partię i jej nie zaliczyła.
not-counted-frozen = Partia była wstrzymana, gdy się skończyła.
not-counted-too-short = Każda strona musi wykonać co najmniej dwa ruchy.
not-counted-beyond-four = Z partii tych samych dwóch osób liczą się cztery w miesiącu.
not-counted-series-on-time = Jeśli ktoś przegrywa na czas kilka razy z rzędu, liczy się tylko pierwszy raz.

rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands }{ $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands }{ $units }
} ± { $deviation }?

rating-own-none = Nie masz jeszcze rankingu. Rzuć komuś wyzwanie na partię rankingową: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = Nie widzisz tu żadnej partii rankingowej gracza { $player }. Zaproponuj taką partię: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>Twoje rankingi</b>
rating-title = <b>Rankingi gracza { $player }</b>
rating-of-all-games = Wszystkie partie: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = Znak zapytania znaczy, że ranking może się jeszcze mocno zmienić.
rating-estimated = To szacunek uwzględniający partie tego miesiąca. Ostateczny wynik będzie, gdy miesiąc się skończy: { $until }.
rating-games = <b>Partie rankingowe zakończone w tym miesiącu</b>
rating-game = { $game } ({ $variant }) z graczem { $opponent }: { $result ->
    [won] wygrana.
    [lost] przegrana.
    [drawn] remis.
   *[none] bez wyniku.
}
rating-not-counted = Nie liczy się: { $why }
rating-months = <b>Na koniec każdego miesiąca, ze wszystkich partii</b>
rating-month = { $month }: { $value }
rating-now = Teraz: { $value }
rating-next = Zobacz najlepszych tutaj: { STEP("leaders") }.
rating-later = Właśnie obliczam rankingi za zeszły miesiąc. Spróbuj ponownie za minutę.

leaders-title = <b>Najlepsi tutaj, ze wszystkich partii</b>
leaders-title-of-variant = <b>Najlepsi tutaj w wariancie { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = Do końca miesiąca to szacunki: uwzględniają partie tego miesiąca.
leaders-more = Jest ich więcej.
leaders-order = O kolejności decyduje ranking minus podwojona liczba po ±, żeby nikt nie prowadził po jednej szczęśliwej partii. Kto ma prywatny profil, tego nie ma na liście.
leaders-none = Nikogo tu jeszcze nie ma na liście; prywatnych profili nigdy na niej nie ma. Zagraj partię rankingową: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = W wariancie { $variant } nikogo tu jeszcze nie ma na liście; prywatnych profili nigdy na niej nie ma. Zagraj partię rankingową: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Listy najlepszych są dla graczy { TERM("community", "of") }. Użyj tej komendy tam.
