# Vacations: the games for whose clocks they count.

vacation-stops = Suas férias param { $count ->
    [one] seu relógio na partida { $games }
   *[other] seus relógios nas partidas { $games }
}.
vacation-will-stop = Suas férias vão parar { $count ->
    [one] seu relógio na partida { $games }
   *[other] seus relógios nas partidas { $games }
}. Os outros ficam sabendo quando elas começarem.
vacation-stops-no-more = { $count ->
    [one] Seu relógio na partida { $games } volta
   *[other] Seus relógios nas partidas { $games } voltam
} a correr.
vacation-too-late-claimed = Seu tempo já acabou { $count ->
    [one] na partida { $games }
   *[other] nas partidas { $games }
}, então férias não adiantam lá. Jogue antes que seu oponente reivindique a vitória.
vacation-too-late = Seu tempo já acabou { $count ->
    [one] na partida { $games }
   *[other] nas partidas { $games }
}, então férias não adiantam lá. Só vale um lance que você escreveu antes disso.
