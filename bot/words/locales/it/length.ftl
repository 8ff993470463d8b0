# Lengths of time.

length-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
length-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
length-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
length-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
length-with = { $before } { $after }
length-none = nessun tempo
