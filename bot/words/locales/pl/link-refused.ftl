# Why two accounts are not linked or unlinked.

link-refused-no-such-code = Nie ma takiego kodu: jest w nim błąd, został już użyty albo zastąpił go nowszy. Zrób nowy: { STEP_ELSEWHERE("link") }.
link-refused-code-expired = Kod jest ważny dziesięć minut, a ten jest starszy. Zrób nowy: { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = To nie czeka już na odpowiedź i nic się nie zmieniło. Zacznij od nowa: { STEP("link") } lub { STEP("unlink") }.
link-refused-own-code = Ten kod pochodzi z tego samego konta. Wpisz go z drugiego: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = Gracz ma jedno konto w każdej sieci, a ten kod pochodzi z tej samej sieci. Wpisz go w innej: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-linked-already = To konto jest już połączone z kontem { $other }. Jeśli wolisz inne, najpierw je rozłącz: { STEP("unlink") }.
link-refused-other-linked = Konto, z którego pochodzi ten kod, { $maker }, jest już połączone z innym. Najpierw je rozłącz, z tamtego konta: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = Te dwa konta grały ze sobą ({ $game }), więc pozostają dwoma graczami. Zrób kod z innego konta: { STEP("link") }.
link-refused-challenged-each-other = Między tymi kontami czeka wyzwanie { $challenge }, a nikt nie gra przeciw sobie. Wycofaj je lub odrzuć, a potem wpisz kod jeszcze raz: { STEP("link", "code", "") }.
link-refused-watches-the-other = Jedno z tych kont ogląda partię, w której gra drugie ({ $game }), a własnej partii nikt nie ogląda. Poczekaj, aż się skończy, i zrób nowy kod: { STEP("link") }.
link-refused-blocked = Jedno z tych kont blokuje drugie, więc nie da się ich połączyć. Cofnij blokadę z konta, które blokuje, a potem wpisz kod jeszcze raz: { STEP("unblock") }.
link-refused-parted-lately = To konto rozłączono z innym mniej niż 30 dni temu. Zmianą gracza nikt nie zyska urlopu ani dni wolnych. Z poprzednim kontem połączysz je już teraz, a z obecnym od { $from }: { STEP("link") }.
link-refused-deleted-lately = Wszystkie dane tego konta usunięto mniej niż 30 dni temu. W ten sposób nikt nie zyska urlopu ani dni wolnych. Połączysz je od { $from }: { STEP("link") }.
link-refused-on-vacation = Masz urlop, trwający lub zaplanowany, a liczy się on we wszystkich twoich partiach. Do jego końca nie połączysz ani nie rozłączysz kont. Poczekaj albo go zakończ: { STEP("vacation", "end", "now") }.
link-refused-other-on-vacation = { $other } ma urlop, trwający lub zaplanowany. Do jego końca nie połączysz ani nie rozłączysz kont. Poczekaj albo zakończ go z tamtego konta: { STEP_ELSEWHERE("vacation", "end", "now") }.
link-refused-time-is-up = Jednemu z tych kont skończył się czas ({ $link }), ale może jeszcze dotrzeć ruch napisany na czas. Spróbuj ponownie za kilka minut: { STEP("board", "game", $game) }.
link-refused-not-linked = To konto nie jest połączone z innym. Żeby z dwóch kont zrobić jednego gracza: { STEP("link") }.
