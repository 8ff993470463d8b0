# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.

offer-asks-take-back = { $player } bittet darum, { $moves } zurückzunehmen
offer-asks-cancel = { $player } bittet darum, Partie { $game } ohne Ergebnis zu beenden

offer-take-back = { $player } bittet darum, { $moves } zurückzunehmen. Dann steht auf dem Brett wieder die Stellung nach <b>{ $last }</b>, und { $side } zieht neu. So sieht sie aus: { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } bittet darum, { $moves } zurückzunehmen. Dann steht auf dem Brett wieder die Anfangsstellung, und { $side } zieht neu. So sieht sie aus: { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } bittet darum, Partie { $game } ohne Ergebnis zu beenden: Niemand gewinnt, und sie zählt nicht.
offer-answer-while-they-move = { $opponent }, stimm zu oder lehne ab. Mit einem Zug von { $player } erledigt sich die Anfrage.
offer-answer = { $opponent }, stimm zu oder lehne ab. Auch mit einem Zug lehnst du ab.
offer-waits-for-answer = Antworte zuerst darauf.

offer-moves = { $moves } und { $next }

offer-take-back-not-alone = Allein kannst du nur einmal pro Zug zurücknehmen, innerhalb einer Minute und bevor dein Gegenüber etwas tut. Jetzt muss dein Gegenüber zustimmen.
offer-cancel-not-alone = Ihr habt beide gezogen, darum muss dein Gegenüber zustimmen.
offer-cancel-not-alone-in-event = Eine Turnierpartie zählt von Anfang an, darum muss dein Gegenüber zustimmen.
offer-done = Ich habe { $opponent } gefragt. Die Antwort kann auch Nein sein.
offer-drops-plan = Stimmt dein Gegenüber zu, werden deine geplanten Züge verworfen.

offer-take-back-was-asked = { $player } hat darum gebeten, { $moves } zurückzunehmen.
offer-cancel-was-asked = { $player } hat darum gebeten, Partie { $game } ohne Ergebnis zu beenden.
offer-take-back-declined = { $player } hat die Zugrücknahme abgelehnt, die Züge bleiben.
offer-cancel-declined = { $player } möchte die Partie nicht ohne Ergebnis beenden, also geht sie weiter.
offer-declined-done = Abgelehnt.

offer-taken-back = { $moves } wurde zurückgenommen.
offer-taken-back-rest = Alles, was davor gespielt wurde, bleibt:
offer-taken-back-done = Zurückgenommen: { $moves }. Du bist wieder am Zug.
offer-taken-back-with-draw = { $player } hat den Zug zurückgenommen, und damit auch das Remisangebot.
offer-taken-back-dropped-plan = Damit sind deine geplanten Züge verworfen. Plane neue mit { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } hat der Zugrücknahme zugestimmt.
offer-taken-back-by-agreement = { $count ->
    [one] { $moves } wurde einvernehmlich zurückgenommen.
   *[other] { $moves } wurden einvernehmlich zurückgenommen.
}
offer-taken-back-together = { $count ->
    [one] { $moves } wurde zurückgenommen.
   *[other] { $moves } wurden zurückgenommen.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] Du hast zugestimmt: { $moves } wurde zurückgenommen.
   *[other] Du hast zugestimmt: { $moves } wurden zurückgenommen.
}
offer-taken-back-draw-gone = Mit dem zurückgenommenen Zug ist auch das Remisangebot weg.

offer-end-alone-asked = Partie { $game } ({ $variant }) gegen { $opponent } ohne Ergebnis beenden? Damit ist sie sofort zu Ende, und das lässt sich nicht zurücknehmen.

offer-player-left = { $player } ist nicht mehr Mitglied dort, wo diese Partie gespielt wird. { $other }, ab { $from } kannst du sie ohne Ergebnis beenden: { STEP("abort", "game", $game) }. Vorher kann sie jemand { TERM("moderator-right", "with") } entscheiden: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } ist nicht mehr Mitglied dort, wo diese Partie gespielt wird. { $other }, jemand { TERM("moderator-right", "with") } kann sie entscheiden: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } ist wieder Mitglied dort, wo diese Partie gespielt wird, also geht sie weiter.
offer-refused-player-left = { $player } ist nicht mehr Mitglied dort, wo diese Partie gespielt wird. Allein beenden kannst du sie ab { $from }. Lass sie vorher von jemandem { TERM("moderator-right", "with") } entscheiden: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } ist nicht mehr Mitglied dort, wo diese Partie gespielt wird. Lass sie von jemandem { TERM("moderator-right", "with") } entscheiden: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = Du hast den Sieg beansprucht.
offer-given-done = Du hast deinem Gegenüber { $length } mehr Zeit gegeben.
