# Why moves are not tried, or not taken back.

try-refused-move = { $why } Nada foi testado. Digite a linha de novo, corrigida, com { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } Nada foi testado, e a linha que você testou antes não mudou: { STEP("try", "game", $game) }.
try-refused-back-and-at = Você pode começar uma linha nova ou voltar na antiga, não as duas coisas de uma vez. Tire { OPTION("try", "at") } ou { OPTION("try", "back") }.
try-refused-short-line = Sua linha na partida { $game } tem { $plies ->
    [0] 0 meios-lances
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}, então não dá para voltar mais que isso. Veja com { STEP("try", "game", $game) }.
try-refused-no-line = Você ainda não testou nenhuma linha na partida { $game }. Digite os lances, como em { STEP("try", "moves", $example, "game", $game) }. Só você vai ver.
try-refused-game-has-gone-on = A partida { $game } avançou desde que você testou uma linha nela, então não há o que desfazer. Comece uma nova com { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = Um lance foi desfeito na partida { $game }, então a posição em que sua linha começava não existe mais. Comece uma nova com { STEP("try", "moves", "", "game", $game) }.
