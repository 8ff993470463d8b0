# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

challenge-made = { $challenger } rzuca wyzwanie graczowi { $opponent }: <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } szuka przeciwnika: <b>{ $variant }</b> ({ $files }×{ $ranks }).

challenge-side-chosen = Zaczyna { $player } ({ $side-the }).
challenge-side-of-who-joins = Zaczyna ten, kto dołączy ({ $side-the }).
challenge-side-by-lot = Strony są losowane, pierwszy ruch należy do { $side-gen }.
challenge-side-by-lot-on-acceptance = Strony będą losowane po przyjęciu wyzwania, pierwszy ruch należy do { $side-gen }.

challenge-stands = Wyzwanie ważne przez { $days ->
    [0] { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
challenge-open-stands = Wyzwanie otwarte przez { $days ->
    [0] { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
challenge-stands-until = Wyzwanie ważne do { $until }.
challenge-may-join = { $games ->
    [1] Partię dostaje ten, kto dołączy pierwszy.
   *[other] Do { $games } partii: po jednej dla każdego, kto dołączy.
}
challenge-may-join-any-number = Każdy, kto dołączy, dostaje partię.
challenge-join-elsewhere = Z innej sieci dołączysz tak: { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Wyzwanie wysłane. Czekamy, co odpowie { $opponent }.
challenge-to-computer-done = Partia z { $opponent } zaraz się zacznie.
challenge-open-made-done = Twoje wyzwanie jest otwarte. Dołączyć może tu każdy.

challenge-rated = { $event ->
    [yes] Partia jest rankingowa.
   *[no] Partia jest rankingowa, więc ruch można cofnąć tylko w ciągu minuty.
}
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (szacunkowo)
challenge-rating-none = jeszcze bez rankingu
challenge-beyond-four = W tym miesiącu policzyły się już cztery wasze partie rankingowe, a więcej między dwojgiem graczy się nie liczy. Jeśli ta też skończy się w tym miesiącu, nie będzie się liczyć.

challenge-start-order = Układ jest wybrany: <code>{ $order }</code>. { $first }: te bierki stoją na { $squares }. { $second }: { $symmetry ->
    [central] tak samo, jakby obrócić planszę
   *[mirror] naprzeciwko nich
}.
challenge-start-position = Partia zaczyna się od tej pozycji: <code>{ $fen }</code>
challenge-start-drawn = Układ jest losowany ({ $symmetry ->
    [asymmetric] osobno dla każdej strony
    [mirror] jednakowo, w lustrzanym odbiciu
    [central] jednakowo, po obróceniu planszy
   *[other] { $symmetry }
}).
challenge-start-provisional = Układ jest tymczasowy.
challenge-start-as-posted = Pozycja początkowa jest w wyzwaniu.

challenge-lot-promise = Układ wynika z sekretu, wylosowanego razem z wyzwaniem. Jego SHA-256 to <code>{ $hash }</code>. Sekret pokażę na początku partii, więc sprawdzisz, że się nie zmienił.
challenge-lot-proof = Układ wylosowano przed przyjęciem wyzwania. Sekret to <code>{ $secret }</code>, a jego SHA-256 to <code>{ $hash }</code>, widoczne od początku w wyzwaniu. Sprawdź to: { $symmetry ->
    [asymmetric] dopisz do sekretu „ first” i weź SHA-256 całości. Zrób to samo z „ second”. Pierwsze 16 cyfr modulo { $orders } to { $first } i { $second }: po liczbie na stronę. Każdą dziel raz za razem
   *[other] dopisz do sekretu „ first” i weź SHA-256 całości. Pierwsze 16 cyfr modulo { $orders } to { $first }: liczba dla obu stron. Dziel ją raz za razem
}, a reszty wybierają: { $picks }. Reszty licz od 0, a pola od a1. Pomijaj to, co już wybrane.
challenge-lot-piece = przez { $ways } bierkę spośród { $labels } na { $square }
challenge-lot-and-so-on = i tak dalej
challenge-lot-light-square = przez { $ways } { $squares ->
    [all] jasne pole
   *[listed] jasne pole spośród { $squares }
} dla { $label }
challenge-lot-dark-square = przez { $ways } { $squares ->
    [all] ciemne pole
   *[listed] ciemne pole spośród { $squares }
} dla { $label }
challenge-lot-square = przez { $ways } { $squares ->
    [all] pole
   *[listed] pole spośród { $squares }
} dla { $label }
challenge-lot-squares = przez { $ways } { $squares ->
    [all] pola
   *[listed] pola spośród { $squares }
} dla { $labels } (zestawy pól w kolejności ich nazw)

challenge-accepted = { $opponent } przyjmuje wyzwanie gracza { $challenger } (<b>{ $variant }</b>): { $game }
challenge-accepted-open = { $opponent } dołącza do wyzwania gracza { $challenger } (<b>{ $variant }</b>): { $game }
challenge-joined = { $player } dołącza: { $game }. { $left ->
    [1] Została jeszcze jedna partia: dla tego, kto dołączy pierwszy.
   *[other] Można zagrać jeszcze do { $left } partii: po jednej dla każdego, kto dołączy.
}
challenge-game-begins = <b>{ $variant }, partia { $game }</b>. { $first_side }: { $first }, { $second_side-the }: { $second }.
challenge-game-more = Więcej: { STEP("help") }, { STEP("rules") }.
challenge-game-across = Ta partia toczy się w dwóch sieciach. Ruchy, propozycje i wyniki trafiają do obu, a wasze rozmowy zostają tutaj.
challenge-accepted-done = Wyzwanie przyjęte: { $game }.
challenge-joined-done = Jesteś w grze: { $game }.
challenge-you-move-first = Twoja strona: { $side-the }, i to ty zaczynasz. Plansza zaraz się tam pojawi.
challenge-other-moves-first = Twoja strona: { $side-the }. Zaczyna { $player }. Dam ci znać, gdy będzie twój ruch.

challenge-declined-done = Wyzwanie odrzucone.
challenge-withdrawn-done = Wyzwanie wycofane.

challenge-open = { $opponent } może jeszcze odpowiedzieć na wyzwanie gracza { $challenger } (<b>{ $variant }</b>).
challenge-declined = { $opponent } odrzuca wyzwanie gracza { $challenger } (<b>{ $variant }</b>).
challenge-expired = Wyzwanie gracza { $challenger } dla gracza { $opponent } (<b>{ $variant }</b>) wygasło bez odpowiedzi.
challenge-withdrawn = { $challenger } wycofuje wyzwanie dla gracza { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = Do wyzwania gracza { $challenger } może jeszcze dołączyć każdy (<b>{ $variant }</b>).
challenge-to-all-withdrawn = { $challenger } wycofuje otwarte wyzwanie (<b>{ $variant }</b>).
challenge-to-all-expired = Otwarte wyzwanie gracza { $challenger } (<b>{ $variant }</b>) wygasło.

challenge-listed = Wyzwanie { $number }: { $challenger } szuka przeciwnika ({ $variant }).
challenge-listed-own = Wyzwanie { $number }: szukasz przeciwnika ({ $variant }).

challenge-rematch = Rewanż ({ $game }):
challenge-rematch-asked-already = { $challenger } już prosi cię o rewanż ({ $game }). Przyjmij lub odrzuć.
challenge-rematch-news = { $player } prosi gracza { $other } o rewanż: { $place }.
challenge-rematch-news-everywhere = { $player } prosi gracza { $other } o rewanż tam, gdzie tę partię zaczęto lub do niej dołączono.
challenge-rematch-stands = Wyzwanie jest tutaj: { $place }.
challenge-rematch-stands-everywhere = Wyzwanie jest tam, gdzie tę partię zaczęto lub do niej dołączono.
challenge-rematch-stands-with-game = Wyzwanie jest tam, gdzie toczyła się ta partia.
challenge-rematch-out-of-sight = Wyzwanie jest w miejscu, którego nie widzisz. Odpowiedz tutaj: { STEP("games") }.
challenge-pick-game = Wybierz grę do wyzwania. Inną grę, tempo lub stronę wybierzesz przez { STEP("challenge", "variant", "") }.
challenge-pick-more = Inne gry
