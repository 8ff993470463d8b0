# Leagues: made, joined, played and ended.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, saison { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = Tout le monde joue contre tout le monde dans sa division { $format ->
    [double] deux fois, une fois avec chaque camp
   *[single] une fois
}, { $at_once ->
    [one] une partie
   *[other] { $at_once } parties
} à la fois. Une division a au plus { $size } joueurs.
league-rated = Les parties de la ligue sont classées.
league-repeats = Quand une saison commence, tu peux rejoindre la suivante.

# A league before it is posted.
league-preview = Voilà à quoi ressemblerait ta ligue. Personne d'autre ne la voit encore.
league-preview-size = Une division complète de { $size } joue { $games } parties, { $each } par personne.
league-preview-time = Elle commence le { $starts }. À partir du { $ends }, plus aucune partie ne commence, et les dernières ont encore deux semaines.
league-preview-next = Poste-la ici avec { $publish }, ou refais-la pour changer quelque chose. Un nouvel aperçu remplace celui-ci.

league-published = La ligue { $number }, { $name }, est postée.
league-moved = À partir de maintenant, tu trouves { $name } dans { $place }.

league-date-name = { $name } : la saison { $season } commence
league-date-about = { $variants }. La saison commence si au moins { $fewest } membres participent. Inscris-toi sous l'annonce de la ligue.

# $fewest: how many members are needed.
league-starts = Elle commence le { $starts } si au moins { $fewest } membres participent.
# $before: the number of the season before.
league-starts-after = Elle commence le { $starts }, mais pas avant la fin de la saison { $before }, et seulement si au moins { $fewest } membres participent.
league-waits-after = Elle commence dès que la saison { $before } est finie et qu'au moins { $fewest } membres participent.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] Elle commence dans un instant.
    [one] Elle commence dès qu'un membre de plus participe.
   *[other] Elle commence dès que { $missing } membres de plus participent.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Personne ne participe encore.
    [one] Un membre participe : { $named }.
   *[other] { $count } membres participent : { $named }{ $others ->
        [0] {""}
        [one] {" "}et { $others } autre
       *[other] {" "}et { $others } autres
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = Les tirages au sort viennent d'une valeur de départ déjà fixée, que tu verras au début de la saison. Son SHA-256 : <code>{ $hash }</code>
league-seed = La valeur de départ de tous les tirages au sort : <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = Tu participes à la ligue { $name }. { $when } Tes parties commencent toutes seules, et je te préviendrai.
league-left = Tu as quitté { $name }.
league-leave-asked = Quitter { $name } ?
# Under the last board of a game.
league-has-left = { $player } ne participe plus à { $name }.
league-removed = { $player } ne participe plus à { $name }.
league-were-removed = Les responsables ont mis fin à ta participation à { $name }. Demande-leur si tu veux savoir pourquoi.
league-remove-asked = Retirer { $player } de { $name } ?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = Moins de la moitié de { $whose ->
    [own] tes
   *[other] ses
} parties sont finies. Aucune ne comptera, et celles en cours se terminent sans résultat.
league-leave-late = Au moins la moitié de { $whose ->
    [own] tes
   *[other] ses
} parties sont finies. Ces résultats restent. { $open ->
    [0] Il ne reste aucune partie.
    [one] Celle qui reste est perdue.
   *[other] Les { $open } qui restent sont perdues.
}

league-runs = Des parties peuvent commencer jusqu'au { $ends }. Regarde où tu en es avec { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Des parties peuvent commencer jusqu'au { $ends }.
league-last-games = Plus aucune partie ne commence. Celles en cours ont jusqu'au { $until }.
league-last-games-decided = Plus aucune partie ne commence. Le résultat de celles en cours se décide en ce moment.
league-is-over = Elle s'est terminée le { $at }.
league-was-given-up = Les responsables l'ont annulée avant son début.

# The tables. $points: such as 3½. $games: how many games have ended.
league-division = <b>Division { $division }</b>
league-line = { $rank }. { $player } : { $points } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $left ->
    [yes] , ne participe plus
   *[no] {""}
}
league-line-struck-out = — { $player } : ne participe plus, aucune partie ne compte
# $shown: how many divisions are shown, of how many.
league-more-tables = { $shown ->
    [one] C'est la première place d'une division
   *[other] Ce sont les premières places de { $shown } divisions
}, sur { $divisions } en tout. Regarde un tableau entier avec { $show }.
league-other-divisions = Il y a { $divisions } divisions. Regardes-en une autre avec { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = Tu peux encore finir entre la place { $best } et la place { $worst }.
league-possible-one = Tu finis à la place { $place }, quoi qu'il arrive.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] Aucune de tes parties n'est en cours
    [one] Ta partie en cours : { $running }
   *[other] Tes parties en cours : { $running }
}{ $waiting ->
    [0] .
    [one] , et une doit encore commencer.
   *[other] , et { $waiting } doivent encore commencer.
}
league-how-ranked = En cas d'égalité de points, on départage par les parties entre ces joueurs, puis le Sonneborn-Berger, les victoires, les victoires avec le second camp et le tirage au sort.
league-signs = Dans le tableau des résultats, 1 est une victoire, = une nulle et 0 une défaite. Une partie en cours est …, une qui ne compte pas est x, et + et - sont les parties de quelqu'un qui est parti tard.

# Under the first board of a game. $round: of the pairings.
league-game-of = C'est une partie de <b>{ $name }</b>, division { $division }, ronde { $round }.
league-last-call = Plus aucune partie de { $name } ne commence. Celle-ci a jusqu'au { $until }, ou encore dix coups de chaque camp. Si elle est toujours en cours après, je propose un résultat.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = Le temps des dernières parties de { $name } est écoulé, et celle-ci est toujours en cours.
league-judged-level = Mon analyse donne les deux camps à égalité.
league-judged-won = Mon analyse donne { $side-to } une victoire certaine.
league-judged = Mon analyse donne { $side-to } un avantage de { $pawns } Pions.
league-proposes-win = Je propose la victoire pour { $player }.
league-proposes-draw = Je propose la nulle : aucun camp n'a trois Tours d'avance.
league-proposes-draw-unread = Cette version ne peut pas la lire, je propose donc la nulle.
league-proposal-stands = Ce résultat vaudra à partir du { $stands }, sauf si la partie finit avant ou si la modération en décide autrement : { $rule }.
league-for-managers = Une partie de ta ligue { $name } est à regarder : { $game }.
league-stands = Ce résultat a été proposé à la fin du temps des dernières parties de { $name }.

league-over = <b>{ $name } : la saison { $season } est finie.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] Division { $division } :{" "}
}{ $player } finit en tête avec { $points } points.
# $others: how many divisions are not named.
league-more-winners = Et { $others ->
    [one] une autre division
   *[other] { $others } autres divisions
}.
league-over-more = Regarde un tableau avec { $show }.

league-file = Les tableaux et toutes les parties sont dans le fichier : { $name }, saison { $season }. Chaque partie finie y a le code de contrôle de son enregistrement.
# Entries of a calendar.
league-calendar-starts = { $name } : début
league-calendar-ends = { $name } : plus aucune partie ne commence
league-calendar-last = { $name } : je propose un résultat pour les parties encore en cours

league-extended = { $name } : des parties peuvent commencer jusqu'au { $ends }.
league-end-asked = Terminer maintenant la saison de { $name } ? Plus aucune partie ne commence, et celles en cours ont encore deux semaines.
league-end-asked-open = Annuler { $name } ? Les membres le verront dans le message posté.
league-ends-now = La saison de { $name } se termine maintenant. Je préviens les joueurs dans un instant.
league-given-up = { $name } n'aura pas lieu.

league-list = <b>Les ligues d'ici</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, saison { $season } · { $stage ->
    [draft] pas encore postée
    [open] commence le { $at }
    [waiting] attend d'autres membres
    [running] en cours jusqu'au { $at }
    [last-call] dernières parties jusqu'au { $at }
    [given-up] abandonnée le { $at }
   *[over] finie le { $at }
} · { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}{ $reader ->
    [in] {" "}· tu participes
   *[out] {""}
}
league-list-more = Regardes-en une avec { STEP("league", "what", "show", "number", "") }. Là, tu peux aussi la rejoindre ou la quitter.
league-others = { $others ->
    [one] Il y a aussi une autre ligue ici.
   *[other] Il y a aussi { $others } autres ligues ici.
} Regarde-les toutes avec { STEP("league", "what", "list") }.
league-none = Il n'y a pas de ligue ici. Les responsables en créent une avec { STEP("league", "what", "create", "name", "", "variant", "") }.
