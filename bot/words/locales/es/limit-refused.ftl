# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = La administración { TERM("community", "of-the") } solo permite partidas nuevas en ciertos lugares, y esta empezaría en otro. Mira allí cuáles puedes usar con { STEP("places") }, o pregunta a la administración.
limit-refused-elsewhere = La administración de { TERM("community", "this") } solo permite partidas nuevas en { $places }. Crea el desafío allí.
limit-refused-no-place-seen = { TERM("place", "plural") } que no puedes ver
limit-refused-variant = { $variant } no se juega en { TERM("community", "this") }: la administración elige las variantes. Elige una: { $allowed }.
limit-refused-variant-of-many = { $variant } no se juega en { TERM("community", "this") }: la administración elige las variantes. Elige otra, por ejemplo { $some }. Míralas todas con { STEP("variants") }.
limit-refused-too-many-games = Ya estás jugando { $most ->
    [one] 1 partida
   *[other] { $most } partidas
} en { TERM("community", "this") }, el máximo que permite la administración. Termina una antes; míralas con { STEP("games") }.
limit-refused-other-has-too-many-games = { $player } ya está jugando { $most ->
    [one] 1 partida
   *[other] { $most } partidas
} en { TERM("community", "this") }, el máximo que permite la administración. Prueba de nuevo cuando termine una.
limit-refused-not-a-manager = Para elegir las variantes y los lugares de las partidas nuevas en { TERM("community", "this") } necesitas { TERM("manager-right") }. Pídeselo a quien pueda hacerlo. Mira lo permitido con { STEP("places") } y { STEP("variants") }.
limit-refused-no-community = Los lugares y variantes para partidas nuevas se fijan en { TERM("community", "a") }, y esta es una conversación privada. Usa { STEP("places") } o { STEP("variants") } en { TERM("place", "a") } { TERM("community", "of-the") }.
limit-refused-no-place-listed = En { TERM("community", "this") } se pueden empezar partidas en { TERM("place", "every") }. Ve adonde las quieras y usa { STEP("places", "here", "allow") }: desde entonces empiezan solo allí.
limit-refused-last-place = Este es el único lugar donde se pueden empezar partidas, y sin él no quedaría ninguno. Permite antes otro con { STEP("places", "here", "allow") } allí, o todos con { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Aquí ya se pueden empezar partidas en { $most } lugares, que es el máximo. Quita antes uno de la lista con { STEP("places", "here", "forbid") } allí, o permite todos con { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } es la única variante permitida aquí, y sin ella no quedaría ninguna. Permite antes otra, o todas con { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Puedes permitir una variante o prohibirla, no ambas cosas a la vez. Quita { OPTION("variants", "allow") } o { OPTION("variants", "forbid") }.
