# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Reloj: { $clock }. { $timeout ->
    [lost] Quien se quede sin tiempo pierde.
   *[claimed] Si a alguien se le acaba el tiempo, su rival puede reclamar la victoria o darle más.
}{ $runs_on ->
    [vacations] {" "}Las vacaciones no detienen el reloj.
    [days-off] {" "}Los días libres no detienen el reloj.
    [both] {" "}Ni las vacaciones ni los días libres detienen el reloj.
   *[never] {""}
}{ $event ->
    [yes] {" "}Como en un torneo, no se deshacen jugadas ni se da tiempo extra. Quien no empiece a tiempo pierde.
   *[no] {""}
}
time-no-clock = Reloj: sin plazo.{ $event ->
    [yes] {" "}Como en un torneo, no se deshacen jugadas.
   *[no] {""}
}
time-clock-runs = El reloj empieza ahora.
time-clock-begins = Reloj: { $clock }. Empieza ahora.

time-clock-days = { $each } por jugada
time-clock-fischer = { $start } al inicio, { $more } más por jugada, { $most } como máximo
time-clock-start = { $time } al inicio
time-clock-free = { $time } gratis por jugada
time-clock-more = { $time } más por jugada
time-clock-more-within = { $time } más por jugada hecha en { $window }
time-clock-pace = vuelta al tiempo inicial si { $moves ->
    [one] 1 jugada dura
   *[other] { $moves } jugadas duran
} menos de { $time }
time-clock-least = { $time } como mínimo
time-clock-most = { $time } como máximo

time-short-days = { $each } por jugada
time-short-none = sin plazo
time-short-fischer = { $start }, +{ $more } por jugada, máximo { $most }
time-short-free = { $time } gratis
time-short-more = +{ $time }/jugada
time-short-more-within = +{ $time } en { $window }
time-short-most = máx. { $time }
time-short-lost = { $clock }; luego se pierde
time-short-claimed = { $clock }; luego decide el rival

time-until = El plazo termina el { $deadline }.
time-of-other-claimable = Se le acabó el tiempo. Puedes reclamar la victoria con { STEP("claim", "game", $number) }.
time-of-other-was-up = Su tiempo se acabó el { $deadline }.

time-warning-heading = <b>{ $variant }, partida { $number }</b>, contra { $opponent }:
time-warning = { $player }, se te acaba el tiempo para esta jugada. Tienes hasta el { $deadline }.
time-then-vacation = Después se gastan tus horas de vacaciones, una a una, mientras te queden.
time-then-claimed = Después, { $opponent } puede reclamar la victoria.
time-then-lost = Después, pierdes la partida.
time-then-off = Después, la partida se cancela, sin resultado.
time-warning-play = Juega con { STEP("move") }.

time-from-vacation = El tiempo de { $player } se acabó el { $from }. Desde entonces se gastan sus horas de vacaciones, una a una, mientras le queden.
time-overdue = El tiempo de { $player } se acabó el { $deadline }. { $opponent }, puedes reclamar la victoria o dar más tiempo ({ STEP("give") }). Si antes llega una jugada, aún cuenta.
time-given = { $giver } dio { $length } más a { $player }. El plazo termina ahora el { $deadline }.
time-outage = Me desconecté del { $from } al { $until }. El reloj estuvo detenido ese tiempo y una hora más. Ahora { $player } tiene hasta el { $deadline }.

time-settings = Tus ajustes de tiempo, para los relojes de todas tus partidas:
time-zone = Zona horaria ({ OPTION("time", "zone") }): <code>{ $zone }</code>, hora actual: { $now }
time-setting = { $name ->
    [weekend] Días libres ({ OPTION("time", "weekend") })
    [quiet] Horas de silencio ({ OPTION("time", "quiet") })
   *[automatic] Vacaciones automáticas ({ OPTION("time", "automatic") })
}: { $value ->
    [none] { $name ->
        [weekend] ninguno
       *[quiet] ninguna
    }
    [off] no
    [on] sí
   *[other] <code>{ $value }</code>
}
time-setting-was = (antes: { $value ->
    [none] nada
    [off] no
    [on] sí
   *[other] { $value }
})
time-days-off-bound = Tus días libres serían: { $days ->
    [none] ninguno
   *[other] <code>{ $days }</code>
}. No podrías cambiarlos otra vez hasta dentro de { $length }, el { $until }.
time-zone-bound = Tu zona sería <code>{ $zone }</code>, hora actual: { $now }. Con días libres, no podrías cambiarla otra vez hasta dentro de { $length }, el { $until }.
time-set-it = Aún no he cambiado nada. ¿Confirmas el cambio?

time-vacation-planned = Estarás de vacaciones del { $from } al { $until }.
time-vacation-runs = Estás de vacaciones hasta el { $until }.
time-no-vacation = No estás de vacaciones.
time-vacation-left = { $left ->
    [0] Has gastado las { $hours } horas de vacaciones de este año. El año nuevo trae otras.
    [720] Este año te quedan los 30 días de vacaciones. Tómate algunos con { STEP("vacation", "until", "10d") }.
   *[other] Horas de vacaciones que te quedan este año: { $left } de { $hours }. Tómate algunas con { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Has gastado las { $hours } horas de vacaciones de este año.
    [720] Este año te quedan los 30 días de vacaciones.
   *[other] Horas de vacaciones que te quedan este año: { $left } de { $hours }.
} Termina tus vacaciones con { STEP("vacation", "end", "now") }.
