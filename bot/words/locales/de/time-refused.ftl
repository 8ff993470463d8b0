# Why something about a clock or a vacation is not done.

time-refused-no-clock = Diese Partie hat keine Uhr: kein Sieg auf Zeit, keine Zeit zum Verschenken. Spiel weiter mit { STEP("move") }.
time-refused-vacation-is-past = Ein Urlaub kann nicht in der Vergangenheit enden: Das war am { $until }. Wähle als { OPTION("vacation", "until") } eine Zeit, die noch kommt.
time-refused-vacation-ends-first = Dieser Urlaub würde am { $until } enden, bevor er am { $from } beginnt. Wähle bei { OPTION("vacation", "from") } etwas Früheres oder bei { OPTION("vacation", "until") } etwas Späteres.
time-refused-vacation-beyond-hours = Du bekommst { $yearly ->
    [720] 30 Tage
   *[other] { $yearly } Stunden
} Urlaub im Jahr. Was du noch hast, würde { $time } reichen, bis { $last }, also wurde kein Urlaub eingetragen. Wähle dieses oder ein früheres Ende als { OPTION("vacation", "until") }.
