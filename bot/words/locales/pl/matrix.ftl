# What is said in Matrix alone.

matrix-hello = Jestem sędzią w szachach i dużych wariantach szachowych. Prowadzę partie, pokazuję plansze i znam zasady.
matrix-hello-next = Zobacz, co umiem: { STEP("help") }, albo zacznij partię: { STEP("challenge") }.
matrix-encrypted = Ten pokój jest szyfrowany i nie mogę czytać, co się tu pisze, więc wychodzę. Zaproś mnie do pokoju bez szyfrowania: partie z tego pokoju potoczą się tam dalej.
matrix-no-key = Nie mogę jeszcze przeczytać wiadomości od { $player }: nie dotarł do mnie jej klucz. Przeczytam ją, gdy klucz przyjdzie. Często pomaga wysłać wiadomość jeszcze raz.
matrix-key-withheld = Nie mogę przeczytać wiadomości od { $player }: aplikacja daje klucze tylko zweryfikowanym urządzeniom. Zezwól w jej ustawieniach szyfrowania na inne urządzenia i wyślij wiadomość jeszcze raz.
matrix-missed = Nie było mnie, a serwer domowy nie pokazuje mi, co tu w tym czasie napisano. Jeśli był wśród tego twój ruch albo odpowiedź, napisz to jeszcze raz.

matrix-unknown-command = Nie znam komendy <code>!{ $word }</code>. Zobacz { STEP("help") }.
matrix-mistyped-command = Nie znam komendy <code>!{ $word }</code>. Czy chodzi o { $step }?
matrix-only-in-rooms = To działa w pokoju, w którym toczą się partie. Użyj tam { $step }.
matrix-nobody-called = Nikt w tym pokoju nie nazywa się <code>{ $name }</code>. Podaj nazwę, której ktoś tu używa, albo cały adres, na przykład <code>@bob:example.org</code>.
matrix-several-called = <code>{ $name }</code> pasuje do kilku osób. O którą chodzi?
matrix-last-word = Masz już ode mnie wiele odpowiedzi, więc przez minutę będę milczeć. Nadal robię, o co prosisz, a na ruchy odpowiadam zawsze.
matrix-answered-alone = Odpowiedź jest w naszym osobnym pokoju. Przyjmij moje zaproszenie, żeby ją przeczytać. Od tej chwili { $sign } pod twoją wiadomością znaczy, że jest odpowiedź.

matrix-choice-alone = To pytanie jest w naszym osobnym pokoju, gdzie nikt inny go nie czyta. Odpowiedz tam: <code>{ $number }</code>.
matrix-no-choice = Nie ma tu opcji z numerem { $number }. Zobacz { STEP("games") } lub { STEP("help") }.
matrix-which-choice = Opcję { $number } ma kilka moich wiadomości. Odpowiedz na tę właściwą: <code>{ $number }</code>.
matrix-how-to-choose = Jeśli chodzi ci o opcję { $number } z { $source ->
    [offer] propozycji, która na ciebie czeka
   *[last] mojej ostatniej wiadomości
}, odpowiedz na nią: <code>{ $number }</code>, albo wpisz <code>!{ $number }</code>.

matrix-may-not-write = Nie wolno mi pisać: { $place }. Daj mi tam prawo do wysyłania wiadomości.
matrix-told-alone = Gdy to się zmieni, pokażę to tam. Do tego czasu mówię tylko tobie:
matrix-room-gone = Nie ma mnie już w pokoju partii { $game } ({ $variant }). Ruchy wpisuj tutaj. Jeśli masz kilka partii, po { STEP("move") } i ruchu dopisz <code>game:{ $game }</code>. Albo zaproś mnie znowu i użyj tam dowolnej mojej komendy.
matrix-unreached = Nie ma mnie już w pokoju partii { $game }, a do jednego z graczy nie mogę napisać prywatnie. Zaproś mnie znowu i użyj tam dowolnej mojej komendy.
matrix-no-rooms = Serwer domowy nie pozwala mi tworzyć pokoi ({ $why }).

matrix-thread = { $variant }, partia { $game }: { $first } – { $second }. Toczy się w tym wątku.
matrix-watch-invited = Masz zaproszenie: { $place }.
matrix-watch-sealed = Graczy zapraszam dopiero po partii. Ale każdy, kto ma { TERM("overseer-right") }, może czytać ten pokój.
matrix-watch-refused = Nie mogę cię zaprosić: { $place } ({ $why }). Poproś mnie jeszcze raz albo zapytaj osobę, która prowadzi bota.

matrix-choose-or-react = Odpowiedz na tę wiadomość numerem albo taką reakcją.
matrix-choose = Odpowiedz na tę wiadomość numerem.
matrix-reactions = Reakcja działa tak samo: { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = Reakcja działa tak samo: { $yes } { $agreed }.
