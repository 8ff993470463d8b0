# Vacations: the games for whose clocks they count.
vacation-stops = Tes vacances arrêtent ta pendule dans { $count ->
    [one] la partie { $games }
   *[other] les parties { $games }
}.
vacation-will-stop = Tes vacances arrêteront ta pendule dans { $count ->
    [one] la partie { $games }
   *[other] les parties { $games }
}. Tes adversaires l'apprendront quand tes vacances commenceront.
vacation-stops-no-more = Ta pendule repart dans { $count ->
    [one] la partie { $games }
   *[other] les parties { $games }
}.
vacation-too-late-claimed = Ton temps est déjà écoulé dans { $count ->
    [one] la partie { $games }
   *[other] les parties { $games }
}, donc des vacances n'y changent rien. Joue avant que ton adversaire réclame la victoire.
vacation-too-late = Ton temps est déjà écoulé dans { $count ->
    [one] la partie { $games }
   *[other] les parties { $games }
}, donc des vacances n'y changent rien. Seul un coup écrit avant arrive encore à temps.
