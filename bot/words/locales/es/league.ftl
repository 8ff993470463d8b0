# Leagues: made, joined, played and ended.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, temporada { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = En cada división juegan todos contra todos { $format ->
    [double] dos veces, una con cada bando
   *[single] una vez
}, con { $at_once ->
    [one] una partida
   *[other] { $at_once } partidas
} a la vez por participante. Una división tiene { $size } participantes como máximo.
league-rated = Sus partidas son puntuables.
league-repeats = Cuando empieza una temporada, puedes unirte a la siguiente.

# A league before it is posted.
league-preview = Así quedaría tu liga. Nadie más puede verla todavía.
league-preview-size = Una división completa de { $size } juega { $games } partidas, { $each } por participante.
league-preview-time = Empieza el { $starts }. Desde el { $ends } no empiezan más partidas, y las últimas tienen dos semanas.
league-preview-next = Publícala aquí con { $publish }, o créala de nuevo para cambiar algo. Una vista previa nueva sustituye a esta.

league-published = La liga { $number }, { $name }, está publicada.
league-moved = Desde ahora, la liga { $name } está publicada en { $place }.

league-date-name = { $name }: empieza la temporada { $season }
league-date-about = { $variants }. La temporada empieza si se han unido al menos { $fewest } miembros. Únete debajo del anuncio de la liga.

# $fewest: how many members are needed.
league-starts = Empieza el { $starts } si se han unido al menos { $fewest } miembros.
# $before: the number of the season before.
league-starts-after = Empieza el { $starts } si se han unido al menos { $fewest } miembros, pero no antes de que termine la temporada { $before }.
league-waits-after = Empieza en cuanto haya terminado la temporada { $before } y se hayan unido al menos { $fewest } miembros.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] Empieza en un momento.
    [one] Empieza en cuanto se una un miembro más.
   *[other] Empieza en cuanto se unan { $missing } miembros más.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Aún no se ha unido nadie.
    [one] Se ha unido un miembro: { $named }.
   *[other] Se han unido { $count } miembros: { $named }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = Los sorteos se hacen con una semilla ya fijada, que verás cuando empiece. Su SHA-256: <code>{ $hash }</code>
league-seed = La semilla de todos los sorteos: <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = Te has unido a { $name }. { $when } Tus partidas empiezan solas, y te avisaré.
league-left = Has salido de { $name }.
league-leave-asked = ¿Salir de { $name }?
# Under the last board of a game.
league-has-left = { $player } ya no está en { $name }.
league-removed = { $player } ya no está en { $name }.
league-were-removed = Alguien que administra las ligas te ha quitado de { $name }. Pregúntale si quieres saber por qué.
league-remove-asked = ¿Quitar a { $player } de { $name }?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = Ha terminado menos de la mitad de { $whose ->
    [own] tus
   *[other] sus
} partidas. Ninguna contará, y las que están en curso terminan sin resultado.
league-leave-late = Ha terminado al menos la mitad de { $whose ->
    [own] tus
   *[other] sus
} partidas. Esos resultados se conservan. { $open ->
    [0] No queda ninguna partida.
    [one] La que queda se da por perdida.
   *[other] Las { $open } que quedan se dan por perdidas.
}

league-runs = Empiezan partidas hasta el { $ends }. Mira cómo vas con { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Empiezan partidas hasta el { $ends }.
league-last-games = Ya no empiezan más partidas. Las que siguen en curso tienen hasta el { $until }.
league-last-games-decided = Ya no empiezan más partidas. Las que siguen en curso se están decidiendo.
league-is-over = Terminó el { $at }.
league-was-given-up = La administración la anuló antes de que empezara.

# The tables. $points: such as 3½. $games: how many games have ended.
league-division = <b>División { $division }</b>
league-line = { $rank }. { $player }: { $points } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $left ->
    [yes] , ya no está
   *[no] {""}
}
league-line-struck-out = — { $player }: ya no está, y ninguna partida cuenta
# $shown: how many divisions are shown, of how many.
league-more-tables = Esto es solo el primer puesto de { $shown ->
    [one] una división
   *[other] { $shown } divisiones
}, de { $divisions } en total. Mira una clasificación entera con { $show }.
league-other-divisions = Hay { $divisions } divisiones. Mira otra con { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = Aún puedes terminar entre el puesto { $best } y el { $worst }.
league-possible-one = Terminas en el puesto { $place }, pase lo que pase.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] No tienes partidas en curso en la liga
    [one] Tu partida en curso: { $running }
   *[other] Tus partidas en curso: { $running }
}{ $waiting ->
    [0] .
    [one] , y falta una por empezar.
   *[other] , y faltan { $waiting } por empezar.
}
league-how-ranked = Si hay empate a puntos, deciden las partidas entre quienes empatan; después, Sonneborn-Berger, las victorias, las victorias con el segundo bando y, por último, un sorteo.
league-signs = En la tabla de resultados, 1 es una victoria, = unas tablas y 0 una derrota. Una partida en curso es …, una que no cuenta es x, y + y - son partidas de alguien que se fue tarde.

# Under the first board of a game. $round: of the pairings.
league-game-of = Es una partida de <b>{ $name }</b>, división { $division }, ronda { $round }.
league-last-call = En { $name } no empiezan más partidas. Esta tiene hasta el { $until }, o diez jugadas más de cada bando. Si entonces sigue en curso, propondré un resultado.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = Se acabó el tiempo para las últimas partidas de { $name }, y esta sigue en curso.
league-judged-level = Según mi búsqueda, los dos bandos están igualados.
league-judged-won = Según mi búsqueda, la victoria { $side-of } es segura.
league-judged = Según mi búsqueda, la ventaja { $side-of } es de { $pawns } peones.
league-proposes-win = Propongo que gane { $player }.
league-proposes-draw = Propongo tablas: ningún bando tiene una ventaja de tres torres.
league-proposes-draw-unread = Esta versión no puede leerla, así que propongo tablas.
league-proposal-stands = Eso vale desde el { $stands }, salvo que la partida termine antes o la moderación decida otra cosa: { $rule }.
league-for-managers = Una partida de tu liga { $name } necesita tu atención: { $game }.
league-stands = Se propuso así cuando se acabó el tiempo para las últimas partidas de { $name }.

league-over = <b>La temporada { $season } de { $name } ha terminado.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] División { $division }:{" "}
}{ $player } termina en primer lugar con { $points } puntos.
# $others: how many divisions are not named.
league-more-winners = Y { $others ->
    [one] una división más
   *[other] { $others } divisiones más
}.
league-over-more = Mira una clasificación con { $show }.

league-file = En el archivo van las clasificaciones y todas las partidas de { $name }, temporada { $season }. Cada partida terminada lleva la huella de su registro (hash).
# Entries of a calendar.
league-calendar-starts = Empieza { $name }
league-calendar-ends = { $name }: no empiezan más partidas
league-calendar-last = { $name }: propongo resultados para las partidas en curso

league-extended = En { $name } pueden empezar partidas hasta el { $ends }.
league-end-asked = ¿Terminar ya la temporada de { $name }? No empiezan más partidas, y las que están en curso tienen dos semanas.
league-end-asked-open = ¿Anular { $name }? Sus miembros lo verán en la publicación.
league-ends-now = La temporada de { $name } termina ahora. Enseguida avisaré a quienes juegan.
league-given-up = Se ha anulado { $name }.

league-list = <b>Ligas de aquí</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, temporada { $season } · { $stage ->
    [draft] aún sin publicar
    [open] empieza el { $at }
    [waiting] espera a más miembros
    [running] en curso hasta el { $at }
    [last-call] últimas partidas hasta el { $at }
    [given-up] cancelada el { $at }
   *[over] terminó el { $at }
} · { $members ->
    [one] 1 miembro
   *[other] { $members } miembros
}{ $reader ->
    [in] {" "}· participas
   *[out] {""}
}
league-list-more = Mira una con { STEP("league", "what", "show", "number", "") }. Allí también puedes unirte a ella o salir.
league-others = { $others ->
    [one] Aquí hay otra liga más.
   *[other] Aquí hay otras { $others } ligas más.
} Míralas todas con { STEP("league", "what", "list") }.
league-none = Aquí no hay ligas. La administración crea una con { STEP("league", "what", "create", "name", "", "variant", "") }.
