# Lengths of time.

length-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
length-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
length-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
length-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
length-with = { $before } { $after }
length-none = nada
