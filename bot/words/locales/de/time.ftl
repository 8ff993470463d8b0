# Time: agreed clocks, deadlines, warnings, settings of time.

time-clock = Bedenkzeit: { $clock }. { $timeout ->
    [lost] Wer die Zeit überschreitet, verliert.
   *[claimed] Ist die Zeit um, kann die Gegenseite den Sieg beanspruchen oder mehr Zeit geben.
}{ $runs_on ->
    [vacations] {" "}Urlaub hält die Uhr nicht an.
    [days-off] {" "}Freie Tage halten die Uhr nicht an.
    [both] {" "}Weder Urlaub noch freie Tage halten die Uhr an.
   *[never] {""}
}{ $event ->
    [yes] {" "}Wie im Turnier werden keine Züge zurückgenommen, und es gibt keine Extrazeit. Wer nicht rechtzeitig beginnt, verliert.
   *[no] {""}
}
time-no-clock = Bedenkzeit: keine Frist.{ $event ->
    [yes] {" "}Wie im Turnier werden keine Züge zurückgenommen.
   *[no] {""}
}
time-clock-runs = Ab jetzt läuft die Uhr.
time-clock-begins = Bedenkzeit: { $clock }. Ab jetzt läuft die Uhr.

time-clock-days = { $each } pro Zug
time-clock-fischer = { $start } am Anfang, plus { $more } pro Zug, höchstens { $most }
time-clock-start = { $time } am Anfang
time-clock-free = { $time } frei pro Zug
time-clock-more = plus { $time } pro Zug
time-clock-more-within = plus { $time }, wenn der Zug höchstens { $window } braucht
time-clock-pace = zurück auf die Zeit vom Anfang, wenn { $moves } Züge weniger als { $time } gebraucht haben
time-clock-least = mindestens { $time }
time-clock-most = höchstens { $time }

time-short-days = { $each } pro Zug
time-short-none = keine Frist
time-short-fischer = { $start }, +{ $more } pro Zug, höchstens { $most }
time-short-free = { $time } frei
time-short-more = +{ $time }/Zug
time-short-more-within = +{ $time } binnen { $window }
time-short-most = max. { $time }
time-short-lost = { $clock }; dann verloren
time-short-claimed = { $clock }; dann entscheidet das Gegenüber

time-until = Die Frist endet am { $deadline }.
time-of-other-claimable = Die Zeit deines Gegenübers ist um. Beanspruche den Sieg mit { STEP("claim", "game", $number) }.
time-of-other-was-up = Die Zeit deines Gegenübers war am { $deadline } um.

time-warning-heading = <b>{ $variant }, Partie { $number }</b>, gegen { $opponent }:
time-warning = { $player }, deine Zeit für diesen Zug wird knapp. Du hast bis { $deadline }.
time-then-vacation = Danach werden deine Urlaubsstunden verbraucht, eine nach der anderen, solange du welche hast.
time-then-claimed = Danach kann { $opponent } den Sieg beanspruchen.
time-then-lost = Danach verlierst du die Partie.
time-then-off = Danach fällt die Partie aus, ohne Ergebnis.
time-warning-play = Spiel mit { STEP("move") }.

time-from-vacation = Die Zeit von { $player } war am { $from } um. Ab da werden Urlaubsstunden verbraucht, eine nach der anderen, solange noch welche da sind.
time-overdue = Die Zeit von { $player } war am { $deadline } um. { $opponent }, du kannst den Sieg beanspruchen oder mehr Zeit geben ({ STEP("give") }). Ein Zug, der vorher kommt, zählt noch.
time-given = { $giver } gibt { $player } { $length } mehr Zeit. Die Frist endet jetzt am { $deadline }.
time-outage = Ich war von { $from } bis { $until } weg. So lange und eine Stunde länger stand die Uhr. { $player } hat jetzt bis { $deadline }.

time-settings = Deine Zeiteinstellungen, für die Uhren in all deinen Partien:
time-zone = Zeitzone ({ OPTION("time", "zone") }): <code>{ $zone }</code>, dort ist es jetzt { $now }
time-setting = { $name ->
    [weekend] Freie Tage ({ OPTION("time", "weekend") })
    [quiet] Ruhezeit ({ OPTION("time", "quiet") })
   *[automatic] Automatischer Urlaub ({ OPTION("time", "automatic") })
}: { $value ->
    [none] keine
    [off] aus
    [on] an
   *[other] <code>{ $value }</code>
}
time-setting-was = (vorher: { $value ->
    [none] keine
    [off] aus
    [on] an
   *[other] { $value }
})
time-days-off-bound = Deine freien Tage wären { $days ->
    [none] keine
   *[other] <code>{ $days }</code>
}. { $length } lang könntest du sie dann nicht mehr ändern, erst wieder am { $until }.
time-zone-bound = Deine Zeitzone wäre <code>{ $zone }</code>, dort ist es jetzt { $now }. Mit freien Tagen könntest du sie dann { $length } lang nicht mehr ändern, erst wieder am { $until }.
time-set-it = Noch ist nichts gespeichert. Speichern?

time-vacation-planned = Du hast Urlaub von { $from } bis { $until }.
time-vacation-runs = Du hast Urlaub bis { $until }.
time-no-vacation = Du bist gerade nicht im Urlaub.
time-vacation-left = { $left ->
    [0] Du hast alle { $hours } Urlaubsstunden für dieses Jahr verbraucht. Das neue Jahr bringt neue.
    [720] Du hast dieses Jahr noch alle 30 Tage Urlaub. So nimmst du Urlaub: { STEP("vacation", "until", "10d") }.
   *[other] Du hast dieses Jahr noch { $left } von { $hours } Urlaubsstunden. So nimmst du Urlaub: { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Du hast alle { $hours } Urlaubsstunden für dieses Jahr verbraucht.
    [720] Du hast dieses Jahr noch alle 30 Tage Urlaub.
   *[other] Du hast dieses Jahr noch { $left } von { $hours } Urlaubsstunden.
} Deinen Urlaub beendest du mit { STEP("vacation", "end", "now") }.
