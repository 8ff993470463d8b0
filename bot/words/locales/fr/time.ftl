# Time: agreed clocks, deadlines, warnings, settings of time.
time-clock = Cadence : { $clock }. { $timeout ->
    [lost] Temps écoulé, partie perdue.
   *[claimed] Une fois le temps écoulé, l'adversaire peut réclamer la victoire ou donner du temps.
}{ $runs_on ->
    [vacations] {" "}Les vacances n'arrêtent pas la pendule.
    [days-off] {" "}Les jours de repos n'arrêtent pas la pendule.
    [both] {" "}Ni vacances ni jours de repos n'arrêtent la pendule.
   *[never] {""}
}{ $event ->
    [yes] {" "}Comme en compétition, pas de reprise de coup ni de temps en plus. Le camp qui ne commence pas à temps perd.
   *[no] {""}
}
time-no-clock = Cadence : sans échéance.{ $event ->
    [yes] {" "}Comme en compétition, pas de reprise de coup.
   *[no] {""}
}
time-clock-runs = La pendule démarre maintenant.
time-clock-begins = Cadence : { $clock }. La pendule démarre.
time-clock-days = { $each } par coup
time-clock-fischer = { $start } au départ, { $more } de plus par coup, { $most } au maximum
time-clock-start = { $time } au départ
time-clock-free = { $time } de grâce par coup
time-clock-more = { $time } de plus par coup
time-clock-more-within = { $time } de plus pour un coup en moins de { $window }
time-clock-pace = retour au temps de départ si { $moves } coups ont pris moins de { $time }
time-clock-least = { $time } au minimum
time-clock-most = { $time } au maximum
time-short-days = { $each } par coup
time-short-none = sans échéance
time-short-fischer = { $start }, +{ $more } par coup, max. { $most }
time-short-free = { $time } de grâce
time-short-more = +{ $time }/coup
time-short-more-within = +{ $time } en { $window }
time-short-most = max. { $time }
time-short-lost = { $clock } ; puis perdu
time-short-claimed = { $clock } ; puis l'adversaire décide
time-until = Dernier délai : { $deadline }.
time-of-other-claimable = Son temps est écoulé. Tu peux réclamer la victoire avec { STEP("claim", "game", $number) }.
time-of-other-was-up = Son temps s'est écoulé le { $deadline }.
time-warning-heading = <b>{ $variant }, partie { $number }</b>, contre { $opponent } :
time-warning = { $player }, ton temps pour ce coup s'épuise. Tu as jusqu'au { $deadline }.
time-then-vacation = Ensuite, tes heures de vacances sont utilisées, une par une, tant qu'il t'en reste.
time-then-claimed = Ensuite, { $opponent } peut réclamer la victoire.
time-then-lost = Ensuite, tu perds la partie.
time-then-off = Ensuite, la partie n'a pas lieu, sans résultat.
time-warning-play = Joue avec { STEP("move") }.
time-from-vacation = Temps écoulé pour { $player } le { $from }. Depuis, ses heures de vacances sont utilisées, une par une, tant qu'il en reste.
time-overdue = Temps écoulé pour { $player } le { $deadline }. { $opponent }, tu peux réclamer la victoire ou donner du temps ({ STEP("give") }). Si un coup arrive avant, il compte encore.
time-given = { $giver } a donné { $length } de plus à { $player }. L'échéance est maintenant : { $deadline }.
time-outage = Je n'étais pas là du { $from } au { $until }. La pendule a été arrêtée pendant ce temps et une heure de plus. { $player } a maintenant jusqu'au { $deadline }.
time-settings = Tes horaires, pour les pendules de toutes tes parties :
time-zone = Fuseau horaire ({ OPTION("time", "zone") }) : <code>{ $zone }</code>, où il est { $now }
time-setting = { $name ->
    [weekend] Jours de repos ({ OPTION("time", "weekend") })
    [quiet] Heures calmes ({ OPTION("time", "quiet") })
   *[automatic] Vacances automatiques ({ OPTION("time", "automatic") })
} : { $value ->
    [none] { $name ->
        [quiet] aucune
       *[other] aucun
    }
    [off] non
    [on] oui
   *[other] <code>{ $value }</code>
}
time-setting-was = (avant : { $value ->
    [none] rien
    [off] non
    [on] oui
   *[other] { $value }
})
time-days-off-bound = Jours de repos demandés : { $days ->
    [none] aucun
   *[other] <code>{ $days }</code>
}. Si tu confirmes, tu ne pourras plus les changer pendant { $length }, jusqu'au { $until }.
time-zone-bound = Fuseau demandé : <code>{ $zone }</code>, où il est { $now }. Avec des jours de repos, tu ne pourras plus le changer pendant { $length }, jusqu'au { $until }.
time-set-it = Rien n'a encore changé. J'applique ce réglage ?
time-vacation-planned = Tu seras en vacances du { $from } au { $until }.
time-vacation-runs = Tu es en vacances jusqu'au { $until }.
time-no-vacation = Tu n'es pas en vacances.
time-vacation-left = { $left ->
    [0] Tu as utilisé tes { $hours } heures de vacances pour cette année. L'année prochaine, tu en auras de nouvelles.
    [720] Il te reste tes 30 jours de vacances pour cette année. Prends-en avec { STEP("vacation", "until", "10d") }.
   *[other] Heures de vacances qu'il te reste cette année : { $left } sur { $hours }. Prends-en avec { STEP("vacation", "until", "10d") }.
}
time-vacation-left-and-end = { $left ->
    [0] Tu as utilisé tes { $hours } heures de vacances pour cette année.
    [720] Il te reste tes 30 jours de vacances pour cette année.
   *[other] Heures de vacances qu'il te reste cette année : { $left } sur { $hours }.
} Mets fin à tes vacances avec { STEP("vacation", "end", "now") }.
