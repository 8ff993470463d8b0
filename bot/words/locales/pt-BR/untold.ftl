# Rules of a variant that follow from its settings, where its author's sentences do not tell them.

untold-royals = Um lado pode ter várias peças reais ({ $pieces }). Ele está em xeque quando { $check ->
    [any] qualquer uma delas é atacada
    [last] só resta uma e ela é atacada; enquanto houver mais, são capturadas como as outras
    [last-of-each] de algum destes tipos só resta uma e ela é atacada; enquanto houver mais do mesmo tipo, são capturadas como as outras
   *[all] todas as que ele tem são atacadas ao mesmo tempo; se são várias, uma pode ficar sob ataque e ser capturada
}.
untold-facing = Nenhum lance pode deixar { $king } diante de { $king } na mesma { $line ->
    [file] coluna
   *[any] coluna ou fileira
} sem nada no meio.
untold-must-capture = Quem pode capturar tem de capturar: qualquer outro lance é ilegal.
untold-no-checks = Nenhum lance pode dar xeque.
untold-facing-twice = Quando { $king } e { $king } ficam frente a frente numa coluna sem nada entre eles, o lado que joga deve acabar com isso ou passar. Se passar, a partida termina.
untold-passing = { $when ->
    [stuck] Quem não está em xeque e não tem lances passa.
   *[always] Quem não está em xeque pode passar.
} Dois passes seguidos terminam a partida.
untold-explosions = Cada captura explode: somem as duas peças e tudo o que está nas oito casas em volta.
untold-explosions-but = Cada captura explode: somem as duas peças e tudo o que está nas oito casas em volta. Ficam no lugar: { $pieces }.
untold-explosions-fireproof = Estas ficam também onde capturam: { $pieces }.
untold-lions = { $pieces }: nenhuma destas pode capturar outra delas que esteja protegida e a duas casas, a não ser que capture também uma peça no caminho{ $count ->
    [0] {""}
   *[other] {" "}(estas não contam: { $minor })
}. Se outra peça acabou de capturar uma delas, na resposta outra peça só pode capturar uma na mesma casa.

untold-hands = { $captures ->
    [yes] Uma peça capturada vai para a mão do lado que a capturou. Um
   *[no] Um
} lado pode, em vez de mover, soltar uma peça da mão numa casa vazia.
untold-captured-as = Depois da captura, { $pieces-the } vai para a mão como { $piece-lower }.
untold-drops-in = Não se solta { $piece-no } fora da zona { $zone }.
untold-drops-most-on-file = Não se solta { $piece-no } numa coluna em que seu lado já tem { $number } dessas peças.
untold-drops-no-mate = Não se solta { $piece-no } dando xeque-mate.
untold-drops-on-both-colors = De duas peças iguais ({ $piece }), uma é solta numa casa clara e outra numa escura.
untold-drops-unmoved = Se { $piece-the } for para a zona { $zone } ao ser solta, vale como peça que ainda não andou.
untold-walls-moved = Depois de cada lance, { $piece-the } vai para outra casa vazia. Nada vai até ali nem captura ali.
untold-walls-shot = Cada lance termina com uma peça nova ({ $piece }) numa casa vazia para onde a peça movida poderia ir depois. A casa fica fechada.
untold-walls-anywhere = Cada lance termina com uma peça nova ({ $piece }) em qualquer casa vazia. A casa fica fechada.
untold-walls-left = A casa que uma peça deixa é fechada ({ $piece }) e fica fechada.
untold-walls-within = { $piece-No } fica fora da zona { $zone }.
untold-gates = Quando uma destas peças anda pela primeira vez, uma peça na mão pode entrar na casa que ela deixa: { $pieces }.
untold-drops-mobile = Não se solta uma peça onde ela nunca mais poderia andar.
untold-must-drop = Quem pode soltar uma peça tem de soltar.
untold-drops-no-checks = Não se pode dar xeque ao soltar uma peça.
untold-promotes-on-leaving = Um lance que começa na zona { $zone } também promove: { $pieces }.

untold-checkmate-wins = Quem leva xeque-mate vence.
untold-checks = Vence na hora o lado que der { $checks ->
    [1] xeque
   *[other] xeque { $number } vezes
}.
untold-goal = Vence{ $when ->
    [at-once] {" "}na hora
   *[other] {""}
} o lado que tiver { $has } { $place }, { $when ->
    [at-once] ao fim do seu lance.
    [unanswered] ao fim do seu lance; se o lado { $second-of } puder fazer o mesmo logo após o lance { $first-of }, a partida continua por esse lance e é empate se os dois conseguirem.
    [held] ao fim do seu lance e ainda depois da resposta do outro lado.
    [safe] sem que o outro lado ataque ali; se isso valer para os dois lados, é empate.
   *[safe-or-held] sem que o outro lado ataque ali, ou ainda depois da resposta dele.
}
untold-goal-one = { $pieces }
untold-goal-several = { $number } destas peças ({ $pieces }){ $or_full ->
    [yes] , ou uma e todas as casas ocupadas,
   *[no] {""}
}
untold-goal-place = na zona { $zone }
untold-goal-places = na zona { $first_zone } para { $first-the }, ou na zona { $second_zone } para { $second-the }
untold-extinction = { $result ->
    [wins] Vence
   *[loses] Perde
} o lado que ficar { $left ->
    [0] sem nenhuma
   *[other] com no máximo { $number }
} { $of ->
    [one] das peças deste tipo
    [each] das peças de um destes tipos
   *[together] das peças destes tipos, somadas
}: { $pieces }.
untold-extinction-both = Se um lance causa isso aos dois lados, { $who ->
    [other] vence o outro lado
   *[nobody] a partida continua
}.
untold-row = { $result ->
    [wins] Vence
   *[loses] Perde
} o lado que com seu lance fica com { $number } destas numa linha{ $gaps ->
    [yes] , mesmo com casas no meio
   *[no] , lado a lado
}: { $pieces }. Contam { $lines }.
untold-row-files = colunas
untold-row-ranks = fileiras
untold-row-diagonals = diagonais
untold-bare-king-loses = Perde o lado a que só resta o rei, a menos que possa capturar na hora a última peça do outro.
untold-restricted = Perde o lado a que, após uma captura, só restam o rei e estas peças: { $pieces }.
untold-repetition-loses = Perde quem, com seu lance, faz uma posição ocorrer pela { $number } vez.
untold-repetition-wins = Vence quem, com seu lance, faz uma posição ocorrer pela { $number } vez.
untold-repetition-second-wins = Vence o lado { $side-of } quando uma posição ocorre pela { $number } vez.
untold-perpetual-check-loses = Quando uma repetição encerra a partida, perde o lado que deu xeque em todos os seus lances desde a primeira ocorrência dessa posição, se o outro não fez o mesmo.

untold-stalemate-draws = Afogamento é empate.
untold-stalemate-loses = O lado afogado perde.
untold-stalemate-wins = O lado afogado vence.
untold-stalemate-fewer-pieces = No afogamento, vence quem tem menos peças; com o mesmo número, é empate.
untold-repetition-claim = Pode-se reivindicar empate na { $number } ocorrência de uma posição.
untold-move-rule-claim = Pode-se reivindicar empate após { $moves } lances de cada lado sem captura, lance de peão nem promoção.
untold-move-rule-draws = Após { $moves } lances de cada lado sem captura, lance de peão nem promoção, a partida empata por si só.
untold-repetition-draws = Na { $number } ocorrência de uma posição, a partida empata por si só.
untold-counting = Quando não há mais peões, contam-se os lances, e a partida empata no primeiro que passar do limite: { $limits }.
untold-counting-early = Contam-se os lances, e a partida empata no primeiro que passar do limite: { $limits }.
untold-counting-board = { $moves } enquanto nenhum rei estiver sozinho
untold-counting-few = { $moves } assim que um lado tem no máximo { $number } peças, contando o rei, e nenhum rei está sozinho
untold-counting-with = { $moves } contra rei sozinho com { $piece } ({ $number })
untold-counting-otherwise = { $moves } nos outros casos
untold-counting-from-pieces = { $limits }, começando a contagem pelo número de peças no tabuleiro
untold-bare-kings-draw = A partida empata quando só restam os reis.
untold-points = Onde a partida empataria por si só, vence o lado com mais pontos: { $values }.
untold-points-of = { $piece } { $points }
untold-points-second = { $side } mais { $points }
untold-dead = A partida empata quando ninguém mais pode vencer: { $pieces }.
untold-dead-alone = além dos reis, só resta uma peça, { $pieces }
untold-dead-one-color = além dos reis, só restam estas, todas em casas da mesma cor: { $pieces }
untold-dead-apart = só restam estas, e os dois lados estão em casas de cores diferentes: { $pieces }

untold-never-promoted-to = Nenhuma peça promove a { $piece-lower }.
untold-promoted-up-to = Nenhuma peça promove a { $piece-lower } enquanto seu lado tiver { $number }.
