# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to everyone, rematches; and blocks.

offer-refused-draw-is-offered = { $player } propõe empate a você, então não joguei seu lance. Aceite com { STEP("draw") }, ou recuse jogando o lance sem proposta de empate.
offer-refused-draw-before-move = Você acabou de propor empate, então este lance não pode propor outro, e eu não o joguei. Digite sem a proposta. Você pode propor de novo no próximo lance.
offer-refused-already-proposed = Você já fez um pedido, e { $player } ainda não respondeu. Espere a resposta ou continue jogando: um lance de qualquer um cancela o pedido.
offer-refused-proposal-declined = { $player } já recusou isso nesta posição. Continue jogando: você pode pedir de novo depois de outro lance.
offer-refused-no-proposal = Esse pedido não vale mais. Veja a partida com { STEP("board") }.
offer-refused-own-proposal = Este pedido é seu, então só seu oponente pode responder. Espere a resposta ou continue jogando: um lance de qualquer um cancela o pedido.

offer-refused-do-not-play = Você e { $player } não se enfrentam. Escolha outro membro, ou deixe qualquer pessoa entrar com { STEP("challenge") }. As partidas que vocês já jogam continuam.
offer-refused-oneself-to-block = Você não pode se bloquear. Indique outro membro com { STEP("block") }.
offer-refused-blocked-already = Você já bloqueou { $player }. Desfaça com { STEP("unblock") }.
offer-refused-not-blocked = Você não bloqueou { $player }. Veja quem você bloqueou com { STEP("block") }.
offer-refused-nobody-to-unblock = Você não indicou ninguém. Escolha um membro em { OPTION("unblock", "member") }; veja quem você bloqueou com { STEP("block") }.
offer-refused-too-many-blocked = Você já bloqueou { $limit } membros, o máximo. Desbloqueie um com { STEP("unblock") }.

offer-refused-terms-for-one = Um desafio a { $player } vale uma partida. Tire { OPTION("challenge", "uses") }, ou não indique oponente, para que qualquer pessoa possa entrar.
offer-refused-one-game-of-lot = A formação inicial de { $variant } é sorteada e fixada com o desafio, então ele vale uma partida. Tire { OPTION("challenge", "uses") }, ou { $option ->
    [array] escreva uma ordem em { OPTION("challenge", "array") }
   *[setup] indique uma posição em { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = Você fez vários desafios abertos a todos nos últimos minutos. Dê um tempo e tente de novo em quinze minutos.
offer-refused-own-open-challenge = Este desafio é seu, então só os outros podem entrar. Se quiser, retire o desafio.
offer-refused-already-joined = Você já entrou neste desafio: { $game }. Termine essa partida antes. Você pode entrar de novo quinze minutos depois do início dela, no mínimo.
offer-refused-joined-and-over = Você já entrou neste desafio: { $link }. Ninguém mais pode entrar nele agora. Veja sua partida com { STEP("board", "game", $game) }.
offer-refused-code-missing = Qual desafio? Digite o código que aparece com ele: { STEP("join", "code", "4F7Q2K") }. Veja os desafios abertos a todos aqui com { STEP("games", "which", "open") }.
offer-refused-code-misspelled = Isso não é um código. Um código tem seis caracteres: letras ou números, mas nunca I, L, O, U, Y, Z, 0 nem 1. Copie o que aparece no desafio e digite assim: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Nenhum desafio em que você possa entrar tem este código. Foi mal digitado, ou o desafio acabou faz tempo. Confira o que aparece no desafio, ou faça o seu com { STEP("challenge") }.
offer-refused-joined-elsewhere = Este desafio foi feito { TERM("community", "in-another") } da mesma rede, e a partida só apareceria lá. Entre por lá, ou faça um aqui com { STEP("challenge") }.
offer-refused-nothing-to-decline = Este desafio é aberto a todos, então não há o que recusar. Deixe para os outros, ou faça o seu com { STEP("challenge") }.

offer-refused-not-over-yet = A partida { $game } ainda está em andamento, e a revanche vem depois. Continue jogando, ou encerre com { STEP("resign") }, { STEP("draw") } ou { STEP("abort") }.
offer-refused-rematch-asked = Você já pediu esta revanche, e { $player } ainda não respondeu. Você pode retirar o pedido com { STEP("games") }.
offer-refused-rematch-runs = A revanche da partida { $game } é a partida { $running }, ainda em andamento. Continue aqui: { $link }.
offer-refused-rematch-elsewhere = O lugar da partida { $game } não existe mais. Peça a revanche { TERM("place", "in-another") } { TERM("community", "of-the-same") }, onde seu oponente veja: { STEP("rematch", "game", $game) }.
