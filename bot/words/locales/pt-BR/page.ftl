# The pages in a browser, and the way to them.

pages-off = Aqui não dá para abrir tabuleiros num navegador. Continue jogando com { STEP("move") }.
pages-only-own = Num navegador você só pode abrir suas próprias partidas. Veja esta com { STEP("board") }.
pages-open-game = Aqui está o seu acesso ao tabuleiro da partida { $game }. É só para você, vale uma vez e por dez minutos.
pages-open-games = Aqui está o seu acesso às suas partidas. É só para você, vale uma vez e por dez minutos.
page-title = { $page } · Menagerie
page-continue = Continuar
page-signs-in = Isso conecta você neste navegador como { $player } por 30 dias. Continue só se for você e se você pediu.
page-signed-out = Você não está conectado aqui. Peça seu link no chat: { STEP("open") }.
page-used-link = Este link já foi usado ou tem mais de dez minutos. Peça outro no chat: { STEP("open") }.
page-no-game = Você não joga uma partida assim. As suas estão em <code>/</code>.
page-none = Esta página não existe. Volte para <code>/</code>.
page-too-old = Esta página é antiga demais. Carregue de novo.
page-too-fast = Foram pedidos demais de uma vez. Espere alguns segundos.
page-not-now = Não deu certo. Tente de novo daqui a um minuto.
page-games = Minhas partidas
page-no-games = Você não tem partidas em andamento. Comece uma no chat: { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ Sua vez
   *[other] Vez do outro lado
} · { $variant } contra { $opponent }, partida { $game }
page-sign-out = Sair
page-sign-out-everywhere = Sair em todos os lugares
page-heading = { $variant } contra { $opponent }, partida { $game }
page-your-move = É a sua vez.
page-their-move = É a vez de { $player }.
page-until = Até { $at }.
page-board = Tabuleiro
page-square = { $square }, { $piece } { $side-of }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, vazia
page-last-move = Último lance: { $move }.
page-draw-offered = { $player } propõe empate.
page-draw-stands = Você propôs empate.
page-asks-take-back = { $player } pede para desfazer { $plies ->
    [one] o último lance
   *[other] os últimos { $plies } lances
}.
page-asks-cancel = { $player } pede para terminar a partida sem resultado.
page-claim-draw = Reivindicar o empate
page-offer-draw = Propor empate
page-pass = Passar
page-pass-asked = Passar a vez?
page-draw-meanwhile = Algo mudou nesse meio-tempo. Olhe o tabuleiro e escolha de novo.
page-type-move = Ou digite um lance:
page-play = Jogar
page-cancel = Cancelar
page-confirm = Sim, pode fazer
page-wall = Agora escolha uma casa: { $piece }.
page-choose = Qual lance?
page-moves = Lances até agora
page-captures = Capturadas
page-captured = { $count } × { $piece } { $side-of }
page-hand = { $side }, na mão
page-held = { $count } × { $piece } { $side-of } na mão
page-looking-back = Você está olhando para trás. O último lance aqui: { $move }. Volte à partida com ».
page-looking-at-start = Você está olhando o começo da partida. Volte à partida com ».
page-first = Começo da partida
page-back = Um lance para trás
page-on = Um lance para a frente
page-now = A partida como está agora
page-offline = Sem conexão. Tentando de novo.
