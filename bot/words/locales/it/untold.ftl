# Rules of a variant that follow from its settings, where its author's sentences do not tell them.

untold-royals = Un colore può avere più pezzi reali ({ $pieces }). È sotto scacco quando { $check ->
    [any] uno qualsiasi di loro è attaccato
    [last] gliene resta uno solo e questo è attaccato; finché ne ha di più, si catturano come gli altri
    [last-of-each] di uno di questi tipi gliene resta uno solo e questo è attaccato; finché ne ha di più dello stesso tipo, si catturano come gli altri
   *[all] tutti quelli che ha sono attaccati insieme; se ne ha più di uno, se ne può lasciare uno sotto attacco e farselo catturare
}.
untold-facing = Nessuna mossa può lasciare i pezzi reali ({ $king }) sulla stessa { $line ->
    [file] colonna
   *[any] colonna o traversa
} senza nulla in mezzo.
untold-must-capture = Chi può catturare deve farlo: in quel caso ogni altra mossa è illegale.
untold-no-checks = Nessuna mossa può dare scacco.
untold-facing-twice = Se i pezzi reali ({ $king }) si trovano di fronte sulla stessa colonna senza niente in mezzo, chi muove deve porvi fine o passare. Se passa, la partita finisce.
untold-passing = { $when ->
    [stuck] Chi non è sotto scacco e non ha mosse passa.
   *[always] Chi non è sotto scacco può passare.
} Due passi di seguito chiudono la partita.
untold-explosions = Ogni cattura esplode: spariscono i due pezzi e tutto ciò che sta sulle otto caselle intorno.
untold-explosions-but = Ogni cattura esplode: spariscono i due pezzi e tutto ciò che sta sulle otto caselle intorno. Restano al loro posto: { $pieces }.
untold-explosions-fireproof = Questi restano anche dove catturano: { $pieces }.
untold-lions = { $pieces }: nessuno di questi può catturarne un altro che sia difeso e a due caselle, a meno che lungo la via catturi anche un pezzo{ $count ->
    [0] {""}
   *[other] {" "}(questi non contano: { $minor })
}. Se un altro pezzo ne ha appena catturato uno, in risposta un altro pezzo può catturarne uno solo nella stessa casella.

untold-hands = { $captures ->
    [yes] Un pezzo catturato passa in mano a chi lo ha catturato. Invece
   *[no] Invece
} di muovere, si può paracadutare un pezzo dalla propria mano su una casella vuota.
untold-captured-as = Dopo la cattura, { $pieces-the } passa in mano come { $piece-lower }.
untold-drops-in = { $piece-No } si può paracadutare fuori dalla zona { $zone }.
untold-drops-most-on-file = { $piece-No } si può paracadutare su una colonna dove il suo colore ha già { $number } di questi pezzi.
untold-drops-no-mate = { $piece-No } si può paracadutare dando scacco matto.
untold-drops-on-both-colors = Di due pezzi uguali ({ $piece }) uno si paracaduta su una casella chiara e uno su una scura.
untold-drops-unmoved = Se { $piece-the } si paracaduta nella zona { $zone }, vale come se non avesse mai mosso.
untold-walls-moved = Dopo ogni mossa { $piece-the } va su un'altra casella vuota. Nulla ci va o cattura lì.
untold-walls-shot = Ogni mossa finisce con un nuovo pezzo ({ $piece }) su una casella vuota dove il pezzo mosso potrebbe poi andare. La casella resta chiusa.
untold-walls-anywhere = Ogni mossa finisce con un nuovo pezzo ({ $piece }) su una casella vuota. La casella resta chiusa.
untold-walls-left = La casella che un pezzo lascia si chiude ({ $piece }) e resta chiusa.
untold-walls-within = { $piece-No } sta fuori dalla zona { $zone }.
untold-gates = Quando uno di questi pezzi muove per la prima volta, un pezzo in mano può entrare sulla casella che lascia: { $pieces }.
untold-drops-mobile = Un pezzo non si può paracadutare dove non potrebbe mai più muovere.
untold-must-drop = Chi può paracadutare un pezzo deve farlo.
untold-drops-no-checks = Paracadutando un pezzo non si può dare scacco.
untold-promotes-on-leaving = Anche una mossa che parte dalla zona { $zone } porta a promozione: { $pieces }.

untold-checkmate-wins = Vince chi riceve scacco matto.
untold-checks = Vince subito chi ha dato scacco{ $checks ->
    [1] {""}
   *[other] {" "}{ $number } volte
}.
untold-goal = Vince{ $when ->
    [at-once] {" "}subito
   *[other] {""}
} chi ha { $has } { $place }, { $when ->
    [at-once] alla fine della propria mossa.
    [unanswered] alla fine della propria mossa; se { $second } può fare lo stesso con la mossa subito dopo quella di { $first }, la partita continua per quella mossa, ed è patta se ci sono riusciti entrambi.
    [held] alla fine della propria mossa e ancora dopo la risposta dell'altro colore.
    [safe] al riparo da ogni attacco; se è così per entrambi i colori, è patta.
   *[safe-or-held] al riparo da ogni attacco, o ancora dopo la risposta dell'altro colore.
}
untold-goal-one = un pezzo di tipo { $pieces }
untold-goal-several = { $number } di questi pezzi ({ $pieces }){ $or_full ->
    [yes] , o uno con tutte le caselle occupate,
   *[no] {""}
}
untold-goal-place = nella zona { $zone }
untold-goal-places = nella zona { $first_zone } ({ $first }) o nella zona { $second_zone } ({ $second })
untold-extinction = { $result ->
    [wins] Vince
   *[loses] Perde
} chi resta { $left ->
    [0] senza pezzi
   *[other] con al massimo { $number } tra i pezzi
} { $of ->
    [one] di questo tipo
    [each] di uno di questi tipi
   *[together] di questi tipi, contati insieme
}: { $pieces }.
untold-extinction-both = Se una mossa lo causa a entrambi i colori, { $who ->
    [other] vince l'altro
   *[nobody] la partita continua
}.
untold-row = { $result ->
    [wins] Vince
   *[loses] Perde
} chi con la propria mossa ha { $number } di questi su una linea{ $gaps ->
    [yes] , anche con caselle in mezzo
   *[no] , uno accanto all'altro
}: { $pieces }. Contano { $lines }.
untold-row-files = colonne
untold-row-ranks = traverse
untold-row-diagonals = diagonali
untold-bare-king-loses = Perde chi resta con il solo Re, a meno che possa catturare subito l'ultimo pezzo dell'altro.
untold-restricted = Perde chi dopo una cattura ha soltanto il Re e questi pezzi: { $pieces }.
untold-repetition-loses = Perde chi con la propria mossa fa comparire una posizione per la { $number } volta.
untold-repetition-wins = Vince chi con la propria mossa fa comparire una posizione per la { $number } volta.
untold-repetition-second-wins = { $side-The } vince quando una posizione compare per la { $number } volta.
untold-perpetual-check-loses = Quando una ripetizione chiude la partita, perde chi ha dato scacco con ogni mossa da quando la posizione è comparsa la prima volta, se l'altro non ha fatto lo stesso.

untold-stalemate-draws = Lo stallo è patta.
untold-stalemate-loses = Perde chi va in stallo.
untold-stalemate-wins = Vince chi va in stallo.
untold-stalemate-fewer-pieces = In caso di stallo vince chi ha meno pezzi; a parità di pezzi è patta.
untold-repetition-claim = Si può reclamare la patta quando una posizione compare per la { $number } volta.
untold-move-rule-claim = Si può reclamare la patta dopo { $moves } mosse di ogni colore senza una cattura, una mossa di pedone o una promozione.
untold-move-rule-draws = Dopo { $moves } mosse di ogni colore senza una cattura, una mossa di pedone o una promozione, la partita è patta da sé.
untold-repetition-draws = Quando una posizione compare per la { $number } volta, la partita è patta da sé.
untold-counting = Quando non ci sono più pedoni, si contano le mosse, e la partita è patta alla prima oltre il limite: { $limits }.
untold-counting-early = Si contano le mosse, e la partita è patta alla prima oltre il limite: { $limits }.
untold-counting-board = { $moves } finché nessuno dei due ha il Re solo
untold-counting-few = { $moves } appena un colore ha al massimo { $number } pezzi, Re compreso, e nessun Re è solo
untold-counting-with = { $moves } con { $piece } ({ $number }) contro un Re solo
untold-counting-otherwise = { $moves } con qualsiasi altra cosa
untold-counting-from-pieces = { $limits }, contando dal numero di tutti i pezzi sulla scacchiera
untold-bare-kings-draw = La partita è patta quando restano solo i Re.
untold-points = Dove la partita sarebbe patta da sé, vince chi ha più punti: { $values }.
untold-points-of = { $piece } { $points }
untold-points-second = { $side } { $points } in più
untold-dead = La partita è patta quando nessuno può più vincere: { $pieces }.
untold-dead-alone = oltre ai Re resta un solo pezzo, di tipo { $pieces }
untold-dead-one-color = oltre ai Re restano solo questi, tutti su caselle dello stesso colore: { $pieces }
untold-dead-apart = restano solo questi, e i pezzi dei due giocatori stanno su caselle di colore diverso: { $pieces }

untold-never-promoted-to = Nessun pezzo si promuove a { $piece-lower }.
untold-promoted-up-to = Nessun pezzo si promuove a { $piece-lower } finché il suo colore ne ha { $number }.
