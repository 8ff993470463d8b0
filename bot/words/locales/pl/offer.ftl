# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.

offer-asks-take-back = { $player } prosi o cofnięcie: { $moves }
offer-asks-cancel = { $player } prosi o zakończenie partii { $game } bez wyniku

offer-take-back = { $player } prosi o cofnięcie: { $moves }. Wraca wtedy pozycja po <b>{ $last }</b>, a na ruchu znowu { $side-the }. Zobacz ją: { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } prosi o cofnięcie: { $moves }. Wraca wtedy pozycja początkowa, a na ruchu znowu { $side-the }. Zobacz ją: { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } prosi o zakończenie partii { $game } bez wyniku: nikt nie wygrywa i partia się nie liczy.
offer-answer-while-they-move = { $opponent }, zgódź się lub odrzuć prośbę. Przepadnie ona, gdy zagra { $player }.
offer-answer = { $opponent }, zgódź się lub odrzuć prośbę. Twój ruch też oznacza odmowę.
offer-waits-for-answer = Najpierw na to odpowiedz.

offer-moves = { $moves } i { $next }

offer-take-back-not-alone = Bez pytania cofniesz ruch tylko raz na kolejkę, w ciągu minuty i zanim przeciwnik coś zrobi. Teraz potrzebna jest zgoda przeciwnika.
offer-cancel-not-alone = Obie strony już zagrały, więc potrzebna jest zgoda przeciwnika.
offer-cancel-not-alone-in-event = Partia turniejowa liczy się od początku, więc potrzebna jest zgoda przeciwnika.
offer-done = Prośba wysłana. { $opponent } może odmówić.
offer-drops-plan = Jeśli będzie zgoda, twoje zaplanowane ruchy przepadną.

offer-take-back-was-asked = Prośba o cofnięcie ({ $player }): { $moves }.
offer-cancel-was-asked = Prośba o zakończenie partii { $game } bez wyniku: { $player }.
offer-take-back-declined = { $player } nie zgadza się na cofnięcie, więc ruchy zostają.
offer-cancel-declined = { $player } nie zgadza się na zakończenie partii bez wyniku, więc gra toczy się dalej.
offer-declined-done = Odrzucone.

offer-taken-back = Cofnięto { $moves }.
offer-taken-back-rest = Wszystko wcześniejsze zostaje:
offer-taken-back-done = Cofnięto { $moves }. Znowu twój ruch.
offer-taken-back-with-draw = { $player } cofa ruch, a razem z nim propozycję remisu.
offer-taken-back-dropped-plan = Razem z nim przepadają twoje zaplanowane ruchy. Zaplanuj nowe: { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } zgadza się na cofnięcie.
offer-taken-back-by-agreement = { $count ->
    [one] Za zgodą obu stron cofnięto { $moves }.
    [few] Za zgodą obu stron cofnięto { $moves }.
    [many] Za zgodą obu stron cofnięto { $moves }.
   *[other] Za zgodą obu stron cofnięto { $moves }.
}
offer-taken-back-together = { $count ->
    [one] Cofnięto { $moves }.
    [few] Cofnięto { $moves }.
    [many] Cofnięto { $moves }.
   *[other] Cofnięto { $moves }.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] Jest twoja zgoda: cofnięto { $moves }.
    [few] Jest twoja zgoda: cofnięto { $moves }.
    [many] Jest twoja zgoda: cofnięto { $moves }.
   *[other] Jest twoja zgoda: cofnięto { $moves }.
}
offer-taken-back-draw-gone = Razem z cofniętym ruchem przepada propozycja remisu.

offer-end-alone-asked = Skończyć partię { $game } ({ $variant }) z graczem { $opponent } bez wyniku? To kończy ją od razu i nie da się tego cofnąć.

offer-player-left = Gracza { $player } nie ma już tam, gdzie toczy się ta partia. { $other }, od { $from } możesz skończyć ją bez wyniku: { STEP("abort", "game", $game) }. Wcześniej rozstrzygnąć ją może ktoś, kto ma { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = Gracza { $player } nie ma już tam, gdzie toczy się ta partia. { $other }, rozstrzygnąć ją może ktoś, kto ma { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } jest znowu tam, gdzie toczy się ta partia, więc gracie dalej.
offer-refused-player-left = Gracza { $player } nie ma już tam, gdzie toczy się ta partia. Bez pytania możesz ją skończyć od { $from }. Wcześniej poproś o rozstrzygnięcie kogoś, kto ma { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = Gracza { $player } nie ma już tam, gdzie toczy się ta partia. Poproś o rozstrzygnięcie kogoś, kto ma { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = Partia wygrana na twoje żądanie.
offer-given-done = Dodany czas dla przeciwnika: { $length }.
