# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Cadenza: { $clock }. { $timeout ->
    [lost] Chi esaurisce il tempo perde.
   *[claimed] Se un giocatore esaurisce il tempo, l'avversario può reclamare la vittoria o dargli altro tempo.
}{ $runs_on ->
    [vacations] {" "}La vacanza non ferma l'orologio.
    [days-off] {" "}I giorni liberi non fermano l'orologio.
    [both] {" "}Né la vacanza né i giorni liberi fermano l'orologio.
   *[never] {""}
}{ $event ->
    [yes] {" "}Niente mosse ritirate e niente tempo extra. Chi non comincia in tempo perde.
   *[no] {""}
}
time-no-clock = Cadenza: nessuna scadenza.{ $event ->
    [yes] {" "}Niente mosse ritirate.
   *[no] {""}
}
time-clock-runs = L'orologio parte ora.
time-clock-begins = Cadenza: { $clock }. L'orologio parte ora.

time-clock-days = { $each } per mossa
time-clock-fischer = { $start } all'inizio, { $more } in più a ogni mossa, { $most } al massimo
time-clock-start = { $time } all'inizio
time-clock-free = { $time } gratis a ogni mossa
time-clock-more = { $time } in più a ogni mossa
time-clock-more-within = { $time } in più con una mossa entro { $window }
time-clock-pace = si torna al tempo iniziale se { $moves } mosse hanno richiesto meno di { $time }
time-clock-least = minimo { $time }
time-clock-most = massimo { $time }

time-short-days = { $each } per mossa
time-short-none = nessuna scadenza
time-short-fischer = { $start }, +{ $more } per mossa, max { $most }
time-short-free = { $time } gratis
time-short-more = +{ $time }/mossa
time-short-more-within = +{ $time } entro { $window }
time-short-most = max { $time }
time-short-lost = { $clock }; poi persa
time-short-claimed = { $clock }; poi decide l'avversario

time-until = Scadenza: { $deadline }.
time-of-other-claimable = Ha esaurito il tempo. Puoi reclamare la vittoria con { STEP("claim", "game", $number) }.
time-of-other-was-up = Ha esaurito il tempo il { $deadline }.

time-warning-heading = <b>{ $variant }, partita { $number }</b>, contro { $opponent }:
time-warning = { $player }, il tuo tempo per questa mossa sta per finire. Hai fino al { $deadline }.
time-then-vacation = Poi si usano le tue ore di vacanza, una alla volta, finché ne hai.
time-then-claimed = Poi { $opponent } può reclamare la vittoria.
time-then-lost = Poi perdi la partita.
time-then-off = Poi la partita salta, senza risultato.
time-warning-play = Gioca con { STEP("move") }.

time-from-vacation = { $player } ha esaurito il tempo il { $from }. Da allora si usano le sue ore di vacanza, una alla volta, finché ne ha.
time-overdue = { $player } ha esaurito il tempo il { $deadline }. { $opponent }, puoi reclamare la vittoria o dare altro tempo ({ STEP("give") }). Una mossa che arriva prima vale ancora.
time-given = { $giver } ha dato a { $player } altro tempo: { $length }. Nuova scadenza: { $deadline }.
time-outage = Sono rimasto offline dal { $from } al { $until }. L'orologio è stato fermo per quel tempo e un'ora in più. { $player } ora ha tempo fino al { $deadline }.

time-settings = Le tue impostazioni per gli orologi di tutte le tue partite:
time-zone = Fuso orario ({ OPTION("time", "zone") }): <code>{ $zone }</code>, dove ora sono le { $now }
time-setting = { $name ->
    [weekend] Giorni liberi ({ OPTION("time", "weekend") })
    [quiet] Ore di silenzio ({ OPTION("time", "quiet") })
   *[automatic] Vacanze automatiche ({ OPTION("time", "automatic") })
}: { $value ->
    [none] { $name ->
        [weekend] nessuno
       *[other] nessuna
    }
    [off] no
    [on] sì
   *[other] <code>{ $value }</code>
}
time-setting-was = (prima: { $value ->
    [none] niente
    [off] no
    [on] sì
   *[other] { $value }
})
time-days-off-bound = { $days ->
    [none] Non avrai giorni liberi
   *[other] I tuoi giorni liberi saranno <code>{ $days }</code>
}. Potrai cambiarli di nuovo solo tra { $length }, cioè dal { $until }.
time-zone-bound = Il tuo fuso sarà <code>{ $zone }</code>, dove ora sono le { $now }. Con giorni liberi, potrai cambiarlo di nuovo solo tra { $length }, cioè dal { $until }.
time-set-it = Non ho ancora impostato nulla. Confermi?

time-vacation-planned = Vai in vacanza dal { $from } al { $until }.
time-vacation-runs = Sei in vacanza fino al { $until }.
time-no-vacation = Non sei in vacanza.
time-vacation-left = { $left ->
    [0] Quest'anno hai usato tutte le { $hours } ore di vacanza. L'anno nuovo ne porta altre.
    [720] Quest'anno hai ancora tutti i 30 giorni di vacanza. Per andare in vacanza: { STEP("vacation", "until", "10d") }.
   *[other] Ore di vacanza che ti restano quest'anno: { $left } su { $hours }. Per andare in vacanza: { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Quest'anno hai usato tutte le { $hours } ore di vacanza.
    [720] Quest'anno hai ancora tutti i 30 giorni di vacanza.
   *[other] Ore di vacanza che ti restano quest'anno: { $left } su { $hours }.
} Chiudi la vacanza con { STEP("vacation", "end", "now") }.
