# Leagues: made, joined, played and ended.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, temporada { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = Em cada divisão, todos se enfrentam { $format ->
    [double] duas vezes, uma com cada lado
   *[single] uma vez
}. Cada pessoa joga { $at_once ->
    [one] uma partida
   *[other] { $at_once } partidas
} por vez, e uma divisão tem no máximo { $size } jogadores.
league-rated = As partidas são ranqueadas.
league-repeats = Quando uma temporada começa, já dá para entrar na próxima.

# A league before it is posted.
league-preview = Sua liga ficaria assim. Por enquanto, só você vê.
league-preview-size = Uma divisão completa de { $size } joga { $games } partidas, { $each } para cada pessoa.
league-preview-time = A liga começa em { $starts }. A partir de { $ends } não começam mais partidas, e as últimas têm mais duas semanas.
league-preview-next = Poste aqui com { $publish }, ou crie de novo para mudar algo. Uma nova prévia substitui esta.

league-published = A liga { $number }, { $name }, foi postada.
league-moved = De agora em diante, a liga { $name } está em { $place }.

league-date-name = { $name }: começa a temporada { $season }
league-date-about = { $variants }. A temporada começa se pelo menos { $fewest } membros entrarem. Entre pelo botão abaixo do anúncio da liga.

# $fewest: how many members are needed.
league-starts = A liga começa em { $starts }, se pelo menos { $fewest } membros entrarem.
# $before: the number of the season before.
league-starts-after = A liga começa em { $starts }, mas só depois que a temporada { $before } terminar, e se pelo menos { $fewest } membros entrarem.
league-waits-after = A liga começa assim que a temporada { $before } terminar e pelo menos { $fewest } membros entrarem.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] A liga começa em um instante.
    [one] A liga começa assim que mais um membro entrar.
   *[other] A liga começa assim que mais { $missing } membros entrarem.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Ninguém entrou ainda.
    [one] Um membro entrou: { $named }.
   *[other] { $count } membros entraram: { $named }{ $others ->
        [0] {""}
       *[other] {" "}e mais { $others }
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = Tudo o que é sorteado vem de uma semente já fixada, que você vai ver quando a liga começar. O SHA-256 dela: <code>{ $hash }</code>
league-seed = A semente de todos os sorteios: <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = Você entrou na liga { $name }. { $when } Suas partidas começam sozinhas, e eu aviso.
league-left = Você saiu da liga { $name }.
league-leave-asked = Sair da liga { $name }?
# Under the last board of a game.
league-has-left = { $player } não está mais na liga { $name }.
league-removed = { $player } não está mais na liga { $name }.
league-were-removed = Quem gerencia as ligas tirou você da liga { $name }. Pergunte se quiser saber por quê.
league-remove-asked = Remover { $player } da liga { $name }?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = Menos da metade { $whose ->
    [own] das suas partidas
   *[other] das partidas desse membro
} terminou. Nenhuma delas vai contar, e as que estão em andamento terminam sem resultado.
league-leave-late = Pelo menos metade { $whose ->
    [own] das suas partidas
   *[other] das partidas desse membro
} já terminou. Esses resultados ficam. { $open ->
    [0] Não resta nenhuma partida.
    [one] A partida que resta conta como derrota.
   *[other] As { $open } que restam contam como derrotas.
}

league-runs = Partidas novas começam até { $ends }. Veja como você está com { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Partidas novas começam até { $ends }.
league-last-games = Não começam mais partidas. As que estão em andamento têm até { $until }.
league-last-games-decided = Não começam mais partidas. As que estão em andamento estão sendo decididas.
league-is-over = A temporada terminou em { $at }.
league-was-given-up = A administração cancelou a liga antes do início.

# The tables. $points: such as 3½. $games: how many games have ended.
league-division = <b>Divisão { $division }</b>
league-line = { $rank }. { $player }: { $points } em { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}{ $left ->
    [yes] , está fora
   *[no] {""}
}
league-line-struck-out = — { $player }: está fora, e nenhuma partida conta
# $shown: how many divisions are shown, of how many.
league-more-tables = Aqui estão os primeiros de { $shown ->
    [one] uma divisão
   *[other] { $shown } divisões
}, de um total de { $divisions }. Veja uma tabela completa com { $show }.
league-other-divisions = São { $divisions } divisões. Veja outra com { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = Você ainda pode terminar entre o { $best }º e o { $worst }º lugar.
league-possible-one = Você termina em { $place }º lugar, aconteça o que acontecer.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] Nenhuma das suas partidas está em andamento
    [one] Sua partida em andamento: { $running }
   *[other] Suas partidas em andamento: { $running }
}{ $waiting ->
    [0] .
    [one] , e mais uma ainda vai começar.
   *[other] , e mais { $waiting } ainda vão começar.
}
league-how-ranked = Com os mesmos pontos, decidem as partidas entre esses jogadores, depois Sonneborn-Berger, as vitórias, as vitórias jogando em segundo e, por fim, um sorteio.
league-signs = Na tabela de resultados, 1 é uma vitória, = um empate e 0 uma derrota. Uma partida em andamento é …, uma que não conta é x, e + e - são partidas de quem saiu tarde.

# Under the first board of a game. $round: of the pairings.
league-game-of = Esta partida é da liga <b>{ $name }</b>, divisão { $division }, rodada { $round }.
league-last-call = Não começam mais partidas da liga { $name }. Esta tem até { $until }, ou mais dez lances de cada lado. Se ainda estiver em andamento depois disso, proponho um resultado.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = O tempo das últimas partidas da liga { $name } acabou, e esta ainda está em andamento.
league-judged-level = Nas minhas contas, a posição está equilibrada.
league-judged-won = Nas minhas contas, a vitória { $side-of } é certa.
league-judged = Nas minhas contas, a vantagem { $side-of } é de { $pawns } peões.
league-proposes-win = Proponho a vitória de { $player }.
league-proposes-draw = Proponho empate: nenhum lado tem três torres de vantagem.
league-proposes-draw-unread = Esta versão não consegue lê-la, então proponho empate.
league-proposal-stands = Isso passa a valer em { $stands }, a menos que a partida termine antes ou a moderação decida outra coisa: { $rule }.
league-for-managers = Uma partida da sua liga { $name } precisa de atenção: { $game }.
league-stands = Esse resultado foi proposto quando acabou o tempo das últimas partidas da liga { $name }.

league-over = <b>A temporada { $season } da liga { $name } acabou.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] Divisão { $division }:{" "}
}{ $player } termina em primeiro lugar, com { $points } pontos.
# $others: how many divisions are not named.
league-more-winners = E mais { $others ->
    [one] uma divisão
   *[other] { $others } divisões
}.
league-over-more = Veja uma tabela com { $show }.

league-file = O arquivo tem as tabelas e todas as partidas da liga { $name }, temporada { $season }. Cada partida que já terminou traz o código de conferência do registro dela.
# Entries of a calendar.
league-calendar-starts = Liga { $name }: começo
league-calendar-ends = Liga { $name }: não começam mais partidas
league-calendar-last = Liga { $name }: proponho resultados para as partidas ainda em andamento

league-extended = Partidas da liga { $name } podem começar até { $ends }.
league-end-asked = Encerrar a temporada da liga { $name } agora? Não começam mais partidas, e as que estão em andamento têm mais duas semanas.
league-end-asked-open = Cancelar a liga { $name }? Os membros dela veem isso no post.
league-ends-now = A temporada da liga { $name } acaba agora. Os jogadores ficam sabendo em instantes.
league-given-up = A liga { $name } foi cancelada.

league-list = <b>Ligas daqui</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, temporada { $season } · { $stage ->
    [draft] ainda não postada
    [open] começa em { $at }
    [waiting] espera mais membros
    [running] em andamento até { $at }
    [last-call] últimas partidas até { $at }
    [given-up] cancelada em { $at }
   *[over] terminou em { $at }
} · { $members ->
    [1] 1 membro
   *[other] { $members } membros
}{ $reader ->
    [in] {" "}· você está nela
   *[out] {""}
}
league-list-more = Veja uma com { STEP("league", "what", "show", "number", "") }. Lá você também pode entrar nela ou sair.
league-others = { $others ->
    [1] Há outra liga aqui também.
   *[other] Há outras { $others } ligas aqui também.
} Veja todas com { STEP("league", "what", "list") }.
league-none = Não há ligas aqui. A administração cria uma com { STEP("league", "what", "create", "name", "", "variant", "") }.
