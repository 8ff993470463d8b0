# Vacations: the games for whose clocks they count.

vacation-stops = Urlop zatrzymuje { $count ->
    [one] twój zegar w partii { $games }
    [few] twoje zegary w partiach { $games }
    [many] twoje zegary w partiach { $games }
   *[other] twoje zegary w partiach { $games }
}.
vacation-will-stop = Urlop zatrzyma { $count ->
    [one] twój zegar w partii { $games }
    [few] twoje zegary w partiach { $games }
    [many] twoje zegary w partiach { $games }
   *[other] twoje zegary w partiach { $games }
}. Inni dowiedzą się o nim, gdy się zacznie.
vacation-stops-no-more = { $count ->
    [one] Twój zegar w partii { $games } idzie
    [few] Twoje zegary w partiach { $games } idą
    [many] Twoje zegary w partiach { $games } idą
   *[other] Twoje zegary w partiach { $games } idą
} dalej.
vacation-too-late-claimed = Twój czas już minął w { $count ->
    [one] partii { $games }
    [few] partiach { $games }
    [many] partiach { $games }
   *[other] partiach { $games }
}, więc urlop tam nie pomoże. Zagraj, zanim przeciwnik zażąda wygranej.
vacation-too-late = Twój czas już minął w { $count ->
    [one] partii { $games }
    [few] partiach { $games }
    [many] partiach { $games }
   *[other] partiach { $games }
}, więc urlop tam nie pomoże. Liczy się tam tylko ruch napisany przed końcem czasu.
