# Lists of games and challenges, and the line under a board that says how a game stands.

lists-board = <b>{ $variant }, partita { $game }</b>: { $first } ({ $first_side }) contro { $second } ({ $second_side }).
lists-board-last-move = Ultima mossa: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = Muove { $side-the }.
lists-board-to-move-in-check = Muove { $side-the }, sotto scacco.
lists-board-offers-draw = { $player } offre patta.

lists-own-none = Non hai partite in corso. Iniziane una con { STEP("challenge") }.
lists-own-game = { $turn ->
    [own] <b>Tocca a te</b>
   *[other] Tocca all'avversario
} nella partita { $number } ({ $variant }) contro { $opponent }, mossa { $move_number }.{ $clock ->
    [stopped] {" "}Sospesa dal { $time }.
    [overdue] {" "}Tempo scaduto: reclama la vittoria con { STEP("claim", "game", $number) }.
    [runs] {" "}Scadenza: { $time }.
    [starts] {" "}L'orologio parte con la prima scacchiera.
   *[none] {""}
} Si gioca qui: { $game }{ $offer ->
    [yes] ; lì un'offerta aspetta la tua risposta
   *[no] {""}
}
lists-own-challenge = Sfida { $number }: { $challenger } ha sfidato { $opponent } a { $variant }. Ancora nessuna risposta.
lists-finished-game = Partita { $number } ({ $variant }) contro { $opponent }:

lists-member = Partite in corso di { $member }:
lists-member-game = partita { $number } ({ $variant }): { $first } contro { $second }, mossa { $move_number }, muove { $mover }{ $clock ->
    [stopped] , sospesa dal { $time }
    [overdue] , tempo scaduto
    [runs] , scadenza { $time }
    [starts] , l'orologio parte con la prima scacchiera
   *[none] {""}
}: { $game }
lists-member-finished = Partite finite di { $member }:

lists-open = Chiunque in { TERM("community", "this") } può raccogliere:
lists-open-more = Queste sono le più recenti. Per vederne altre, indica una variante o un membro: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = Per raccogliere una sfida da un'altra rete, usa il suo codice: { STEP("join", "code", "4F7Q2K") }.

lists-none-running = { $by ->
    [variant] Non hai partite in corso di { $variant }. Vedi tutte le tue partite con { STEP("games") }.
   *[all] Non hai partite in corso. Vedi tutte le tue partite con { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } non ha partite in corso di { $variant } in { TERM("community", "this") }. Vedi le tue con { STEP("games") }.
   *[member] { $member } non ha partite in corso in { TERM("community", "this") }. Vedi le tue con { STEP("games") }.
}
lists-calendar = Le tue scadenze, in un file per il tuo calendario. Chiedine uno nuovo dopo aver mosso: ogni partita tiene la sua voce.
lists-none-calendar = Nessuna delle tue partite ha ora una scadenza per te. Vedile con { STEP("games") }.
lists-none-mine = { $by ->
    [both] Nessuna partita di { $variant } contro { $member } aspetta la tua mossa. Vedi tutte le tue partite con { STEP("games") }.
    [variant] Nessuna partita di { $variant } aspetta la tua mossa. Vedi tutte le tue partite con { STEP("games") }.
    [member] Nessuna partita contro { $member } aspetta la tua mossa. Vedi tutte le tue partite con { STEP("games") }.
   *[all] Nessuna partita aspetta la tua mossa. Vedi tutte le tue partite con { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] Non hai ancora partite finite di { $variant }. Vedi quelle in corso con { STEP("games") }.
   *[all] Non hai ancora partite finite. Vedi quelle in corso con { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } non ha ancora partite finite di { $variant } in { TERM("community", "this") }. Vedi le tue con { STEP("games") }.
   *[member] { $member } non ha ancora partite finite in { TERM("community", "this") }. Vedi le tue con { STEP("games") }.
}
lists-none-open = { $by ->
    [both] Nessuna sfida di { $member } a { $variant } è aperta in { TERM("community", "this") }.
    [variant] Nessuna sfida a { $variant } è aperta in { TERM("community", "this") }.
    [member] Nessuna sfida di { $member } è aperta in { TERM("community", "this") }.
   *[all] Nessuna sfida è aperta in { TERM("community", "this") }.
} Lanciane una tu, senza indicare un avversario: { STEP("challenge", "variant", $variant) }.
