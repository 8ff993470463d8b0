# Why something about a clock or a vacation is not done.

time-refused-no-clock = Ta partia nie ma zegara, więc nie da się żądać wygranej ani dodać czasu. Graj dalej: { STEP("move") }.
time-refused-vacation-is-past = Urlop nie może kończyć się w przeszłości, a to było { $until }. Wybierz późniejszy czas jako { OPTION("vacation", "until") }.
time-refused-vacation-ends-first = Ten urlop skończyłby się { $until }, zanim zacznie się { $from }. Podaj wcześniejszy czas w { OPTION("vacation", "from") } albo późniejszy w { OPTION("vacation", "until") }.
time-refused-vacation-beyond-hours = Masz { $yearly ->
    [720] 30 dni
    [one] { $yearly } godzinę
    [few] { $yearly } godziny
    [many] { $yearly } godzin
   *[other] { $yearly } godziny
} urlopu na rok. Zostało ci: { $time }, czyli do { $last }, więc urlopu nie ustawiono. Wybierz ten termin lub wcześniejszy jako { OPTION("vacation", "until") }.
