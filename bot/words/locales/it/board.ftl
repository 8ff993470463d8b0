# Boards: what is on a square, what a piece is, what was captured.

board-fen = <b>{ $title } dopo { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}</b>, in FEN:
board-nothing-captured = Nessun pezzo perso.
board-captured = Pezzi persi: { $pieces }.
board-captured-difference = Pezzi persi: { $pieces }. Vantaggio { $side-of }: { $worth }.
board-captured-level = Pezzi persi: { $pieces }. I valori sono pari.
board-captured-of = { $side } – { $pieces }
board-fraction = { $whole },{ $part }

board-square = <b>Casella { $square }</b>: { $piece } { $side-of } ({ $letter }). { $moves }
board-wall = <b>Casella { $square }</b>: { $piece }. { $moves }
board-empty-square = <b>Casella { $square }</b>: vuota.
board-attacked = Attacchi { $side-of }: { $pieces }.
board-not-attacked = Attacchi { $side-of }: nessuno.
board-defended = Difese { $side-of }: { $pieces }.
board-not-defended = Difese { $side-of }: nessuna.

board-piece = <b>{ $piece } ({ $label })</b> di { $variant }. { $moves }
board-piece-aliases = Qui si chiama anche { $names }.
board-piece-elsewhere = In altri giochi si chiama: { $names }.
board-piece-name-elsewhere = { $name } ({ $games })
board-piece-value = Valore: { $value }.
board-piece-values = Valore: { $value } e { $second } (la fonte li dà entrambi).
board-piece-becomes = { $place ->
    [zone] Nella zona «{ $zone }»
    [file] Sull'ultima casella della sua colonna
   *[rank] Sull'ultima traversa
} { $whose ->
    [of-side] { $stays-the } { $side-of }
   *[of-both] questo pezzo
} diventa { $becomes-lower }{ $by ->
    [capture] {" "}se ci arriva catturando
    [step] {" "}se ci arriva con un solo passo, catturando o no
    [quiet-step] {" "}se ci arriva con un solo passo senza catturare
    [capturing-step] {" "}se ci arriva catturando a un passo di distanza
    [entering] {" "}se entra nella zona, o se cattura partendo da una sua casella o arrivandoci
    [entering-or-last] {" "}se entra nella zona, se cattura partendo da una sua casella o arrivandoci, o se arriva in fondo ({ $always })
   *[any-move] {""}
}{ $may_stay ->
    [always] , oppure resta { $stays-lower }
    [yes] , oppure resta { $stays-lower } se da lì può ancora muovere
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . Con qualsiasi altra mossa resta { $stays-lower }
}.
board-piece-becomes-there = { $stays }: diventa { $becomes } con una mossa a sé, nella zona { $zone } o quando è l'ultimo del suo tipo. Lo fa dove sta, o su una casella vuota dove il nuovo pezzo può andare. Il nuovo pezzo non può attaccare niente né dare scacco.
board-piece-either = { $names } o { $last }
board-piece-becomes-on = { $piece } (su { $files })
board-piece-at-most = Nessun pezzo lo diventa finché il suo colore ne ha { $most }.
board-piece-betza = XBetza: <code>{ $betza }</code>

board-reach-title = { $piece } in { $square } ({ $side }{ $supposed ->
    [yes] , se fosse il suo turno
   *[no] {""}
})
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = può andare in { $square }.
board-no-move = non ha mosse legali.
board-no-move-but-a-capture = non ha mosse legali: un altro pezzo può catturare, quindi deve farlo.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
board-of-game = Partita { $game }
board-of-line = La tua linea nella partita { $game }
board-more = <b>{ $variant }, partita { $game }</b>: che cosa vuoi fare?
