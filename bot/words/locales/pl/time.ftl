# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Zegar: { $clock }. { $timeout ->
    [lost] Komu skończy się czas, ten przegrywa.
   *[claimed] Gdy skończy się czas, przeciwnik może zażądać wygranej albo dodać czas.
}{ $runs_on ->
    [vacations] {" "}Urlop nie zatrzymuje zegara.
    [days-off] {" "}Dni wolne nie zatrzymują zegara.
    [both] {" "}Ani urlop, ani dni wolne nie zatrzymują zegara.
   *[never] {""}
}{ $event ->
    [yes] {" "}Jak w turnieju, bez cofania ruchów i dodawania czasu. Kto nie zacznie na czas, przegrywa.
   *[no] {""}
}
time-no-clock = Zegar: bez terminu.{ $event ->
    [yes] {" "}Jak w turnieju, bez cofania ruchów.
   *[no] {""}
}
time-clock-runs = Zegar już idzie.
time-clock-begins = Zegar: { $clock }. Już idzie.

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
time-short-none = bez terminu
time-short-fischer = { $start }, +{ $more } za ruch, najwyżej { $most }
time-short-free = { $time } gratis
time-short-more = +{ $time }/ruch
time-short-more-within = +{ $time } w { $window }
time-short-most = maks. { $time }
time-short-lost = { $clock }; potem przegrana
time-short-claimed = { $clock }; potem wygrana albo więcej czasu

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

time-settings = Twoje ustawienia czasu dla zegarów wszystkich twoich partii:
time-zone = Strefa czasowa ({ OPTION("time", "zone") }): <code>{ $zone }</code>, gdzie jest teraz { $now }
time-setting = { $name ->
    [weekend] Dni wolne ({ OPTION("time", "weekend") })
    [quiet] Cisza ({ OPTION("time", "quiet") })
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
time-days-off-bound = Twoje dni wolne będą takie: { $days ->
    [none] brak
   *[other] <code>{ $days }</code>
}. Potem zmienisz je dopiero za { $length }, { $until }.
time-zone-bound = Twoją strefą będzie <code>{ $zone }</code>, gdzie jest teraz { $now }. Przy dniach wolnych potem zmienisz ją dopiero za { $length }, { $until }.
time-set-it = Jeszcze nic nie ustawiono. Ustawić?

time-vacation-planned = Masz zaplanowany urlop od { $from } do { $until }.
time-vacation-runs = Masz urlop do { $until }.
time-no-vacation = Nie masz teraz urlopu.
time-vacation-left = { $left ->
    [0] Wszystkie godziny urlopu na ten rok ({ $hours }) są już zużyte. Nowy rok przyniesie nowe.
    [720] Na ten rok masz jeszcze pełne 30 dni urlopu. Weź kilka: { STEP("vacation", "until", "10d") }.
   *[other] Na ten rok masz jeszcze { $left } z { $hours } godzin urlopu. Weź kilka: { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Wszystkie godziny urlopu na ten rok ({ $hours }) są już zużyte.
    [720] Na ten rok masz jeszcze pełne 30 dni urlopu.
   *[other] Na ten rok masz jeszcze { $left } z { $hours } godzin urlopu.
} Zakończ urlop: { STEP("vacation", "end", "now") }.
