# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Escada de { $name }</b> · { $members ->
    [one] 1 membro
   *[other] { $members } membros
}
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← você
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } desafiou { $challenged }: { $game }
ladder-join = Você não está nesta escada. Entre no fim dela: { $join }.
ladder-own-first = Você está na frente. Outros podem desafiar você, e aí a partida começa na hora.
ladder-own-challenge = Seu desafio está em andamento: { $game }
ladder-nobody-free = Agora você não pode desafiar ninguém acima de você. Olhe de novo daqui a alguns dias.
ladder-may-challenge = Você pode desafiar { $players }. Se vencer, fica com o lugar.
ladder-how = Um desafio começa uma partida na hora, com lados sorteados. Você pode desafiar até três lugares acima de você, mas ninguém de férias. Quem perde por tempo antes do segundo lance cai para o fim.

ladder-list = <b>Escadas daqui</b>
ladder-list-line = { $name }, { $members ->
    [one] 1 membro
   *[other] { $members } membros
}{ $place ->
    [0] {""}
   *[other] {" "}(você: lugar { $place })
}: { $show }
ladder-list-more = { $others ->
    [one] E mais uma escada.
   *[other] E mais { $others } escadas.
}
ladder-none = Ainda não há escada aqui. Comece uma: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Ainda não há ninguém na escada de { $name }. Comece você: { $join }.

ladder-joined = Você está na escada de { $variant }, no lugar { $place }. { $show } mostra quem você pode desafiar.
ladder-left = Você saiu da escada. As partidas em andamento continuam.
ladder-removed = { $player } não está mais na escada.
ladder-were-removed = Alguém da administração tirou você da escada de { $variant }. Pergunte se quiser saber por quê.
ladder-gone = { $player } não está mais aqui e por isso saiu da escada. { $show } mostra quem você pode desafiar agora.

ladder-game-of = Está em jogo o lugar { $place } da escada: se { $challenger } vencer, fica com ele.
ladder-challenged = Sua partida contra { $opponent } começou: { $game }.
ladder-rose = { $player } fica com o lugar { $place } da escada. Veja com { $show }.
ladder-fell = { $player } perdeu por tempo antes do segundo lance e cai para o fim da escada. Veja com { $show }.
ladder-stays = A escada fica como estava. Veja com { $show }.
