# Each network's own words for things, with the forms that Polish needs: `{ TERM("place", "in") }` becomes the attribute `.in`.

discord-place = kanał
    .in = na kanale
    .here = na tym kanale
    .there = na tamtym kanale
    .any = na dowolnym kanale
    .another = na innym kanale
matrix-place = pokój
    .in = w pokoju
    .here = w tym pokoju
    .there = w tamtym pokoju
    .any = w dowolnym pokoju
    .another = w innym pokoju
terminal-place = pokój
    .in = w pokoju
    .here = w tym pokoju
    .there = w tamtym pokoju
    .any = w dowolnym pokoju
    .another = w innym pokoju

discord-own-place = wątek
    .of = wątku
matrix-own-place = wątek
    .of = wątku
terminal-own-place = stolik
    .of = stolika

discord-community = serwer
    .of = serwera
    .of-this = tego serwera
    .of-whole = całego serwera
    .on = na serwerze
    .here = na tym serwerze
    .another = na innym serwerze
    .same = na tym samym serwerze
matrix-community = społeczność
    .of = społeczności
    .of-this = tej społeczności
    .of-whole = całej społeczności
    .on = w społeczności
    .here = w tej społeczności
    .another = w innej społeczności
    .same = w tej samej społeczności
terminal-community = dom
    .of = domu
    .of-this = tego domu
    .of-whole = całego domu
    .on = w domu
    .here = w tym domu
    .another = w innym domu
    .same = w tym samym domu

discord-direct-messages = wiadomości prywatne
    .in = w wiadomości prywatnej
matrix-direct-messages = osobny pokój
    .in = w naszym osobnym pokoju
terminal-direct-messages = wiersze na ekranie
    .in = na ekranie

discord-unseen = tutaj
matrix-unseen = w naszym osobnym pokoju
terminal-unseen = tutaj

discord-way-to-answer = przyciskami pod nim
matrix-way-to-answer = przez !accept, !decline lub !withdraw z jego numerem albo reakcją: ✅ lub ❌
terminal-way-to-answer = słowem, które przy nim stoi

discord-manager-right = uprawnienie „Zarządzanie serwerem”
matrix-manager-right = prawo do zmiany uprawnień w pokoju (Administrator)
terminal-manager-right = klucz do domu
discord-moderator-right = uprawnienie „Wysyłanie członków na przerwę” lub „Zarządzanie wiadomościami”
matrix-moderator-right = prawo do usuwania wiadomości (Moderator)
terminal-moderator-right = decydujący głos w domu
discord-overseer-right = uprawnienie „Zarządzanie wątkami”
matrix-overseer-right = prawa administratora serwera domowego
terminal-overseer-right = klucz do każdego pokoju

discord-ways-to-move = { $where ->
    [here-hearing] tutaj lub przez { STEP("move") }
    [here] w odpowiedzi na planszę lub przez { STEP("move") }
    [elsewhere-hearing] w wątku partii lub przez { STEP("move") }
   *[elsewhere] w odpowiedzi na planszę, po oznaczeniu mnie lub przez { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] tutaj lub przez { STEP("move") }
    [here] tutaj lub przez { STEP("move") }
   *[elsewhere] w wątku partii lub przez { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] tutaj
    [here] tutaj
   *[elsewhere] przy stoliku partii
}

network-a-player = gracz
network-game = partia { $game }
network-other-place = inne miejsce
network-game-thread = wątek partii
network-room = pokój
network-table = stolik partii { $game }
network-elsewhere = <code>{ $typed }</code> ({ $network })
network-or = { $before } lub { $after }

network-cut = … (reszta nie mieści się w jednej wiadomości)
discord-later = Nie mogę teraz nic zapisać. Widzę twoją wiadomość i zajmę się nią, gdy tylko się da. Nie musisz wysyłać jej jeszcze raz.
