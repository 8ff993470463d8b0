# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = I gestori { TERM("community", "of") } permettono nuove partite solo in certi posti, e questa inizierebbe altrove. Vedi quelli che puoi usare con { STEP("places") } lì, o chiedi a un gestore.
limit-refused-elsewhere = I gestori di { TERM("community", "this") } permettono nuove partite solo qui: { $places }. Lancia la sfida lì.
limit-refused-no-place-seen = { TERM("place", "none") } che tu possa vedere
limit-refused-variant = { $variant } non si gioca in { TERM("community", "this") }: le varianti le scelgono i gestori. Scegli tra: { $allowed }.
limit-refused-variant-of-many = { $variant } non si gioca in { TERM("community", "this") }: le varianti le scelgono i gestori. Scegline un'altra, per esempio { $some }. Le vedi tutte con { STEP("variants") }.
limit-refused-too-many-games = Stai già giocando { $most ->
    [one] 1 partita
   *[other] { $most } partite
} in { TERM("community", "this") }, il massimo permesso dai gestori. Prima finiscine una; le vedi con { STEP("games") }.
limit-refused-other-has-too-many-games = { $player } sta già giocando { $most ->
    [one] 1 partita
   *[other] { $most } partite
} in { TERM("community", "this") }, il massimo permesso dai gestori. Riprova quando ne avrà finita una.
limit-refused-not-a-manager = Per scegliere le varianti e i posti delle nuove partite in { TERM("community", "this") } serve { TERM("manager-right") }. Chiedi a chi ne dispone. Vedi che cosa è permesso con { STEP("places") } e { STEP("variants") }.
limit-refused-no-community = I posti e le varianti delle nuove partite si scelgono per { TERM("community", "a") }, e questa è una conversazione privata. Usa { STEP("places") } o { STEP("variants") } in { TERM("place", "a") } { TERM("community", "of") }.
limit-refused-no-place-listed = Le partite possono iniziare in ogni { TERM("place") } di { TERM("community", "this") }. Vai dove le vuoi e usa { STEP("places", "here", "allow") }: poi iniziano lì e da nessun'altra parte.
limit-refused-last-place = È { TERM("place", "only-one") } dove possono iniziare partite, e serve almeno un posto. Prima aggiungine un altro con { STEP("places", "here", "allow") } lì, o permettili tutti con { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Qui le partite possono già iniziare in { $most } posti, il massimo. Prima togline uno con { STEP("places", "here", "forbid") } lì, o permettili tutti con { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } è l'unica variante permessa qui: senza, non ce ne sarebbero. Prima permettine un'altra, o tutte con { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Puoi permettere una variante o vietarne una, non le due cose insieme. Togli { OPTION("variants", "allow") } o { OPTION("variants", "forbid") }.
