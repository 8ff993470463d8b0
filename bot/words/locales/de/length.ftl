# Lengths of time.

length-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
length-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
length-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
length-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
length-with = { $before } { $after }
length-none = keine Zeit
