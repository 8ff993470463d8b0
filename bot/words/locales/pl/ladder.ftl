# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Drabinka: { $name }</b> · { $members ->
    [one] 1 osoba
    [few] { $members } osoby
   *[other] { $members } osób
}
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← ty
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } wyzywa { $challenged }: { $game }
ladder-join = Nie ma cię na tej drabince. Dołącz na końcu: { $join }.
ladder-own-first = Jesteś na czele. Inni mogą cię wyzwać i wtedy partia zaczyna się od razu.
ladder-own-challenge = Twoje wyzwanie trwa: { $game }
ladder-nobody-free = Teraz nie możesz wyzwać nikogo nad sobą. Zajrzyj znowu za kilka dni.
ladder-may-challenge = Możesz wyzwać: { $players }. Jeśli wygrasz, zajmiesz to miejsce.
ladder-how = Wyzwanie od razu zaczyna partię, a strony są losowane. Możesz wyzwać kogoś najwyżej trzy miejsca nad sobą, ale nie w czasie urlopu. Kto przegra na czas przed swoim drugim ruchem, spada na koniec.

ladder-list = <b>Tutejsze drabinki</b>
ladder-list-line = { $name }, { $members ->
    [one] 1 osoba
    [few] { $members } osoby
   *[other] { $members } osób
}{ $place ->
    [0] {""}
   *[other] {" "}(ty: miejsce { $place })
}: { $show }
ladder-list-more = { $others ->
    [one] I jeszcze jedna drabinka.
    [few] I jeszcze { $others } drabinki.
   *[other] I jeszcze { $others } drabinek.
}
ladder-none = Nie ma tu jeszcze drabinki. Zacznij ją: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Na drabince { $name } nie ma jeszcze nikogo. Zacznij: { $join }.

ladder-joined = Jesteś na drabince { $variant }, na miejscu { $place }. { $show } pokazuje, kogo możesz wyzwać.
ladder-left = Nie ma cię już na drabince. Trwające partie toczą się dalej.
ladder-removed = { $player } nie jest już na drabince.
ladder-were-removed = Ktoś z administracji usunął cię z drabinki { $variant }. Zapytaj tam, jeśli chcesz wiedzieć dlaczego.
ladder-gone = { $player } nie ma już tutaj, więc nie ma też na drabince. { $show } pokazuje, kogo możesz teraz wyzwać.

ladder-game-of = Gra toczy się o miejsce { $place } na drabince: { $challenger } zajmie je, jeśli wygra.
ladder-challenged = Twoja partia się zaczęła ({ $opponent }): { $game }.
ladder-rose = { $player } zajmuje miejsce { $place } na drabince. Zobacz ją: { $show }.
ladder-fell = { $player } przegrywa na czas przed drugim ruchem i spada na koniec drabinki. Zobacz ją: { $show }.
ladder-stays = Drabinka się nie zmienia. Zobacz ją: { $show }.
