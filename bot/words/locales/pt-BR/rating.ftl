# Ratings: which games count, what they give, and lists of the best.

not-counted-not-agreed = O desafio não dizia que a partida seria ranqueada.
not-counted-computer = Partidas contra o computador não contam.
not-counted-same-member = O mesmo membro jogou com os dois lados.
not-counted-set-up = Só contam partidas que começam com a formação inicial padrão.
not-counted-no-clock = Só contam partidas com relógio.
not-counted-unlisted = Só contam minhas próprias variantes e as que estão na lista daqui.
not-counted-aborted = A partida terminou sem resultado.
not-counted-adjudicated = A moderação encerrou a partida e não deixou que contasse.
not-counted-frozen = A partida estava suspensa quando terminou.
not-counted-too-short = Cada lado precisa fazer pelo menos dois lances.
not-counted-beyond-four = Das partidas entre as mesmas duas pessoas, quatro contam por mês.
not-counted-series-on-time = Se alguém perde por tempo várias vezes seguidas, só a primeira conta.

rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands }.{ $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands }.{ $units }
} ± { $deviation }?

rating-own-none = Você ainda não tem rating. Desafie alguém para uma partida ranqueada com { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = { $player } não jogou nenhuma partida ranqueada que você possa ver aqui. Proponha uma com { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>Seus ratings</b>
rating-title = <b>Ratings de { $player }</b>
rating-of-all-games = Todas as partidas: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = Um ponto de interrogação quer dizer que o rating ainda pode mudar muito.
rating-estimated = Esta é uma estimativa com as partidas deste mês. Ela fica definitiva quando o mês acabar, em { $until }.
rating-games = <b>Partidas ranqueadas que terminaram este mês</b>
rating-game = { $game } ({ $variant }) contra { $opponent }: { $result ->
    [won] vitória.
    [lost] derrota.
    [drawn] empate.
   *[none] sem resultado.
}
rating-not-counted = Não conta: { $why }
rating-months = <b>No fim de cada mês, com todas as partidas</b>
rating-month = { $month }: { $value }
rating-now = Agora: { $value }
rating-next = Veja os melhores daqui com { STEP("leaders") }.
rating-later = Estou calculando os ratings do mês passado agora. Tente de novo em um minuto.

leaders-title = <b>Os melhores daqui, com todas as partidas</b>
leaders-title-of-variant = <b>Os melhores daqui em { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = Até o mês acabar, são estimativas: elas incluem as partidas deste mês.
leaders-more = Há mais do que estes.
leaders-order = A ordem é pelo rating menos o dobro do número depois de ±, para que ninguém lidere por uma só partida de sorte. Quem mantém o perfil privado não aparece.
leaders-none = Ainda não há ninguém na lista aqui; perfis privados nunca aparecem. Jogue uma partida ranqueada com { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Ainda não há ninguém na lista aqui: { $variant }; perfis privados nunca aparecem. Jogue uma partida ranqueada com { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = As listas dos melhores são para os membros { TERM("community", "of-a") }. Use o comando lá.
