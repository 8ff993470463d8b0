# Why something about a clock or a vacation is not done.

time-refused-no-clock = Esta partida no tiene reloj, así que no hay tiempo que reclamar ni dar. Sigue jugando con { STEP("move") }.
time-refused-vacation-is-past = Unas vacaciones no pueden terminar en el pasado: eso fue el { $until }. Elige un momento futuro como { OPTION("vacation", "until") }.
time-refused-vacation-ends-first = Esas vacaciones terminarían el { $until }, antes de empezar el { $from }. Elige un { OPTION("vacation", "from") } anterior o un { OPTION("vacation", "until") } posterior.
time-refused-vacation-beyond-hours = Tienes { $yearly ->
    [720] 30 días
   *[other] { $yearly } horas
} de vacaciones al año. Lo que te queda duraría { $time }, hasta el { $last }, así que no fijé vacaciones. Elige ese final o uno anterior como { OPTION("vacation", "until") }.
