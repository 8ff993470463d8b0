# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

challenge-made = { $challenger } sfida { $opponent } a <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } cerca una partita di <b>{ $variant }</b> ({ $files }×{ $ranks }).

challenge-side-chosen = Comincia { $player } ({ $side }).
challenge-side-of-who-joins = Comincia chi raccoglie la sfida ({ $side }).
challenge-side-by-lot = I colori si sorteggiano; comincia { $side-the }.
challenge-side-by-lot-on-acceptance = I colori si sorteggiano quando la sfida viene accettata; comincia { $side-the }.

challenge-stands = Sfida aperta per { $days ->
    [0] { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
    [one] { $days } giorno
   *[other] { $days } giorni
}.
challenge-open-stands = Sfida aperta per { $days ->
    [0] { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
    [one] { $days } giorno
   *[other] { $days } giorni
}.
challenge-stands-until = Sfida aperta fino al { $until }.
challenge-may-join = { $games ->
    [1] Gioca chi la raccoglie per primo.
   *[other] Fino a { $games } partite: una per ogni giocatore che la raccoglie.
}
challenge-may-join-any-number = Chiunque la raccolga gioca una partita.
challenge-join-elsewhere = Da un'altra rete, raccoglila con { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Sfida inviata. Ora aspettiamo { $opponent }.
challenge-to-computer-done = La partita contro { $opponent } comincia tra un attimo.
challenge-open-made-done = La tua sfida è aperta. Chiunque qui può raccoglierla.

challenge-rated = { $event ->
    [yes] La partita è classificata.
   *[no] La partita è classificata, quindi una mossa si può ritirare solo entro un minuto.
}
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (stima)
challenge-rating-none = ancora nessun rating
challenge-beyond-four = Questo mese contano già quattro vostre partite classificate, il massimo tra due giocatori. Se anche questa finisce entro il mese, non conterà.

challenge-start-order = La disposizione è scelta: <code>{ $order }</code>. { $first } ha questi pezzi su { $squares }, e { $second } li ha { $symmetry ->
    [central] come se la scacchiera fosse ruotata
   *[mirror] di fronte
}.
challenge-start-position = La partita comincia da questa posizione: <code>{ $fen }</code>
challenge-start-drawn = La disposizione si sorteggia ({ $symmetry ->
    [asymmetric] asimmetrica
    [central] ruotata
   *[mirror] a specchio
}).
challenge-start-provisional = La disposizione è provvisoria.
challenge-start-as-posted = La posizione di partenza è nella sfida.

challenge-lot-promise = La disposizione viene da un segreto che ho sorteggiato al lancio della sfida. Il suo SHA-256 è <code>{ $hash }</code>. Mostrerò il segreto all'inizio della partita: così puoi controllare che sia rimasto lo stesso.
challenge-lot-proof = La disposizione è stata sorteggiata prima che la sfida fosse accettata. Il segreto è <code>{ $secret }</code>, e il suo SHA-256 è <code>{ $hash }</code>, che tutti potevano vedere con la sfida. Controlla tu: { $symmetry ->
    [asymmetric] aggiungi « first» (spazio compreso) dopo il segreto e calcola lo SHA-256 del tutto. Fai lo stesso con « second». Le prime 16 cifre, modulo { $orders }, sono { $first } e { $second }: un numero per ogni colore. Dividi ciascuno più volte
   *[other] aggiungi « first» (spazio compreso) dopo il segreto e calcola lo SHA-256 del tutto. Le prime 16 cifre, modulo { $orders }, sono { $first }: il numero per entrambi i colori. Dividilo più volte
} e usa i resti: { $picks }. Conta i resti da 0 e le caselle da a1 in poi. Salta ciò che è già scelto.
challenge-lot-piece = per { $ways } un pezzo tra { $labels } da mettere in { $square }
challenge-lot-and-so-on = e così via
challenge-lot-light-square = per { $ways } { $squares ->
    [all] una casella chiara
   *[listed] una casella chiara tra { $squares }
} dove mettere { $label }
challenge-lot-dark-square = per { $ways } { $squares ->
    [all] una casella scura
   *[listed] una casella scura tra { $squares }
} dove mettere { $label }
challenge-lot-square = per { $ways } { $squares ->
    [all] una casella
   *[listed] una casella tra { $squares }
} dove mettere { $label }
challenge-lot-squares = per { $ways } { $squares ->
    [all] le caselle
   *[listed] le caselle tra { $squares }
} dove mettere { $labels } (gruppi di caselle in ordine di nome)

challenge-accepted = { $opponent } ha accettato la sfida di { $challenger } a <b>{ $variant }</b>: { $game }
challenge-accepted-open = { $opponent } ha raccolto la sfida di { $challenger } a <b>{ $variant }</b>: { $game }
challenge-joined = { $player } ha raccolto la sfida: { $game }. { $left ->
    [1] Resta una partita: la gioca chi raccoglie la sfida per primo.
   *[other] Restano fino a { $left } partite: una per ogni giocatore che raccoglie la sfida.
}
challenge-game-begins = <b>{ $variant }, partita { $game }</b>: { $first } ({ $first_side }) contro { $second } ({ $second_side }).
challenge-game-more = Altro: { STEP("help") }, { STEP("rules") }.
challenge-game-across = Questa partita si gioca su due reti. Mosse, offerte e risultato arrivano su entrambe; ciò che vi scrivete qui resta qui.
challenge-accepted-done = Sfida accettata. La tua partita: { $game }.
challenge-joined-done = Sfida raccolta. La tua partita: { $game }.
challenge-you-move-first = Cominci tu con { $side-the }. La scacchiera arriva lì tra un attimo.
challenge-other-moves-first = Comincia { $player }, poi muovi tu con { $side-the }. Ti avviso quando tocca a te.

challenge-declined-done = Sfida rifiutata.
challenge-withdrawn-done = Sfida ritirata.

challenge-open = { $opponent } può ancora rispondere alla sfida di { $challenger } a <b>{ $variant }</b>.
challenge-declined = { $opponent } ha rifiutato la sfida di { $challenger } a <b>{ $variant }</b>.
challenge-expired = { $opponent } non ha risposto in tempo alla sfida di { $challenger } a <b>{ $variant }</b>.
challenge-withdrawn = { $challenger } ha ritirato la sfida a { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = Chiunque può ancora raccogliere la sfida di { $challenger } a <b>{ $variant }</b>.
challenge-to-all-withdrawn = { $challenger } ha ritirato la sfida aperta a tutti (<b>{ $variant }</b>).
challenge-to-all-expired = È scaduta la sfida aperta a tutti di { $challenger } (<b>{ $variant }</b>).

challenge-listed = Sfida { $number }: { $challenger } cerca una partita di { $variant }.
challenge-listed-own = Sfida { $number }: cerchi una partita di { $variant }.

challenge-rematch = Rivincita ({ $game }):
challenge-rematch-asked-already = { $challenger } ti ha già chiesto la rivincita ({ $game }). Accettala o rifiutala.
challenge-rematch-news = { $player } chiede la rivincita a { $other }, qui: { $place }.
challenge-rematch-news-everywhere = { $player } chiede la rivincita a { $other } nei posti dove è nata questa partita.
challenge-rematch-stands = La sfida è qui: { $place }.
challenge-rematch-stands-everywhere = La sfida è nei posti dove è nata questa partita.
challenge-rematch-stands-with-game = La sfida è dove si è giocata questa partita.
challenge-rematch-out-of-sight = La sfida è dove tu non puoi vederla. Puoi rispondere qui: { STEP("games") }.
challenge-pick-game = Scegli un gioco per la tua sfida. Per un altro gioco, una cadenza o una parte, usa { STEP("challenge", "variant", "") }.
challenge-pick-more = Altri giochi
