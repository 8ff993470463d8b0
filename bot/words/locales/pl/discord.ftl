# What is said on Discord alone.

discord-unknown-command = Nie znam już tej komendy. Zobacz { STEP("help") }.
discord-unknown-button = Nie znam już tego przycisku. Zobacz partię: { STEP("board") }, albo użyj { STEP("help") }.
discord-bots-play-nothing = { $bot } to bot, a boty tu nie grają. Wybierz jakąś osobę.
discord-own-profile = Nie prowadzę statystyk własnych partii. Zagraj ze mną: { STEP("challenge", "level", "2") }.
discord-only-on-servers = To działa na kanałach serwera, na którym jestem. Użyj tam { $step }.
discord-hidden-reply = Discord ukrył przede mną twoją odpowiedź. Jeśli to był ruch, zostaw włączone „@” obok odpowiedzi i odpowiedz na moją planszę albo użyj { STEP("move") }.
discord-too-fast = Pytasz szybciej, niż nadążam z odpowiedziami. Ruchy czytam zawsze. Odczekaj dziesięć sekund i zapytaj ponownie.
discord-stands-in = Jest tutaj: { $place }.
discord-visibility-unknown = Discord nie mówi mi teraz, które kanały widzisz. W tej odpowiedzi może brakować partii i wpisów innych osób. Zapytaj ponownie za minutę.
discord-file-too-large = Plik miałby { $size } MiB, a Discord przyjmuje ode mnie najwyżej { $most }. Wybierz inny format albo poproś osobę, która prowadzi bota: może go zapisać przez <code>menagerie export</code>.
discord-missed = Nie było mnie, a Discord nie pokazuje mi, co tu w tym czasie napisano. Jeśli był wśród tego twój ruch albo odpowiedź, napisz to jeszcze raz.

discord-place-lacking = Nie mogę poprowadzić partii na tym kanale. Potrzebuję uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza serwerem, albo wybierz inny kanał.
discord-place-takes-none = Na tym kanale nie można pisać, więc nie da się tu grać. Użyj komendy na kanale tekstowym, w wątku lub w poście na forum.
discord-place-locked = Ten wątek jest zablokowany, więc nie mogę tu pisać. Poproś kogoś, kto zarządza wątkami, żeby go odblokował, albo wybierz inny kanał.
discord-place-outside = Nie ma mnie w tym prywatnym wątku, więc nie da się tu grać. Oznacz tu { $me }, żeby mnie wpuścić, i użyj komendy ponownie.
discord-place-unread = Nie mogę teraz sprawdzić, czy możesz tu grać, więc nic się nie zaczęło. Spróbuj ponownie za minutę.

discord-lacking = Brakuje mi uprawnień: { $permissions }. Miejsce: { $place }. Poproś o nie kogoś, kto zarządza serwerem.
discord-refused = Discord nie pozwala mi na to tutaj: { $place } ({ $why }).
discord-wrong-kind = { $place } nie przyjmuje wiadomości. Wycofaj to i zacznij od nowa na kanale, na którym można pisać.
discord-lacking-events = Nie mogę już zmienić ani usunąć swojego wydarzenia na tym serwerze. Poproś kogoś, kto zarządza serwerem, o przyznanie mi Create Events.
discord-moderated = AutoMod blokuje to, co piszę: { $place }. Poproś kogoś, kto zarządza serwerem, o wyjątek dla mnie.
discord-told-alone = Gdy to się zmieni, pokażę to tam. Do tego czasu mówię tylko tobie:
discord-thread-closed = Nie mogę pisać w wątku { $game }, więc nowości podaję tutaj. Odblokuj go albo graj dalej przez { STEP("move", "game", $number) }.
discord-channel-gone = Kanału partii { $game } ({ $variant }) już nie ma. Partia potoczy się dalej na tym kanale serwera, na którym ktoś z was użyje mojej komendy. Do tego czasu mówię ci tutaj.
discord-unreached = Kanału partii { $game } już nie ma, a jeden z graczy nie przyjmuje moich wiadomości prywatnych. Użyj dowolnej mojej komendy na kanale serwera, a partia potoczy się dalej właśnie tam.

discord-plain-title = AutoMod tego serwera blokuje tytuł z nazwą partii i nazwami graczy, więc ten wątek ma zwykły tytuł.
discord-no-thread = Nie udało się utworzyć wątku dla partii { $game }, więc toczy się ona tutaj ({ $why }). Może to zmienić ktoś, kto zarządza serwerem. Wtedy następna partia dostanie wątek.
discord-no-thread-moderated = Nie udało się utworzyć wątku dla partii { $game }, więc toczy się ona tutaj (AutoMod tego serwera blokuje jego tytuł). Może to zmienić ktoś, kto zarządza serwerem. Wtedy następna partia dostanie wątek.

discord-watch-in = Jesteś w wątku widzów: { $place }.
discord-watch-sealed = Graczy wpuszczam dopiero po partii. Ale każdy, kto ma { TERM("overseer-right") }, może czytać wszystkie prywatne wątki.
discord-watch-refused = Discord nie pozwala mi cię dodać: { $place } ({ $why }). Może nie widzisz kanału { $channel }.
discord-watch-channel-gone = Kanału tej partii już nie ma, więc widzowie nie mają teraz wątku.
discord-watch-not-yet = Nie mogę utworzyć prywatnego wątku na kanale { $channel } (potrzebuję uprawnienia „Tworzenie prywatnych wątków”), więc do końca partii widzowie nie mają wątku. Potem go utworzę i cię dodam.

discord-replay-soon = Zaraz zacznę rysować przebieg partii…
discord-replay-drawn = Rysuję przebieg partii: plansza { $done } z { $all }…
discord-title = { $variant } { $game }: { $first } – { $second }
discord-title-short = { $variant }, partia { $game }
discord-title-plain = Partia { $game }
discord-permission = { $name ->
    [view-channel] „Wyświetlanie kanału”
    [send-messages] „Wysyłanie wiadomości”
    [create-public-threads] „Tworzenie publicznych wątków”
    [send-messages-in-threads] „Wysyłanie wiadomości w wątkach”
    [attach-files] „Załączanie plików”
   *[read-message-history] „Czytanie historii czatu”
}
discord-fault = { $what ->
    [place-gone] nie ma takiego kanału ani wątku
    [message-gone] nie ma takiej wiadomości
    [archived] wątek jest w archiwum
    [thread-exists] wiadomość ma już wątek
    [wrong-kind] na kanale tego rodzaju to niemożliwe
    [moderated] AutoMod serwera odrzuca te słowa
    [no-member] tej osoby nie ma na serwerze
   *[unauthorized] Discord nie przyjmuje tokenu
}

discord-menu-challenge = Wyzwij
discord-menu-rules = Zasady tej gry
discord-menu-fen = Kopiuj jako FEN
discord-menu-no-board = Nie wiem, z której partii jest ta szachownica. Wybierz szachownicę z wątku partii albo zobacz ją przez { STEP("board") }.
