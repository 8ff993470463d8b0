# Why something is not done, whatever it is about.

refused-no-game-here = Tutaj nie toczy się żadna partia, a gdzie indziej też żadnej nie masz. Zacznij jakąś: { STEP("challenge") }.
refused-several-games = Może chodzić o kilka partii. Idź do właściwej albo dodaj jej numer do komendy:
refused-no-such-game = Nie ma partii { $game }. Twoje partie: { STEP("games") }.
refused-game-over = Ta partia już się skończyła: { $result } Zacznij inną: { STEP("challenge") }.
refused-not-a-player = Nie grasz w partii { $game }, a to mogą zrobić tylko jej gracze. Możesz ją oglądać ({ STEP("watch", "game", $game) }) albo zacząć własną ({ STEP("challenge") }).
refused-hint-against-a-person = Partia { $game } jest z człowiekiem, a podpowiedzi są tylko w partiach ze mną. Zagraj ze mną: { STEP("challenge", "level", "2") }.
refused-report-of-running = Partia { $game } jeszcze trwa, a raporty są tylko z zakończonych partii. Podaj zakończoną: { STEP("report", "game", "1") }.
refused-help-in-running = Partia { $game } jeszcze trwa, a jej obecna pozycja wystąpiła tutaj. W trwających partiach nikomu nie pomagam. Wróć, gdy partia { $game } pójdzie dalej: { STEP("games") }.
refused-nothing-to-report = W partii { $game } nie zagrano żadnego ruchu, więc nie ma o czym pisać. Twoje inne partie: { STEP("games") }.
refused-not-your-turn = To nie twoja kolej: teraz gra { $player } ({ $side-the }).
refused-plan-answer = Dam ci znać, gdy będzie twój ruch. Odpowiedź możesz zaplanować już teraz: { STEP("if") }.
refused-board-stands = Ruch <code>{ $played }</code> był zagrany, zanim wiadomość się zmieniła, więc zostaje. { $command ->
    [undo] Poproś o cofnięcie: { STEP("undo") }.
   *[other] Zobacz go: { STEP($command) }.
}
refused-stale = Od tamtej pory partia poszła dalej, więc nic nie robię. Spójrz na najnowszą planszę albo użyj { STEP("board") }.
refused-shown-is-taken-back = Tej pozycji już nie ma: od tamtej pory cofnięto ruch, więc nic nie robię. Spójrz na najnowszą planszę albo użyj { STEP("board") }.
refused-by-command = { $command ->
    [undo] Żeby cofnąć swój ostatni ruch, użyj { STEP("undo") }. Po minucie albo po odpowiedzi przeciwnika potrzebna jest jego zgoda.
    [resign] Żeby poddać partię, użyj { STEP("resign") }. Najpierw jeszcze raz zapytam.
    [draw] Żeby zaproponować remis, przyjąć go lub reklamować, użyj { STEP("draw") }. Same słowa to jeszcze nie propozycja.
    [abort] Żeby skończyć partię bez wyniku, użyj { STEP("abort") }. Gdy obie strony już zagrały, potrzebna jest zgoda przeciwnika.
    [help] Żeby zobaczyć, jak grać, użyj { STEP("help") }.
   *[other] Żeby zobaczyć planszę, użyj { STEP($command) }. Pokazuje ją też z drugiej strony lub słowami.
}
refused-nobody-reaches = { $why } Zobacz, dokąd może pójść każda bierka: { STEP("moves") }.
refused-no-number = Nie umiem odczytać „{ $typed }” jako liczby. Napisz <code>{ $name }:{ $example }</code> albo inną liczbę całkowitą od { $least }.
refused-no-choice = Nie można wybrać „{ $typed }” jako <code>{ $name }</code>. Wybierz z tego: { $known }.
refused-end-alone = Ta partia nie ma terminu, więc nie ma czego żądać. Przeciwnika już nie ma, więc skończ ją bez wyniku: { STEP("abort", "game", $game) }.
refused-needs-community = Partie toczą się { TERM("place", "in") } { TERM("community", "of") }. Rzuć wyzwanie tam.
