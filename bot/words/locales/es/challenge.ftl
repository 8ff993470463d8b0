# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

challenge-made = { $challenger } desafía a { $opponent } a una partida de <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } busca partida de <b>{ $variant }</b> ({ $files }×{ $ranks }).

challenge-side-chosen = { $player } juega con { $side-the } y mueve primero.
challenge-side-of-who-joins = Quien se una juega con { $side-the } y mueve primero.
challenge-side-by-lot = Los bandos se sortean; la primera jugada es { $side-of }.
challenge-side-by-lot-on-acceptance = Los bandos se sortean al aceptar el desafío; la primera jugada es { $side-of }.

challenge-stands = El desafío queda abierto durante { $days ->
    [0] { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
    [one] { $days } día
   *[other] { $days } días
}.
challenge-open-stands = El desafío queda abierto durante { $days ->
    [0] { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
    [one] { $days } día
   *[other] { $days } días
}.
challenge-stands-until = El desafío queda abierto hasta el { $until }.
challenge-may-join = { $games ->
    [1] La partida es para quien se una primero.
   *[other] Hasta { $games } partidas: una por persona que se una.
}
challenge-may-join-any-number = Cada persona que se una tendrá una partida.
challenge-join-elsewhere = Desde otra red, únete con { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Desafío enviado. Falta la respuesta de { $opponent }.
challenge-to-computer-done = La partida contra { $opponent } empieza enseguida.
challenge-open-made-done = Tu desafío está abierto. Aquí puede unirse cualquiera.

challenge-rated = { $event ->
    [yes] La partida es puntuable.
   *[no] La partida es puntuable, así que una jugada solo se puede deshacer durante un minuto.
}
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (estimación)
challenge-rating-none = todavía sin puntuación
challenge-beyond-four = Este mes ya han contado cuatro partidas puntuables entre estas dos personas, que es el máximo. Si esta también termina este mes, no contará.

challenge-start-order = La colocación inicial está elegida: <code>{ $order }</code>. Así están las piezas de { $first } en { $squares }; las de { $second }, { $symmetry ->
    [central] como si se girara el tablero
   *[mirror] enfrente
}.
challenge-start-position = La partida empieza en esta posición: <code>{ $fen }</code>
challenge-start-drawn = La colocación inicial se sortea ({ $symmetry ->
    [asymmetric] asimétrica
    [central] girada
   *[mirror] en espejo
}).
challenge-start-provisional = La colocación inicial es provisional.
challenge-start-as-posted = La posición inicial está en el desafío.

challenge-lot-promise = La colocación inicial sale de un secreto que sorteé al crearse el desafío. Su SHA-256 es <code>{ $hash }</code>. Mostraré el secreto cuando empiece la partida, para que compruebes que sigue siendo el mismo.
challenge-lot-proof = La colocación inicial se sorteó antes de aceptarse el desafío. El secreto es <code>{ $secret }</code>, y su SHA-256 es <code>{ $hash }</code>, que ya se veía con el desafío. Compruébalo: { $symmetry ->
    [asymmetric] añade “ first” detrás del secreto y calcula el SHA-256 de eso. Haz lo mismo con “ second”. Los primeros 16 dígitos, módulo { $orders }, son { $first } y { $second }: un número por bando. Divide cada uno una y otra vez
   *[other] añade “ first” detrás del secreto y calcula el SHA-256 de eso. Los primeros 16 dígitos, módulo { $orders }, son { $first }: el número de ambos bandos. Divídelo una y otra vez
} y usa los restos: { $picks }. Cuenta los restos desde 0 y las casillas desde a1. Omite lo ya elegido.
challenge-lot-piece = entre { $ways } para elegir una pieza de { $labels } para { $square }
challenge-lot-and-so-on = y así sucesivamente
challenge-lot-light-square = entre { $ways } para elegir { $squares ->
    [all] una casilla clara
   *[listed] una casilla clara de { $squares }
} para { $label }
challenge-lot-dark-square = entre { $ways } para elegir { $squares ->
    [all] una casilla oscura
   *[listed] una casilla oscura de { $squares }
} para { $label }
challenge-lot-square = entre { $ways } para elegir { $squares ->
    [all] una casilla
   *[listed] una casilla de { $squares }
} para { $label }
challenge-lot-squares = entre { $ways } para elegir { $squares ->
    [all] casillas
   *[listed] casillas de { $squares }
} para { $labels } (conjuntos de casillas por orden de sus nombres)

challenge-accepted = { $opponent } aceptó el desafío de { $challenger } a <b>{ $variant }</b>: { $game }
challenge-accepted-open = { $opponent } se unió al desafío de { $challenger } a <b>{ $variant }</b>: { $game }
challenge-joined = { $player } se unió: { $game }. { $left ->
    [1] Queda una partida más, para quien se una primero.
   *[other] Hasta { $left } partidas más: una por persona que se una.
}
challenge-game-begins = <b>{ $variant }, partida { $game }</b>. { $first } juega con { $first_side-the }; { $second }, con { $second_side-the }.
challenge-game-more = Más: { STEP("help") }, { STEP("rules") }.
challenge-game-across = Esta partida está en dos redes. Las jugadas, ofertas y resultados llegan a ambas; lo que se digan aquí se queda aquí.
challenge-accepted-done = Aceptado. Tu partida: { $game }.
challenge-joined-done = Te has unido. Tu partida: { $game }.
challenge-you-move-first = Juegas con { $side-the } y mueves primero. El tablero llega allí enseguida.
challenge-other-moves-first = Juegas con { $side-the }, y { $player } mueve primero. Te avisaré cuando te toque.

challenge-declined-done = Desafío rechazado.
challenge-withdrawn-done = Desafío retirado.

challenge-open = { $opponent } aún puede responder al desafío de { $challenger } a <b>{ $variant }</b>.
challenge-declined = { $opponent } rechazó el desafío de { $challenger } a <b>{ $variant }</b>.
challenge-expired = { $opponent } no respondió a tiempo al desafío de { $challenger } a <b>{ $variant }</b>.
challenge-withdrawn = { $challenger } retiró el desafío a { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = Cualquiera puede unirse aún al desafío de { $challenger } a <b>{ $variant }</b>.
challenge-to-all-withdrawn = { $challenger } retiró el desafío abierto a cualquiera (<b>{ $variant }</b>).
challenge-to-all-expired = Se acabó el tiempo del desafío de { $challenger } abierto a cualquiera (<b>{ $variant }</b>).

challenge-listed = Desafío { $number }: { $challenger } busca partida de { $variant }.
challenge-listed-own = Desafío { $number }: buscas partida de { $variant }.

challenge-rematch = Revancha de { $game }:
challenge-rematch-asked-already = { $challenger } ya te pidió la revancha de { $game }. Acéptala o recházala.
challenge-rematch-news = { $player } le pide la revancha a { $other } en { $place }.
challenge-rematch-news-everywhere = { $player } le pide la revancha a { $other } en los lugares donde se empezó esta partida o alguien se unió a ella.
challenge-rematch-stands = El desafío está en { $place }.
challenge-rematch-stands-everywhere = El desafío está en los lugares donde se empezó esta partida o alguien se unió a ella.
challenge-rematch-stands-with-game = El desafío está donde se jugó esta partida.
challenge-rematch-out-of-sight = El desafío está donde no puedes verlo. Puedes responder aquí: { STEP("games") }.
challenge-pick-game = Elige un juego para tu desafío. Para otro juego, un ritmo o un bando, usa { STEP("challenge", "variant", "") }.
challenge-pick-more = Más juegos
