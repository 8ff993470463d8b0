# Why something about a clock or a vacation is not done.
time-refused-no-clock = Cette partie n'a pas de pendule, donc rien à réclamer ni à donner. Continue à jouer avec { STEP("move") }.
time-refused-vacation-is-past = Des vacances ne peuvent pas finir dans le passé : c'était le { $until }. Choisis un moment à venir avec { OPTION("vacation", "until") }.
time-refused-vacation-ends-first = Ces vacances finiraient le { $until }, avant de commencer le { $from }. Choisis une date plus proche avec { OPTION("vacation", "from") }, ou plus tardive avec { OPTION("vacation", "until") }.
time-refused-vacation-beyond-hours = Tu as { $yearly ->
    [720] 30 jours
   *[other] { $yearly } heures
} de vacances par an. Ce qu'il te reste durerait { $time }, jusqu'au { $last }, donc rien n'a été réglé. Choisis cette fin ou une plus proche avec { OPTION("vacation", "until") }.
