# Lists of games and challenges, and the line under a board that says how a game stands.

lists-board = <b>{ $variant }, partida { $game }</b>: { $first } ({ $first_side }) contra { $second } ({ $second_side }).
lists-board-last-move = Última jugada: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = Turno { $side-of }.
lists-board-to-move-in-check = Turno { $side-of }, en jaque.
lists-board-offers-draw = { $player } ofrece tablas.

lists-own-none = No tienes partidas en curso. Empieza una con { STEP("challenge") }.
lists-own-game = { $turn ->
    [own] <b>Te toca</b>
   *[other] Le toca a tu rival
} en la partida { $number } ({ $variant }) contra { $opponent }, jugada { $move_number }{ $clock ->
    [stopped] , en pausa desde el { $time }
    [overdue] , sin tiempo; reclama la victoria con { STEP("claim", "game", $number) }
    [runs] , plazo hasta el { $time }
    [starts] , el reloj empieza con su primer tablero
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; allí una oferta espera tu respuesta
   *[no] {""}
}
lists-own-challenge = Desafío { $number }: { $challenger } desafió a { $opponent } a { $variant }. Aún sin respuesta.
lists-finished-game = Partida { $number } ({ $variant }) contra { $opponent }.

lists-member = Partidas en curso de { $member }:
lists-member-game = partida { $number } ({ $variant }): { $first } contra { $second }, jugada { $move_number }, turno de { $mover }{ $clock ->
    [stopped] , en pausa desde el { $time }
    [overdue] , sin tiempo
    [runs] , plazo hasta el { $time }
    [starts] , el reloj empieza con su primer tablero
   *[none] {""}
}: { $game }
lists-member-finished = Partidas terminadas de { $member }:

lists-open = Cualquiera en { TERM("community", "this") } puede unirse:
lists-open-more = Estos son los más recientes. Para ver otros, indica una variante o un miembro: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = Para unirte a un desafío de otra red, usa su código: { STEP("join", "code", "4F7Q2K") }.

lists-none-running = { $by ->
    [variant] No tienes partidas en curso de { $variant }. Mira todas tus partidas con { STEP("games") }.
   *[all] No tienes partidas en curso. Mira todas tus partidas con { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } no tiene partidas en curso de { $variant } en { TERM("community", "this") }. Mira las tuyas con { STEP("games") }.
   *[member] { $member } no tiene partidas en curso en { TERM("community", "this") }. Mira las tuyas con { STEP("games") }.
}
lists-calendar = Tus plazos, en un archivo para tu calendario. Pide uno nuevo después de jugar: cada partida conserva su entrada.
lists-none-calendar = Ninguna de tus partidas tiene ahora un plazo para ti. Míralas con { STEP("games") }.
lists-none-mine = { $by ->
    [both] Ninguna partida de { $variant } contra { $member } espera tu jugada. Mira todas tus partidas con { STEP("games") }.
    [variant] Ninguna partida de { $variant } espera tu jugada. Mira todas tus partidas con { STEP("games") }.
    [member] Ninguna partida contra { $member } espera tu jugada. Mira todas tus partidas con { STEP("games") }.
   *[all] Ninguna partida espera tu jugada. Mira todas tus partidas con { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] Aún no tienes partidas terminadas de { $variant }. Mira las que tienes en curso con { STEP("games") }.
   *[all] Aún no tienes partidas terminadas. Mira las que tienes en curso con { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } aún no tiene partidas terminadas de { $variant } en { TERM("community", "this") }. Mira las tuyas con { STEP("games") }.
   *[member] { $member } aún no tiene partidas terminadas en { TERM("community", "this") }. Mira las tuyas con { STEP("games") }.
}
lists-none-open = { $by ->
    [both] En { TERM("community", "this") } no hay ningún desafío abierto de { $member } a { $variant }.
    [variant] En { TERM("community", "this") } no hay ningún desafío abierto a { $variant }.
    [member] En { TERM("community", "this") } no hay ningún desafío abierto de { $member }.
   *[all] En { TERM("community", "this") } no hay ningún desafío abierto.
} Crea uno, sin nombrar rival: { STEP("challenge", "variant", $variant) }.
