# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Relógio: { $clock }. { $timeout ->
    [lost] Quem ficar sem tempo perde.
   *[claimed] Quando o tempo acaba, o oponente pode reivindicar a vitória ou dar mais tempo.
}{ $runs_on ->
    [vacations] {" "}Férias não param o relógio.
    [days-off] {" "}Folgas não param o relógio.
    [both] {" "}Nem férias nem folgas param o relógio.
   *[never] {""}
}{ $event ->
    [yes] {" "}Não se desfazem lances nem se dá tempo extra. Quem não começa a tempo perde.
   *[no] {""}
}
time-no-clock = Relógio: sem prazo.{ $event ->
    [yes] {" "}Não se desfazem lances.
   *[no] {""}
}
time-clock-runs = O relógio começa agora.
time-clock-begins = Relógio: { $clock }. Começa agora.

time-clock-days = { $each } por lance
time-clock-fischer = { $start } no início, mais { $more } por lance, no máximo { $most }
time-clock-start = { $time } no início
time-clock-free = { $time } grátis por lance
time-clock-more = mais { $time } por lance
time-clock-more-within = mais { $time } por lance feito em até { $window }
time-clock-pace = de volta ao tempo inicial se { $moves ->
    [one] { $moves } lance levar
   *[other] { $moves } lances levarem
} menos de { $time }
time-clock-least = no mínimo { $time }
time-clock-most = no máximo { $time }

time-short-days = { $each } por lance
time-short-none = sem prazo
time-short-fischer = { $start }, +{ $more } por lance, máx. { $most }
time-short-free = { $time } grátis
time-short-more = +{ $time }/lance
time-short-more-within = +{ $time } em { $window }
time-short-most = máx. { $time }
time-short-lost = { $clock }; depois, derrota
time-short-claimed = { $clock }; depois, o oponente decide

time-until = Prazo: { $deadline }.
time-of-other-claimable = O tempo do oponente acabou. Você pode reivindicar a vitória com { STEP("claim", "game", $number) }.
time-of-other-was-up = O tempo do oponente acabou em { $deadline }.

time-warning-heading = <b>{ $variant }, partida { $number }</b>, contra { $opponent }:
time-warning = { $player }, seu tempo para este lance está acabando. Você tem até { $deadline }.
time-then-vacation = Depois disso, o tempo sai das suas horas de férias, uma a uma, enquanto houver.
time-then-claimed = Depois disso, { $opponent } pode reivindicar a vitória.
time-then-lost = Depois disso, você perde a partida.
time-then-off = Depois disso, a partida é cancelada, sem resultado.
time-warning-play = Jogue com { STEP("move") }.

time-from-vacation = O tempo de { $player } acabou em { $from }. Desde então, o tempo sai das horas de férias de { $player }, uma a uma, enquanto houver.
time-overdue = O tempo de { $player } acabou em { $deadline }. { $opponent }, você pode reivindicar a vitória ou dar mais tempo ({ STEP("give") }). Um lance que chegue antes ainda vale.
time-given = { $giver } deu mais { $length } a { $player }. O prazo agora é { $deadline }.
time-outage = Fiquei fora do ar de { $from } até { $until }. O relógio ficou parado esse tempo e mais uma hora. { $player } agora tem até { $deadline }.

time-settings = Seus ajustes de tempo, para os relógios de todas as suas partidas:
time-zone = Fuso horário ({ OPTION("time", "zone") }): <code>{ $zone }</code>, onde agora são { $now }
time-setting = { $name ->
    [weekend] Folgas ({ OPTION("time", "weekend") })
    [quiet] Horário de silêncio ({ OPTION("time", "quiet") })
   *[automatic] Férias automáticas ({ OPTION("time", "automatic") })
}: { $value ->
    [none] { $name ->
        [quiet] nenhum
       *[other] nenhuma
    }
    [off] não
    [on] sim
   *[other] <code>{ $value }</code>
}
time-setting-was = (antes: { $value ->
    [none] não tinha
    [off] não
    [on] sim
   *[other] { $value }
})
time-days-off-bound = { $days ->
    [none] Você ficaria sem folgas
   *[other] Suas folgas passariam a ser <code>{ $days }</code>
}, e só daria para mudar de novo daqui a { $length }, em { $until }.
time-zone-bound = Seu fuso seria <code>{ $zone }</code>, onde agora são { $now }. Com folgas, você só poderia mudar de novo daqui a { $length }, em { $until }.
time-set-it = Ainda não mudei nada. Salvar assim?

time-vacation-planned = Você fica de férias de { $from } até { $until }.
time-vacation-runs = Você está de férias até { $until }.
time-no-vacation = Você não está de férias.
time-vacation-left = { $left ->
    [0] Você usou todas as { $hours } horas de férias deste ano. O ano novo traz outras.
    [720] Você ainda tem todos os 30 dias de férias deste ano. Tire alguns com { STEP("vacation", "until", "10d") }.
    [one] Resta { $left } das suas { $hours } horas de férias deste ano. Use com { STEP("vacation", "until", "10d") }.
   *[other] Restam { $left } das suas { $hours } horas de férias deste ano. Tire algumas com { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Você usou todas as { $hours } horas de férias deste ano.
    [720] Você ainda tem todos os 30 dias de férias deste ano.
    [one] Resta { $left } das suas { $hours } horas de férias deste ano.
   *[other] Restam { $left } das suas { $hours } horas de férias deste ano.
} Encerre suas férias com { STEP("vacation", "end", "now") }.
