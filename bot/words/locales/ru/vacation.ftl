# Vacations: the games for whose clocks they count.

vacation-stops = Ваш отпуск останавливает ваши часы в { $count ->
    [1] партии { $games }
   *[other] партиях { $games }
}.
vacation-will-stop = Ваш отпуск остановит ваши часы в { $count ->
    [1] партии { $games }
   *[other] партиях { $games }
}. Другие узнают, когда он начнётся.
vacation-stops-no-more = Ваши часы снова идут в { $count ->
    [1] партии { $games }
   *[other] партиях { $games }
}.
vacation-too-late-claimed = Ваше время уже вышло в { $count ->
    [1] партии { $games }
   *[other] партиях { $games }
}, поэтому отпуск там не поможет. Сделайте ход, пока соперник не потребовал победу.
vacation-too-late = Ваше время уже вышло в { $count ->
    [1] партии { $games }
   *[other] партиях { $games }
}, поэтому отпуск там не поможет. Засчитан будет только ход, который вы написали раньше.
