# Vacations: the games for whose clocks they count.

vacation-stops = Dein Urlaub hält { $count ->
    [one] deine Uhr in Partie { $games }
   *[other] deine Uhren in den Partien { $games }
} an.
vacation-will-stop = Dein Urlaub wird { $count ->
    [one] deine Uhr in Partie { $games }
   *[other] deine Uhren in den Partien { $games }
} anhalten. Die anderen erfahren es, wenn er beginnt.
vacation-stops-no-more = { $count ->
    [one] Deine Uhr in Partie { $games } läuft
   *[other] Deine Uhren in den Partien { $games } laufen
} weiter.
vacation-too-late-claimed = Deine Zeit ist schon um in { $count ->
    [one] Partie { $games }
   *[other] den Partien { $games }
}, da hilft kein Urlaub. Zieh, bevor dein Gegenüber den Sieg beansprucht.
vacation-too-late = Deine Zeit ist schon um in { $count ->
    [one] Partie { $games }
   *[other] den Partien { $games }
}, da hilft kein Urlaub. Nur ein Zug, den du vorher geschrieben hast, kommt noch rechtzeitig.
