# Private notes on games, and private lines of moves. Nobody else is ever shown them.

notebook-noted = Nota { $number } salva na posição { $plies ->
    [0] inicial
    [one] após { $plies } meio-lance
   *[other] após { $plies } meios-lances
}. Só você vê a nota, com { STEP("note", "game", $game) }.
notebook-removed = Nota { $number } removida.

notebook-notes = <b>Suas notas sobre a partida { $game } ({ $variant })</b>, da mais nova à mais antiga. Só você vê.
notebook-note = <b>{ $number }</b> · { $plies ->
    [0] posição inicial
    [one] após { $plies } meio-lance
   *[other] após { $plies } meios-lances
} · { $at }
notebook-how-to-remove = Para remover uma: { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] { $count } nota mais antiga: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } notas mais antigas: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = Você não tem notas sobre a partida { $game } ({ $variant }). Escreva uma com { STEP("note", "text", "", "game", $game) }. Só você vai ver.
notebook-no-older-notes = Você não tem notas antes do número { $before } sobre a partida { $game } ({ $variant }). Escreva uma com { STEP("note", "text", "", "game", $game) }. Só você vai ver.

notebook-stopped = Lance { $number } da sua linha, “{ $typed }”: { $why }
notebook-stopped-later = Os lances antes dele estão na sua linha.
notebook-no-move = Não há nenhum lance nisso.

notebook-line = <b>Sua linha na partida { $game } ({ $variant })</b>, após { $shown } de { $plies ->
    [0] 0 meios-lances
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}. Só você vê.
notebook-line-moves = { $ply ->
    [0] Desde o início
    [one] Depois de { $ply } meio-lance da partida
   *[other] Depois de { $ply } meios-lances da partida
}: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] Desde o início
    [one] Depois de { $ply } meio-lance da partida
   *[other] Depois de { $ply } meios-lances da partida
}: ainda sem lances.
notebook-line-to-move = Depois, é a vez { $side-of }.
notebook-line-in-check = Depois, é a vez { $side-of }, em xeque.
notebook-line-ends = Isso encerraria a partida: { $result }

notebook-go-on = Continue com { STEP("try", "moves", "", "game", $game) }, ou recomece de qualquer ponto da partida com { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Continue daqui, sem os lances seguintes, com { STEP("try", "moves", "", "back", $back, "game", $game) }. Ou recomece de qualquer ponto da partida com { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = A partida avançou desde então. Comece uma nova linha da posição atual com { STEP("try", "moves", "", "game", $game) }.

notebook-line-on-show = Uma linha que você está testando.
