# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), exercice { $number } sur { $all } : prends { $stars ->
        [one] l'étoile
       *[other] les { $stars } étoiles
    } en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }. Seule cette pièce joue.
# Behind the task, where the board is a part of the game's.
learn-window = Ici, l'échiquier va seulement de { $from } à { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = Les pièces de sa couleur ne bougent jamais.
# The command as it is typed comes behind it.
learn-how = Choisis où elle va, ou tape ses cases :
# $path: the squares of the moves, as they are typed.
learn-fewest = Toutes les étoiles en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } : { $path }. Impossible de faire plus court.
learn-more = Toutes les étoiles en { $moves } coups : { $path }. { $fewest ->
        [one] Un seul suffit
       *[other] { $fewest } suffisent
    }. Réessaie, ou continue.
learn-not-yet = Après { $path }, la pièce est en { $square }, et il reste { $stars ->
        [one] une étoile
       *[other] { $stars } étoiles
    }. Où va-t-elle maintenant ?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, prend une étoile
learn-go-to = Où va la pièce ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } en { $square }. Étoiles en { $stars }.
learn-told-no-star = { $piece } en { $square }.
learn-told-blockers = Pièces immobiles en { $squares }.

# An answer that is no moves of the piece.
learn-too-long = C'est trop long. Tape 100 coups au plus, comme <code>e4 g6</code>.
learn-unreadable = Le coup { $number }, « { $text } », n'est pas une case. Tape des cases, comme <code>e4 g6</code>.
learn-elsewhere = Le coup { $number } part de { $typed }, mais la pièce est en { $square }. Tape seulement les cases où elle va.
learn-illegal = Le coup { $number } est impossible : cette pièce ne va pas de { $from } à { $to } ({ $piece }). Regarde sa marche, et réessaie.

learn-no-such-task = Il y a { $all } exercices par pièce. Choisis-en un de 1 à { $all }.
learn-never-captures = Cette pièce ne prend jamais, elle ne peut donc pas ramasser d'étoiles ({ $piece }). Choisis-en une autre.
learn-no-star = Je n'ai pas trouvé d'exercice pour cette pièce ({ $piece }). Choisis-en une autre.
