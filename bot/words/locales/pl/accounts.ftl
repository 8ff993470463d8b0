# Accounts on two networks that are linked, so that they are one member, and unlinked again.

accounts-called = <b>{ $name }</b> ({ $network })

accounts-code-made = Twój kod: <code>{ $code }</code>. Nie podawaj go nikomu. Po połączeniu kont inni widzą cię pod tym kontem. Jego ustawienia, strefa czasowa, dni wolne, urlop i godziny ciszy obowiązują dla obu. Zanim coś się stanie, zapytam jeszcze raz i powiem ci tutaj. W ciągu dziesięciu minut wpisz kod z drugiego konta: { STEP_ELSEWHERE("link", "code", $code) }.
accounts-code-told-once = Kod pokazuję tylko raz, a swój już znasz. Zastąp go nowym: { STEP("link") }.

accounts-link-asked = Ten kod pochodzi z konta { $maker }. Czy to też ty? Jeśli potwierdzisz, oba konta staną się jednym graczem, widocznym pod tamtym kontem. Wszystkie partie i wyzwania obu kont są wtedy twoje w obu sieciach. Obowiązują ustawienia, strefa czasowa, dni wolne, urlop i godziny ciszy tamtego konta, a te z tego czekają, aż rozłączysz konta: { STEP("unlink") }. Te same dwa konta możesz potem od razu połączyć znowu. Z innym graczem to konto połączysz dopiero po 30 dniach. Nikt inny nie użyje już tego kodu, nawet jeśli go zna. Jeśli masz go od kogoś innego, nie potwierdzaj: ta osoba mogłaby grać twoje partie. Jeśli nic nie zrobisz, nic się nie zmieni.
accounts-linked = To konto i { $maker } to teraz jeden gracz, ze wspólnymi partiami, wyzwaniami, notatkami i bilansem. { STEP("games") } pokazuje partie, a { STEP("move", "move", "", "game", "") } pozwala grać w dowolnej z nich. Jeśli to pomyłka, rozłącz konta: { STEP("unlink") }.
accounts-linked-news = Połączono: twój kod wpisano i potwierdzono z konta { $caller }. Tamto konto i to są teraz jednym graczem, ze wspólnymi partiami, wyzwaniami, notatkami i bilansem. { STEP("games") } pokazuje partie, a { STEP("move", "move", "", "game", "") } pozwala grać w dowolnej z nich. Jeśli to pomyłka, rozłącz konta: { STEP("unlink") }.

accounts-part-asked = To konto i { $other } znów będą dwoma graczami. Każde odzyska partie, które z niego zaczęto lub do których z niego dołączono, z notatkami i liniami, oraz wszystko, co powstało w jego sieci. Każde będzie znów mieć własne ustawienia, strefę czasową, dni wolne, urlop i godziny ciszy. Twoje blokady zostają na obu. Te dwa konta możesz od razu połączyć znowu, ale z innym graczem konto { $account } połączysz dopiero po 30 dniach. Jeśli nic nie zrobisz, nic się nie zmieni.
accounts-parted = To konto i { $other } to teraz dwaj gracze. Każde ma partie, które z niego zaczęto lub do których z niego dołączono: { STEP("games") }.
