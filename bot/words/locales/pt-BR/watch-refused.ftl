# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = Você está jogando a partida { $game }, então não vê o que os espectadores dizem até ela acabar. Aí deixo você entrar, se alguém assistiu. Veja seu tabuleiro com { STEP("board") }, ou proíba a análise com { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = Nenhuma partida é jogada aqui. Use o comando { TERM("own-place", "in-the") } de uma, ou indique o número: { STEP("watch", "game", "") }. Veja as partidas de um membro com { STEP("games", "member", "") }.
watch-refused-elsewhere = A partida { $game } começou em outra rede, e os espectadores conversam lá. Entre naquela comunidade para conversar, ou veja o tabuleiro aqui com { STEP("board", "game", $game) }.
watch-refused-too-many = Você começou a assistir a { $limit } partidas nos últimos 15 minutos, o máximo. Tente de novo mais tarde, ou veja qualquer tabuleiro com { STEP("board", "game", "") }.
watch-refused-changed-too-often = Você já mudou isso { $limit } vezes nesta partida, o máximo, então fica como está. Continue jogando e, quando a partida acabar, avise os espectadores por conta própria. Veja o tabuleiro com { STEP("board") }.
