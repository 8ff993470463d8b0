# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Wyślij wariant jako plik: { STEP("variant", "file", "") }. Gdzie komendy nie przyjmują plików, może go udostępnić osoba, która prowadzi bota, przez <code>VARIANT_FILES</code>.
upload-refused-too-large = Plik wariantu może mieć najwyżej 64 KiB, a ten jest większy. Skróć go i wyślij jeszcze raz: { STEP("variant", "file", "") }.
upload-refused-not-fetched = Nie udało się pobrać pliku, więc nic nie zapisano. Wyślij go jeszcze raz: { STEP("variant", "file", "") }.
upload-refused-no-game = Ten plik nie jest jeszcze wariantem, więc nic nie zapisano:
upload-refused-mend-that = Popraw to i wyślij jeszcze raz: { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Ruchy złożone z kilku odcinków idą w tym wariancie przez zbyt wiele pól. Wpisy w tabeli: { $found }, maksimum: { $most }, bo żaden wariant nie może spowalniać innych. Skróć odcinki albo zmniejsz liczbę takich bierek. Wyślij plik jeszcze raz: { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] Inny wariant ma tu już to id: <code>{ $taken }</code>. Wpisz do pliku inne id i wyślij go jeszcze raz: { STEP("variant", "file", "") }.
   *[name] Inny wariant ma tu już tę nazwę: <code>{ $taken }</code>. Wpisz do pliku inną nazwę i wyślij go jeszcze raz: { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Z { TERM("community", "of-this") } przyszła w ciągu dnia już maksymalna liczba plików ({ $most }). Wyślij swój jutro: { STEP("variant", "file", "") }. Do tego czasu zobacz na własnym komputerze, co jest w nim nie tak: <code>menagerie lint FILE</code>.
upload-refused-too-many = Mam już dla { TERM("community", "of-this") } maksymalną liczbę plików ({ $most }), bo partie na zawsze zachowują plik, z którym się zaczęły. Więcej wariantów może udostępnić osoba, która prowadzi bota, przez <code>VARIANT_FILES</code>.

upload-refused-too-many-published = Lista jest już pełna ({ $most }). Najpierw zdejmij z niej jakiś wariant: { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } jest już na liście w dokładnie tej postaci, jako wydanie { $edition }, więc nic się nie zmieniło. Rzuć komuś wyzwanie: { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = Brakuje wariantu z listy { TERM("community", "of-this") }.
upload-refused-not-on-the-list = Na liście { TERM("community", "of-this") } nie ma wariantu <code>{ $typed }</code>.
upload-refused-empty-list = Lista jest jeszcze pusta. Warianty dodaje do niej administracja: { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Podaj jeden z tych: { $known }.
upload-refused-on-the-list = { $variant } jest na liście własnych wariantów { TERM("community", "of-this") }, więc każdy może tu w to grać. Zdejmij go z listy: { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = Żeby zmieniać listę wariantów { TERM("community", "of-this") }, trzeba mieć { TERM("manager-right") }. Poproś kogoś, kto może to zrobić. W ten wariant możesz i tak zagrać: { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = W warianty wysłane jako pliki gra się { TERM("community", "on") }, a to prywatna rozmowa. Użyj tam { STEP("variant", "file", "") }.
upload-refused-stray = <code>{ $option }</code> nie pasuje do <code>{ $what }</code>. Pomiń to albo zobacz, co jest możliwe: { STEP("variant") }.
