# Lengths of time.

# A length of time, such as “2 days 12 hours”.
length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
length-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
length-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
# $after: the smaller units.
length-with = { $before } { $after }
length-none = no time
