# The pages in a browser, and the way to them.

pages-off = Nie da się tu otworzyć planszy w przeglądarce. Graj dalej: { STEP("move") }.
pages-only-own = W przeglądarce możesz otwierać tylko własne partie. Zobacz tę tak: { STEP("board") }.
pages-open-game = Oto twoja własna droga do planszy partii { $game }. Jest tylko dla ciebie, działa raz i przez dziesięć minut.
pages-open-games = Oto twoja własna droga do twoich partii. Jest tylko dla ciebie, działa raz i przez dziesięć minut.
page-title = { $page } · Menagerie
page-continue = Dalej
page-signs-in = To zaloguje cię w tej przeglądarce na 30 dni ({ $player }). Idź dalej tylko wtedy, gdy to ty i to twoja prośba.
page-signed-out = Nie ma tu twojego logowania. Weź link na czacie: { STEP("open") }.
page-used-link = Ten link został użyty albo ma ponad dziesięć minut. Weź nowy na czacie: { STEP("open") }.
page-no-game = Nie grasz takiej partii. Twoje są pod <code>/</code>.
page-none = Nie ma takiej strony. Wróć do <code>/</code>.
page-too-old = Ta strona jest za stara. Wczytaj ją ponownie.
page-too-fast = Za dużo naraz. Poczekaj kilka sekund.
page-not-now = Nie udało się. Spróbuj znowu za minutę.
page-games = Moje partie
page-no-games = Nie trwa żadna twoja partia. Zacznij na czacie: { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ Twój ruch
   *[other] Ruch drugiej strony
} · { $variant }, { $opponent }, partia { $game }
page-sign-out = Wyloguj
page-sign-out-everywhere = Wyloguj wszędzie
page-heading = { $variant }, { $opponent }, partia { $game }
page-your-move = Twój ruch.
page-their-move = Ruch ma { $player }.
page-until = Do { $at }.
page-board = Plansza
page-square = { $square }, { $side } { $piece }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, puste
page-last-move = Ostatni ruch: { $move }.
page-draw-offered = { $player } proponuje remis.
page-draw-stands = Twoja propozycja remisu czeka.
page-asks-take-back = { $player } prosi o cofnięcie ruchów: { $plies }.
page-asks-cancel = { $player } prosi o zakończenie partii bez wyniku.
page-claim-draw = Zażądaj remisu
page-offer-draw = Zaproponuj remis
page-draw-meanwhile = Tymczasem coś się zmieniło. Spójrz na planszę i wybierz jeszcze raz.
page-type-move = Albo wpisz ruch:
page-play = Zagraj
page-cancel = Anuluj
page-confirm = Tak, zrób to
page-wall = Teraz wybierz pole: { $piece }.
page-choose = Który ruch?
page-moves = Dotychczasowe ruchy
page-captures = Zbite
page-captured = { $count } × { $side } { $piece }
page-hand = { $side }, w ręce
page-held = { $count } × { $piece } { $side-gen } w ręce
page-looking-back = Patrzysz wstecz. Ostatni ruch tutaj: { $move }. Do partii wrócisz przez ».
page-looking-at-start = Patrzysz na początek partii. Do partii wrócisz przez ».
page-first = Początek partii
page-back = Ruch wstecz
page-on = Ruch naprzód
page-now = Partia w obecnym stanie
page-offline = Brak połączenia. Próbuję dalej.
