# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

community-places = Miejsca na nowe partie { TERM("community", "here") }: { $new }.
community-places-same = Miejsca na nowe partie { TERM("community", "here") }: { $new }. Nic się nie zmieniło.
community-places-changed = Miejsca na nowe partie { TERM("community", "here") }: { $new } (przedtem: { $old }). Trwające partie toczą się dalej, a ogłoszone wyzwania można nadal przyjąć.
community-every-place = każdy { TERM("place") }
community-places-how = Żeby wybrać, gdzie wolno je zaczynać, użyj { STEP("places", "here", "allow") }.

community-variants = Dozwolone warianty { TERM("community", "here") }: { $new }.
community-variants-same = Dozwolone warianty { TERM("community", "here") }: { $new }. Nic się nie zmieniło.
community-variants-changed = Dozwolone warianty { TERM("community", "here") }: { $new } (przedtem: { $old }). Trwające partie toczą się dalej, a ogłoszone wyzwania można nadal przyjąć.
community-all-variants = wszystkie
community-variants-kind = { $kind ->
    [first] Dobre na początek
    [short] Krótkie partie
    [long] Długie partie
    [very-large] Bardzo duże plansze
    [larger] Większe plansze
    [chessboard] Na szachownicy
    [drops] Zbite bierki wracają
    [japan] Shogi i pokrewne
   *[world] Inne kraje i czasy
}
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: w żadną z tych gier nie można tu grać.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Zacznij partię przez { STEP("challenge", "variant", "") }; zasady są w { STEP("rules", "variant", "") }.
community-variants-kinds = Żeby zobaczyć opis każdej gry, podaj rodzaj: { STEP("variants", "kind", "first") } pokazuje gry dobre na początek.
community-variants-own = Są też własne warianty: { $names }.
community-variants-how = Żeby to zmienić, użyj { STEP("variants", "allow", "") } lub { STEP("variants", "forbid", "") }.

community-settings-of-member = Twoje ustawienia (niezmienione są domyślne):
community-settings = Dla wszystkich { TERM("community", "here") }:
community-settings-saved = Zapisane:
community-settings-same = Nic się nie zmieniło:
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (przedtem: { $before })
community-settings-begin = To działa od następnej planszy lub wyzwania. Wcześniejsze zostają bez zmian.
community-settings-watchers = To dotyczy partii, które ktoś zacznie oglądać od teraz. Tam, gdzie widzowie już rozmawiają, nic się nie zmienia.
community-settings-rated = Rankingowe są tylko partie z zegarem, od zwykłego układu i między członkami. Zwykłe tempo gry wybierzesz tak: { STEP("server", "clock", "days 3d") }.
community-settings-games = Trwające partie toczą się dalej. Przy ogłoszonym wyzwaniu limit sprawdzam, gdy ktoś je przyjmuje.
community-settings-problems = Zadanie dnia będzie się pojawiać tutaj, następnym razem { $at }. Pochodzi z partii, które zaczęły się tutaj i są zakończone. W dniu bez nowego mata zadania nie ma.
community-settings-problems-none-yet = Żadna partia, która zaczęła się tutaj, jeszcze się nie skończyła. Jeśli partie zaczynają się gdzie indziej, użyj tam { STEP("server", "problems", "") }.

community-own-rules = Ten wariant przysłano tu jako plik. Przeczytaj zasady: { STEP("rules", "variant", $variant) }.
community-others-wait = Na pokazanie czekają tu też inne wpisy. Twój pojawi się, gdy przyjdzie jego kolej.
