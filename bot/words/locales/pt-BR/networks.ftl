# Each network's own words for things: `{ TERM("place", "in-this") }` becomes the attribute `.in-this` of the word of the reader's network.

discord-place = canal
    .in-this = neste canal
    .in-a = num canal
    .in-any = em qualquer canal
    .in-another = em outro canal
    .every = todos os canais
    .this-is-the-only = Este é o único canal
    .none = nenhum canal
matrix-place = sala
    .in-this = nesta sala
    .in-a = numa sala
    .in-any = em qualquer sala
    .in-another = em outra sala
    .every = todas as salas
    .this-is-the-only = Esta é a única sala
    .none = nenhuma sala
terminal-place = sala
    .in-this = nesta sala
    .in-a = numa sala
    .in-any = em qualquer sala
    .in-another = em outra sala
    .every = todas as salas
    .this-is-the-only = Esta é a única sala
    .none = nenhuma sala

discord-own-place = tópico
    .its-own = seu próprio tópico
    .in-the = no tópico
matrix-own-place = tópico
    .its-own = seu próprio tópico
    .in-the = no tópico
terminal-own-place = mesa
    .its-own = sua própria mesa
    .in-the = na mesa

discord-community = servidor
    .in-this = neste servidor
    .of-this = deste servidor
    .in-a = num servidor
    .of-a = de um servidor
    .of-a-whole = de um servidor inteiro
    .of-the = do servidor
    .of-the-same = do mesmo servidor
    .in-another = em outro servidor
matrix-community = comunidade
    .in-this = nesta comunidade
    .of-this = desta comunidade
    .in-a = numa comunidade
    .of-a = de uma comunidade
    .of-a-whole = de uma comunidade inteira
    .of-the = da comunidade
    .of-the-same = da mesma comunidade
    .in-another = em outra comunidade
terminal-community = clube
    .in-this = neste clube
    .of-this = deste clube
    .in-a = num clube
    .of-a = de um clube
    .of-a-whole = de um clube inteiro
    .of-the = do clube
    .of-the-same = do mesmo clube
    .in-another = em outro clube

discord-direct-messages = mensagens diretas
    .by = por mensagem direta
matrix-direct-messages = uma sala só nossa
    .by = numa sala só nossa
terminal-direct-messages = linhas na tela
    .by = em linhas na tela

discord-unseen = aqui
matrix-unseen = numa sala só nossa
terminal-unseen = aqui

discord-way-to-answer = com os botões abaixo dele
matrix-way-to-answer = com !accept, !decline ou !withdraw e o número dele, ou com uma reação: ✅ ou ❌
terminal-way-to-answer = com a palavra que vem junto

discord-manager-right = a permissão “Gerenciar servidor”
matrix-manager-right = o poder de mudar quem pode fazer o quê na sala (Administrador)
terminal-manager-right = uma chave do clube
discord-moderator-right = a permissão “Castigar membros” ou “Gerenciar mensagens”
matrix-moderator-right = o poder de remover mensagens (Moderador)
terminal-moderator-right = a palavra final no clube
discord-overseer-right = a permissão “Gerenciar tópicos”
matrix-overseer-right = o poder de quem administra o homeserver
terminal-overseer-right = a chave de todas as salas

discord-ways-to-move = { $where ->
    [here-hearing] aqui ou com { STEP("move") }
    [here] em resposta ao tabuleiro ou com { STEP("move") }
    [elsewhere-hearing] no tópico da partida ou com { STEP("move") }
   *[elsewhere] em resposta a um tabuleiro, depois de me mencionar, ou com { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] aqui ou com { STEP("move") }
    [here] aqui ou com { STEP("move") }
   *[elsewhere] no tópico da partida ou com { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] aqui
    [here] aqui
   *[elsewhere] na mesa da partida
}

network-a-player = alguém
network-game = partida { $game }
network-other-place = outro lugar
network-game-thread = tópico da partida
network-room = sala
network-table = mesa da partida { $game }
network-elsewhere = <code>{ $typed }</code> no { $network }
network-or = { $before } ou { $after }

network-cut = … (o resto não cabe numa mensagem)
discord-later = Não consigo salvar nada agora. Vi sua mensagem e cuido dela assim que der, então não precisa mandar de novo.
