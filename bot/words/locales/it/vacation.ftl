# Vacations: the games for whose clocks they count.

vacation-stops = La tua vacanza ferma { $count ->
    [one] il tuo orologio nella partita { $games }
   *[other] i tuoi orologi nelle partite { $games }
}.
vacation-will-stop = La tua vacanza fermerà { $count ->
    [one] il tuo orologio nella partita { $games }
   *[other] i tuoi orologi nelle partite { $games }
}. Gli altri lo sapranno quando comincia.
vacation-stops-no-more = { $count ->
    [one] Il tuo orologio nella partita { $games } riparte
   *[other] I tuoi orologi nelle partite { $games } ripartono
}.
vacation-too-late-claimed = Il tuo tempo è già finito { $count ->
    [one] nella partita { $games }
   *[other] nelle partite { $games }
}: lì una vacanza non serve. Muovi prima che l'avversario reclami la vittoria.
vacation-too-late = Il tuo tempo è già finito { $count ->
    [one] nella partita { $games }
   *[other] nelle partite { $games }
}: lì una vacanza non serve. Vale ancora solo una mossa che hai scritto prima.
