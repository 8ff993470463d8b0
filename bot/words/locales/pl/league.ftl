# Leagues: made, joined, played and ended.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, sezon { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = W dywizji każdy gra z każdym { $format ->
    [double] dwa razy, raz każdą stroną
   *[single] raz
}, { $at_once ->
    [one] jedną partię naraz
    [few] po { $at_once } partie naraz
    [many] po { $at_once } partii naraz
   *[other] po { $at_once } partii naraz
}. Dywizja ma najwyżej { $size } graczy.
league-rated = Partie są rankingowe.
league-repeats = Gdy sezon się zacznie, możesz dołączyć do następnego.

# A league before it is posted.
league-preview = Tak będzie wyglądać twoja liga. Nikt inny jej jeszcze nie widzi.
league-preview-size = W pełnej dywizji z { $size } graczami gra się { $games ->
    [one] { $games } partię
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, po { $each } na osobę.
league-preview-time = Początek: { $starts }. Od { $ends } nowe partie już się nie zaczynają, a ostatnie mają jeszcze dwa tygodnie.
league-preview-next = Ogłoś ją tutaj: { $publish }, albo załóż ją jeszcze raz, żeby coś zmienić. Nowy podgląd zastąpi ten.

league-published = Liga { $number }, „{ $name }”, jest ogłoszona.
league-moved = Od teraz liga „{ $name }” jest ogłoszona tutaj: { $place }.

league-date-name = { $name }: początek sezonu { $season }
league-date-about = { $variants }. Sezon zacznie się, jeśli zbierze się co najmniej { $fewest } graczy. Dołącz pod ogłoszeniem ligi.

# $fewest: how many members are needed.
league-starts = Początek: { $starts }, jeśli zbierze się co najmniej { $fewest } graczy.
# $before: the number of the season before.
league-starts-after = Początek: { $starts }, ale nie przed końcem sezonu { $before } i tylko jeśli zbierze się co najmniej { $fewest } graczy.
league-waits-after = Ten sezon zacznie się, gdy tylko skończy się sezon { $before } i zbierze się co najmniej { $fewest } graczy.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] Liga zaraz się zacznie.
    [one] Liga zacznie się, gdy tylko dołączy jeszcze jedna osoba.
    [few] Liga zacznie się, gdy tylko dołączą jeszcze { $missing } osoby.
    [many] Liga zacznie się, gdy tylko dołączy jeszcze { $missing } osób.
   *[other] Liga zacznie się, gdy tylko dołączy jeszcze { $missing } osoby.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Nikogo jeszcze w niej nie ma.
    [one] Jest w niej jedna osoba: { $named }.
    [few] Są w niej { $count } osoby: { $named }{ $others ->
        [0] {""}
       *[other] {" "}oraz jeszcze { $others }
    }.
    [many] Jest w niej { $count } osób: { $named }{ $others ->
        [0] {""}
       *[other] {" "}oraz jeszcze { $others }
    }.
   *[other] Jest w niej { $count } osoby: { $named }{ $others ->
        [0] {""}
       *[other] {" "}oraz jeszcze { $others }
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = Losowania wynikają z wartości startowej, która jest już ustalona. Pokażę ją, gdy sezon się zacznie. Jej SHA-256: <code>{ $hash }</code>
league-seed = Wartość startowa wszystkich losowań: <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = Jesteś w lidze „{ $name }”. { $when } Twoje partie zaczną się same i dam ci znać.
league-left = Nie jesteś już w lidze „{ $name }”.
league-leave-asked = Opuścić ligę „{ $name }”?
# Under the last board of a game.
league-has-left = { $player } nie jest już w lidze „{ $name }”.
league-removed = { $player } nie jest już w lidze „{ $name }”.
league-were-removed = Ktoś, kto prowadzi ligi, usunął cię z ligi „{ $name }”. Zapytaj tam, jeśli chcesz wiedzieć dlaczego.
league-remove-asked = Usunąć gracza { $player } z ligi „{ $name }”?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = Skończyła się mniej niż połowa { $whose ->
    [own] twoich partii
   *[other] partii tego gracza
}. Żadna z nich nie będzie się liczyć, a trwające skończą się bez wyniku.
league-leave-late = Skończyła się co najmniej połowa { $whose ->
    [own] twoich partii
   *[other] partii tego gracza
}. Te wyniki zostają. { $open ->
    [0] Nie została już żadna partia.
    [one] Jedna pozostała partia będzie przegrana.
    [few] Pozostałe { $open } partie będą przegrane.
    [many] Pozostałych { $open } partii będzie przegranych.
   *[other] Pozostałe { $open } partii będzie przegrane.
}

league-runs = Nowe partie zaczynają się jeszcze do { $ends }. Zobacz swoją tabelę i partie: { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Nowe partie zaczynają się jeszcze do { $ends }.
league-last-games = Nowe partie już się nie zaczynają. Trwające mają czas do { $until }.
league-last-games-decided = Nowe partie już się nie zaczynają. Trwające są właśnie rozstrzygane.
league-is-over = Sezon skończył się { $at }.
league-was-given-up = Administracja odwołała ją przed początkiem.

# The tables. $points: such as 3½. $games: how many games have ended.
league-division = <b>Dywizja { $division }</b>
league-line = { $rank }. { $player }: { $points } z { $games ->
    [one] 1 partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}{ $left ->
    [yes] , już nie gra
   *[no] {""}
}
league-line-struck-out = — { $player }: już nie gra i partie się nie liczą
# $shown: how many divisions are shown, of how many.
league-more-tables = { $shown ->
    [one] To pierwsze miejsce w { $shown }
    [few] To pierwsze miejsca w { $shown }
    [many] To pierwsze miejsca w { $shown }
   *[other] To pierwsze miejsca w { $shown }
} z { $divisions } dywizji. Całą tabelę zobaczysz tak: { $show }.
league-other-divisions = Liczba dywizji: { $divisions }. Inną zobaczysz tak: { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = Możesz jeszcze skończyć między { $best }. a { $worst }. miejscem.
league-possible-one = Cokolwiek się stanie, zajmiesz { $place }. miejsce.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] Żadna twoja partia teraz nie trwa
    [one] Twoja trwająca partia: { $running }
    [few] Twoje trwające partie: { $running }
    [many] Twoje trwające partie: { $running }
   *[other] Twoje trwające partie: { $running }
}{ $waiting ->
    [0] .
    [one] , a jeszcze jedna się zacznie.
    [few] , a jeszcze { $waiting } się zaczną.
    [many] , a jeszcze { $waiting } się zacznie.
   *[other] , a jeszcze { $waiting } się zacznie.
}
league-how-ranked = Przy równej liczbie punktów decydują kolejno: partie między tymi graczami, punktacja Sonneborna-Bergera, wygrane, wygrane stroną, która gra jako druga, a na końcu losowanie.
league-signs = W tabeli wyników 1 to wygrana, = remis, a 0 przegrana. Partia w toku to …, partia, która się nie liczy, to x, a + i - to partie osoby, która odeszła późno.

# Under the first board of a game. $round: of the pairings.
league-game-of = To partia ligi <b>{ $name }</b>, dywizja { $division }, runda { $round }.
league-last-call = Nowe partie ligi „{ $name }” już się nie zaczynają. Ta partia ma czas do { $until } albo jeszcze dziesięć ruchów każdej strony. Jeśli potem nadal będzie trwać, zaproponuję jej wynik.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = Czas na ostatnie partie ligi „{ $name }” minął, a ta jeszcze trwa.
league-judged-level = Według moich obliczeń pozycja jest wyrównana.
league-judged-won = Według moich obliczeń wygrana { $side-gen } jest pewna.
league-judged = Według moich obliczeń przewaga { $side-gen } to { $pawns } piona.
league-proposes-win = Proponuję wynik: wygrywa { $player }.
league-proposes-draw = Proponuję remis: żadna strona nie ma przewagi trzech wież.
league-proposes-draw-unread = Ta wersja nie potrafi jej odczytać, więc proponuję remis.
league-proposal-stands = Ten wynik będzie ważny od { $stands }, chyba że partia skończy się wcześniej albo moderacja zdecyduje inaczej: { $rule }.
league-for-managers = Spójrz na partię swojej ligi „{ $name }”: { $game }.
league-stands = Taka była propozycja, gdy minął czas na ostatnie partie ligi „{ $name }”.

league-over = <b>{ $name }: sezon { $season } się skończył.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] Dywizja { $division }:{" "}
}{ $player } zajmuje pierwsze miejsce z wynikiem { $points } pkt.
# $others: how many divisions are not named.
league-more-winners = I jeszcze { $others ->
    [one] jedna dywizja
    [few] { $others } dywizje
    [many] { $others } dywizji
   *[other] { $others } dywizji
}.
league-over-more = Tabelę zobaczysz tak: { $show }.

league-file = W pliku są tabele i wszystkie partie ligi „{ $name }”, sezon { $season }. Przy każdej skończonej partii jest kod kontrolny jej zapisu.
# Entries of a calendar.
league-calendar-starts = { $name }: początek
league-calendar-ends = { $name }: nowe partie już się nie zaczynają
league-calendar-last = { $name }: proponuję wyniki partii, które jeszcze trwają

league-extended = Nowe partie ligi „{ $name }” mogą się zaczynać do { $ends }.
league-end-asked = Zakończyć teraz sezon ligi „{ $name }”? Nowe partie już się nie zaczną, a trwające dostaną dwa tygodnie.
league-end-asked-open = Odwołać ligę „{ $name }”? Jej gracze zobaczą to w ogłoszeniu.
league-ends-now = Sezon ligi „{ $name }” właśnie się kończy. Gracze zaraz się o tym dowiedzą.
league-given-up = Liga „{ $name }” jest odwołana.

league-list = <b>Ligi tutaj</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, sezon { $season } · { $stage ->
    [draft] jeszcze nieogłoszona
    [open] początek { $at }
    [waiting] czeka na więcej osób
    [running] trwa do { $at }
    [last-call] ostatnie partie do { $at }
    [given-up] odwołana { $at }
   *[over] koniec { $at }
} · { $members ->
    [one] 1 osoba
    [few] { $members } osoby
    [many] { $members } osób
   *[other] { $members } osoby
}{ $reader ->
    [in] {" "}· jesteś w niej
   *[out] {""}
}
league-list-more = Ligę zobaczysz tak: { STEP("league", "what", "show", "number", "") }. Tam też do niej dołączysz albo ją opuścisz.
league-others = { $others ->
    [one] Jest tu jeszcze jedna liga.
    [few] Są tu jeszcze { $others } inne ligi.
    [many] Jest tu jeszcze { $others } innych lig.
   *[other] Jest tu jeszcze { $others } innych lig.
} Wszystkie pokazuje { STEP("league", "what", "list") }.
league-none = Nie ma tu lig. Zakłada je administracja: { STEP("league", "what", "create", "name", "", "variant", "") }.
