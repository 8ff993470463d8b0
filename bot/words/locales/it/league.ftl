# Leagues: made, joined, played and ended.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, stagione { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = Ognuno gioca contro tutti gli altri della sua divisione { $format ->
    [double] due volte, una per colore
   *[single] una volta
}, { $at_once ->
    [one] una partita
   *[other] { $at_once } partite
} alla volta. Una divisione ha al massimo { $size } giocatori.
league-rated = Le partite sono classificate.
league-repeats = Quando comincia una stagione, puoi iscriverti alla successiva.

# A league before it is posted.
league-preview = Il tuo campionato sarebbe così. Per ora lo vedi solo tu.
league-preview-size = In una divisione completa di { $size } si giocano { $games } partite, { $each } per ogni giocatore.
league-preview-time = Il campionato comincia il { $starts }. Dal { $ends } non iniziano più partite, e le ultime hanno due settimane.
league-preview-next = Pubblicalo qui con { $publish }, o crealo di nuovo per cambiare qualcosa. Una nuova anteprima prende il posto di questa.

league-published = Il campionato { $number }, { $name }, è pubblicato.
league-moved = { $name } da ora è qui: { $place }.

league-date-name = { $name }: comincia la stagione { $season }
league-date-about = { $variants }. La stagione comincia se partecipano almeno { $fewest } membri. Iscriviti sotto l'annuncio del campionato.

# $fewest: how many members are needed.
league-starts = Comincia il { $starts } se partecipano almeno { $fewest } membri.
# $before: the number of the season before.
league-starts-after = Comincia il { $starts }, ma non prima che sia finita la stagione { $before }, e solo se partecipano almeno { $fewest } membri.
league-waits-after = Comincia appena è finita la stagione { $before } e partecipano almeno { $fewest } membri.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] Comincia tra un attimo.
    [one] Comincia appena si iscrive un altro membro.
   *[other] Comincia appena si iscrivono altri { $missing } membri.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Non partecipa ancora nessuno.
    [one] Partecipa un membro: { $named }.
   *[other] Partecipano { $count } membri: { $named }{ $others ->
        [0] {""}
        [one] , più un altro
       *[other] , più altri { $others }
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = I sorteggi si fanno con un seme già fissato, che vedrai all'inizio. Il suo SHA-256: <code>{ $hash }</code>
league-seed = Il seme di tutti i sorteggi: <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = Partecipi a { $name }. { $when } Le tue partite iniziano da sole, e ti avviso.
league-left = Hai lasciato { $name }.
league-leave-asked = Vuoi lasciare { $name }?
# Under the last board of a game.
league-has-left = { $player } non partecipa più a { $name }.
league-removed = { $player } non partecipa più a { $name }.
league-were-removed = Chi gestisce i campionati ti ha tolto da { $name }. Chiedi pure il motivo.
league-remove-asked = Vuoi togliere { $player } da { $name }?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = È finita meno di metà delle { $whose ->
    [own] tue
   *[other] sue
} partite. Non ne conterà nessuna, e quelle in corso finiscono senza risultato.
league-leave-late = È finita almeno metà delle { $whose ->
    [own] tue
   *[other] sue
} partite. Quei risultati restano. { $open ->
    [0] Non resta nessuna partita.
    [one] Quella che resta è persa.
   *[other] Le { $open } che restano sono perse.
}

league-runs = Fino al { $ends } iniziano nuove partite. Vedi a che punto sei con { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Fino al { $ends } iniziano nuove partite.
league-last-games = Non iniziano più partite. Quelle in corso hanno tempo fino al { $until }.
league-last-games-decided = Non iniziano più partite. Per quelle ancora in corso si sta decidendo il risultato.
league-is-over = La stagione è finita il { $at }.
league-was-given-up = I gestori hanno chiuso il campionato prima dell'inizio.

# The tables. $points: such as 3½. $games: how many games have ended.
league-division = <b>Divisione { $division }</b>
league-line = { $rank }. { $player }: { $points } su { $games ->
    [one] 1 partita
   *[other] { $games } partite
}{ $left ->
    [yes] , non partecipa più
   *[no] {""}
}
league-line-struck-out = — { $player }: non partecipa più, e nessuna partita conta
# $shown: how many divisions are shown, of how many.
league-more-tables = Qui c'è solo il primo posto di { $shown ->
    [one] una divisione
   *[other] { $shown } divisioni
}, su { $divisions } in tutto. Vedi una classifica intera con { $show }.
league-other-divisions = Ci sono { $divisions } divisioni. Vedine un'altra con { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = Puoi ancora finire tra il posto { $best } e il posto { $worst }.
league-possible-one = Finisci al posto { $place }, comunque vada.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] Non hai partite in corso
    [one] La tua partita in corso: { $running }
   *[other] Le tue partite in corso: { $running }
}{ $waiting ->
    [0] .
    [one] , e una deve ancora iniziare.
   *[other] , e { $waiting } devono ancora iniziare.
}
league-how-ranked = A parità di punti decidono gli scontri diretti, poi il Sonneborn-Berger, le vittorie, le vittorie muovendo per secondi e infine il sorteggio.
league-signs = Nella tabella dei risultati 1 è una vittoria, = una patta e 0 una sconfitta. Una partita in corso è …, una che non conta è x, e + e - sono partite di chi ha lasciato tardi.

# Under the first board of a game. $round: of the pairings.
league-game-of = È una partita di <b>{ $name }</b>, divisione { $division }, turno { $round }.
league-last-call = In { $name } non iniziano più partite. Questa ha tempo fino al { $until }, o per altre dieci mosse di ogni colore. Se poi è ancora in corso, propongo io un risultato.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = Il tempo per le ultime partite di { $name } è scaduto, e questa è ancora in corso.
league-judged-level = Secondo i miei calcoli, la posizione è pari.
league-judged-won = Secondo i miei calcoli, { $side-the } ha una vittoria sicura.
league-judged = Secondo i miei calcoli, { $side-the } è in vantaggio di { $pawns } pedoni.
league-proposes-win = Propongo che vinca { $player }.
league-proposes-draw = Propongo la patta: nessuno ha tre torri di vantaggio.
league-proposes-draw-unread = Questa versione non riesce a leggerla, quindi propongo la patta.
league-proposal-stands = La proposta vale dal { $stands }, a meno che la partita finisca prima o i moderatori decidano altro: { $rule }.
league-for-managers = C'è una partita da guardare nel tuo campionato { $name }: { $game }.
league-stands = Era la mia proposta quando è scaduto il tempo per le ultime partite di { $name }.

league-over = <b>{ $name }: la stagione { $season } è finita.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] Divisione { $division }:{" "}
}{ $player } chiude al primo posto con { $points } punti.
# $others: how many divisions are not named.
league-more-winners = E { $others ->
    [one] un'altra divisione
   *[other] altre { $others } divisioni
}.
league-over-more = Vedi una classifica con { $show }.

league-file = Nel file ci sono le classifiche e tutte le partite di { $name }, stagione { $season }. Ogni partita finita ha il suo codice di controllo (hash).
# Entries of a calendar.
league-calendar-starts = { $name } comincia
league-calendar-ends = { $name }: non iniziano più partite
league-calendar-last = { $name }: propongo i risultati delle partite ancora in corso

league-extended = In { $name } possono iniziare partite fino al { $ends }.
league-end-asked = Vuoi chiudere ora la stagione di { $name }? Non iniziano più partite, e quelle in corso hanno due settimane.
league-end-asked-open = Vuoi chiudere { $name } prima che cominci? Chi partecipa lo vedrà nel messaggio del campionato.
league-ends-now = La stagione di { $name } finisce ora. Avviso i giocatori tra un attimo.
league-given-up = Campionato chiuso prima dell'inizio: { $name }.

league-list = <b>Campionati qui</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, stagione { $season } · { $stage ->
    [draft] non ancora pubblicata
    [open] comincia il { $at }
    [waiting] aspetta altri membri
    [running] in corso fino al { $at }
    [last-call] ultime partite fino al { $at }
    [given-up] annullato il { $at }
   *[over] finita il { $at }
} · { $members ->
    [one] 1 membro
   *[other] { $members } membri
}{ $reader ->
    [in] {" "}· partecipi
   *[out] {""}
}
league-list-more = Vedine uno con { STEP("league", "what", "show", "number", "") }. Lì puoi anche iscriverti o lasciarlo.
league-others = { $others ->
    [one] Qui c'è anche un altro campionato.
   *[other] Qui ci sono anche altri { $others } campionati.
} Vedili tutti con { STEP("league", "what", "list") }.
league-none = Qui non ci sono campionati. I gestori ne creano uno con { STEP("league", "what", "create", "name", "", "variant", "") }.
