# Why something about a clock or a vacation is not done.

time-refused-no-clock = Esta partida não tem relógio, então não há tempo a reivindicar ou dar. Continue com { STEP("move") }.
time-refused-vacation-is-past = Férias não podem terminar no passado: isso foi { $until }. Escolha um momento futuro em { OPTION("vacation", "until") }.
time-refused-vacation-ends-first = Essas férias terminariam em { $until }, antes de começar em { $from }. Escolha algo mais cedo em { OPTION("vacation", "from") } ou mais tarde em { OPTION("vacation", "until") }.
time-refused-vacation-beyond-hours = Você tem { $yearly ->
    [720] 30 dias
   *[other] { $yearly } horas
} de férias por ano. O que resta daria { $time }, até { $last }, então nada foi marcado. Escolha isso ou um fim mais cedo em { OPTION("vacation", "until") }.
