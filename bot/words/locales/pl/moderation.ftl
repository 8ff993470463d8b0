# What moderators and managers do with games of others, and whom members block.

moderation-stopped = { $what ->
    [game] Ta partia jest wstrzymana od { $since }
   *[community] Wszystkie partie { TERM("community", "of-this") } są wstrzymane od { $since }
}
moderation-stopped-by = { $what ->
    [game] Ta partia jest wstrzymana od { $since } ({ $by })
   *[community] Wszystkie partie { TERM("community", "of-this") } są wstrzymane od { $since } ({ $by })
}
moderation-stopped-why = { $what ->
    [game] Ta partia jest wstrzymana od { $since } („{ $reason }”)
   *[community] Wszystkie partie { TERM("community", "of-this") } są wstrzymane od { $since } („{ $reason }”)
}
moderation-stopped-by-and-why = { $what ->
    [game] Ta partia jest wstrzymana od { $since } ({ $by }: „{ $reason }”)
   *[community] Wszystkie partie { TERM("community", "of-this") } są wstrzymane od { $since } ({ $by }: „{ $reason }”)
}
moderation-stopped-told = { $stopped }: do wznowienia nikt nie może grać, a czas stoi.
moderation-stopped-refused-game = { $stopped }: nikt nie może grać, a czas stoi. Poczekaj, aż wznowi ją ktoś, kto ma { TERM("moderator-right") }: { STEP("thaw") }. Dam ci znać.
moderation-stopped-refused-all = { $stopped }: nikt nie może grać ani zacząć partii, a czas stoi. Poczekaj, aż wznowi je ktoś, kto ma { TERM("manager-right") }. { STEP("games") } pokazuje, czy już ruszyły.

moderation-freeze-told = { $first } i { $second }, waszą partię wstrzymuje { $moderator }. Do wznowienia nikt nie może grać, a czas stoi.
moderation-freeze-told-why = { $first } i { $second }, waszą partię wstrzymuje { $moderator }. Powód: { $reason }
    Do wznowienia nikt nie może grać, a czas stoi.
moderation-freeze-done = Partia wstrzymana.
moderation-reason-told = { $first } i { $second }, { $moderator } mówi, dlaczego wasza partia jest wstrzymana: { $reason }
moderation-reason-done = Powód dodany. Gracze o nim wiedzą.
moderation-thaw-told = { $first } i { $second }, waszą partię wznawia { $moderator }.
moderation-thaw-told-stopped-with-all = { $first } i { $second }, waszą partię wznawia { $moderator }, ale nadal stoją wszystkie partie tutaj, więc i wasza.
moderation-thaw-done = Partia toczy się dalej.
moderation-thaw-done-stopped-with-all = Partia jest wznowiona, ale nadal stoją wszystkie partie tutaj, więc i ta.
moderation-time-was-up = Czas minął wcześniej: partia się skończyła.

moderation-freeze-all-told = Wszystkie partie { TERM("community", "of-this") } wstrzymuje { $manager }. Powód: { $reason }
    Do wznowienia nikt nie może grać ani zacząć partii, a czas stoi. { STEP("games") } pokazuje, czy już ruszyły.
moderation-freeze-all-done = Wszystkie partie tutaj są wstrzymane.
moderation-reason-for-all-told = { $manager } mówi, dlaczego wszystkie partie { TERM("community", "of-this") } są wstrzymane: { $reason }
moderation-reason-for-all-done = Powód dodany.
moderation-thaw-all-told = Partie { TERM("community", "of-this") } i ich zegary wznawia { $manager }. Partie wstrzymane osobno stoją nadal.
moderation-thaw-all-done = Partie tutaj toczą się dalej.

moderation-decided = { $first } i { $second }, wasza <b>partia { $game } jest rozstrzygnięta.</b>
moderation-decided-done = Partia rozstrzygnięta.
moderation-counts = Partia liczy się do rankingu jak każda inna.
moderation-does-not-count = Partia nie liczy się do rankingu.

moderation-blocked = Blokada: ty i { $player } nie zaczniecie już ze sobą partii, chyba że w lidze. Nie możecie rzucać sobie wyzwań, dołączać do nich ani prosić o rewanż. Trwające partie toczą się dalej. Wiesz o tym tylko ty. Cofniesz to tak: { STEP("unblock") }.
moderation-unblocked = Nie blokujesz już gracza { $player }.
moderation-blocks = Blokujesz: { $players }. Cofniesz to tak: { STEP("unblock") }.
moderation-blocks-nobody = Nikogo nie blokujesz. Jeśli kogoś zablokujesz, nie możecie ze sobą grać: { STEP("block") }.
