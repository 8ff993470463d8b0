# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Tempo: { $clock }. { $timeout ->
    [lost] Komu skończy się czas, ten przegrywa.
   *[claimed] Gdy skończy się czas, przeciwnik może zażądać wygranej albo dodać czasu.
}{ $runs_on ->
    [vacations] {" "}Urlop nie zatrzymuje zegara.
    [days-off] {" "}Dni wolne nie zatrzymują zegara.
    [both] {" "}Ani urlop, ani dni wolne nie zatrzymują zegara.
   *[never] {""}
}{ $event ->
    [yes] {" "}Jak w turnieju, bez cofania ruchów i dodawania czasu. Kto nie zacznie na czas, przegrywa.
   *[no] {""}
}
time-no-clock = Tempo: bez limitu czasu.{ $event ->
    [yes] {" "}Jak w turnieju, bez cofania ruchów.
   *[no] {""}
}
time-clock-runs = Zegar już idzie.
time-clock-begins = Tempo: { $clock }. Zegar już idzie.

time-clock-days = { $each } na każdy ruch
time-clock-fischer = { $start } na początek, +{ $more } z każdym ruchem, najwyżej { $most }
time-clock-start = { $time } na początek
time-clock-free = { $time } gratis na każdy ruch
time-clock-more = +{ $time } z każdym ruchem
time-clock-more-within = +{ $time } za ruch szybszy niż { $window }
time-clock-pace = znów czas początkowy, jeśli { $moves ->
    [one] { $moves } ruch zajmie
    [few] { $moves } ruchy zajmą
    [many] { $moves } ruchów zajmie
   *[other] { $moves } ruchu zajmie
} mniej niż { $time }
time-clock-least = co najmniej { $time }
time-clock-most = najwyżej { $time }

time-short-days = { $each } na ruch
time-short-none = bez limitu czasu
time-short-fischer = { $start }, +{ $more } za ruch, najwyżej { $most }
time-short-free = { $time } gratis
time-short-more = +{ $time }/ruch
time-short-more-within = +{ $time } w { $window }
time-short-most = maks. { $time }
time-short-lost = { $clock }; potem przegrana
time-short-claimed = { $clock }; potem decyduje przeciwnik

time-until = Termin: { $deadline }.
time-of-other-claimable = Czas przeciwnika minął. Możesz zażądać wygranej: { STEP("claim", "game", $number) }.
time-of-other-was-up = Czas przeciwnika minął { $deadline }.

time-warning-heading = <b>{ $variant }, partia { $number }</b>, z graczem { $opponent }:
time-warning = { $player }, kończy ci się czas na ten ruch. Masz czas do { $deadline }.
time-then-vacation = Potem zużywają się twoje godziny urlopu, jedna po drugiej, dopóki jakieś masz.
time-then-claimed = Potem { $opponent } może zażądać wygranej.
time-then-lost = Potem przegrywasz partię.
time-then-off = Potem partia jest odwołana, bez wyniku.
time-warning-play = Zagraj: { STEP("move") }.

time-from-vacation = Czas gracza { $player } minął { $from }. Odtąd zużywają się godziny urlopu tego gracza, jedna po drugiej, dopóki jakieś są.
time-overdue = Czas gracza { $player } minął { $deadline }. { $opponent }, możesz zażądać wygranej albo dodać czas ({ STEP("give") }). Ruch, który przyjdzie pierwszy, jeszcze się liczy.
time-given = { $giver } daje graczowi { $player } więcej czasu: { $length }. Nowy termin: { $deadline }.
time-outage = Nie było mnie od { $from } do { $until }. Przez ten czas i godzinę dłużej zegar stał. { $player } ma teraz czas do { $deadline }.

time-settings = Twoje ustawienia czasu, ważne dla zegarów we wszystkich partiach:
time-zone = Strefa czasowa ({ OPTION("time", "zone") }): <code>{ $zone }</code>, gdzie jest teraz { $now }
time-setting = { $name ->
    [weekend] Dni wolne ({ OPTION("time", "weekend") })
    [quiet] Godziny ciszy ({ OPTION("time", "quiet") })
   *[automatic] Automatyczny urlop ({ OPTION("time", "automatic") })
}: { $value ->
    [none] brak
    [off] nie
    [on] tak
   *[other] <code>{ $value }</code>
}
time-setting-was = (przedtem: { $value ->
    [none] brak
    [off] nie
    [on] tak
   *[other] { $value }
})
time-days-off-bound = { $days ->
    [none] Nie chcesz mieć dni wolnych
   *[other] Chcesz mieć dni wolne <code>{ $days }</code>
}. Jeśli to ustawisz, następna zmiana będzie możliwa dopiero za { $length }, { $until }.
time-zone-bound = Chcesz mieć strefę <code>{ $zone }</code>, gdzie jest teraz { $now }. Przy dniach wolnych następna zmiana strefy będzie możliwa dopiero za { $length }, { $until }.
time-set-it = Jeszcze nic nie ustawiono. Ustawić?

time-vacation-planned = Masz zaplanowany urlop od { $from } do { $until }.
time-vacation-runs = Jesteś na urlopie do { $until }.
time-no-vacation = Nie jesteś teraz na urlopie.
time-vacation-left = { $left ->
    [0] Wszystkie godziny urlopu na ten rok ({ $hours }) są już zużyte. Nowy rok przyniesie nowe.
    [720] W tym roku masz jeszcze pełne 30 dni urlopu. Urlop weźmiesz tak: { STEP("vacation", "until", "10d") }.
   *[other] W tym roku masz jeszcze { $left } z { $hours } godzin urlopu. Urlop weźmiesz tak: { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Wszystkie godziny urlopu na ten rok ({ $hours }) są już zużyte.
    [720] W tym roku masz jeszcze pełne 30 dni urlopu.
   *[other] W tym roku masz jeszcze { $left } z { $hours } godzin urlopu.
} Zakończ urlop: { STEP("vacation", "end", "now") }.
