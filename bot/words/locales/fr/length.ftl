# Lengths of time.

length-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
length-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
length-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
length-with = { $before } { $after }
length-none = rien
