# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = A administração { TERM("community", "of-the") } só permite partidas novas em certos lugares, e esta começaria em outro. Veja os que você pode usar com { STEP("places") } lá, ou fale com a administração.
limit-refused-elsewhere = A administração { TERM("community", "of-this") } só permite partidas novas nestes lugares: { $places }. Faça o desafio lá.
limit-refused-no-place-seen = { TERM("place", "none") } que você possa ver
limit-refused-variant = { $variant } não se joga { TERM("community", "in-this") }: a administração escolhe as variantes. Escolha: { $allowed }.
limit-refused-variant-of-many = { $variant } não se joga { TERM("community", "in-this") }: a administração escolhe as variantes. Escolha outra, por exemplo { $some }. Veja todas com { STEP("variants") }.
limit-refused-too-many-games = Você já está jogando { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
} { TERM("community", "in-this") }, o máximo que a administração permite. Termine uma antes; veja quais com { STEP("games") }.
limit-refused-other-has-too-many-games = { $player } já está jogando { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
} { TERM("community", "in-this") }, o máximo que a administração permite. Tente de novo quando uma terminar.
limit-refused-not-a-manager = Para escolher as variantes e os lugares das partidas novas { TERM("community", "in-this") }, é preciso ter { TERM("manager-right") }. Peça a alguém que tenha. Veja o que está liberado com { STEP("places") } e { STEP("variants") }.
limit-refused-no-community = Lugares e variantes para partidas novas se definem { TERM("community", "in-a") }, e esta é uma conversa privada. Use { STEP("places") } ou { STEP("variants") } { TERM("place", "in-a") } { TERM("community", "of-the") }.
limit-refused-no-place-listed = As partidas podem começar em { TERM("place", "every") } { TERM("community", "of-this") }. Vá aonde você quer que comecem e use { STEP("places", "here", "allow") }: aí começam só lá.
limit-refused-last-place = { TERM("place", "this-is-the-only") } onde partidas podem começar; sem isso, não sobraria lugar. Antes, libere outro lugar com { STEP("places", "here", "allow") } lá, ou todos com { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = As partidas já podem começar em { $most } lugares aqui, o máximo. Antes, tire um da lista com { STEP("places", "here", "forbid") } lá, ou libere todos com { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } é a única variante liberada aqui; sem ela não sobraria nenhuma. Antes, libere outra, ou todas com { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Você pode liberar ou proibir uma variante, não as duas coisas de uma vez. Tire { OPTION("variants", "allow") } ou { OPTION("variants", "forbid") }.
