# Why something about a clock or a vacation is not done.

time-refused-no-clock = Questa partita non ha orologio, quindi non c'è tempo da dare né vittoria da reclamare. Continua con { STEP("move") }.
time-refused-vacation-is-past = Una vacanza non può finire nel passato: { $until } è già trascorso. Scegli un momento futuro come { OPTION("vacation", "until") }.
time-refused-vacation-ends-first = Questa vacanza finirebbe il { $until }, prima di cominciare il { $from }. Anticipa { OPTION("vacation", "from") } o sposta in avanti { OPTION("vacation", "until") }.
time-refused-vacation-beyond-hours = Hai { $yearly ->
    [720] 30 giorni
   *[other] { $yearly } ore
} di vacanza all'anno. Ciò che ti resta durerebbe { $time }, fino al { $last }, quindi non ho impostato la vacanza. Scegli questa data o una precedente come { OPTION("vacation", "until") }.
