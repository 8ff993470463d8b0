# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Abandonar a partida { $game } ({ $variant }) contra { $opponent }? Isso encerra a partida e não dá para desfazer.
ending-resigned-done = Você abandonou.
ending-done = A partida terminou sem resultado.

ending-draw-offered = { $player } propõe empate. { $opponent }, aceite ou recuse; jogar um lance também vale como recusa.
ending-draw-offered-to-computer = { $player } oferece empate a { $opponent }.
ending-draw-offered-with-move = { $player } propõe empate com este lance. { $opponent }, aceite ou recuse; jogar um lance também vale como recusa.
ending-draw-offered-done = Empate proposto. Pelas regras, ainda não dá para reivindicar o empate. Sua proposta vale até seu oponente responder.
ending-draw-accepted = { $player } aceitou o empate.
ending-draw-accepted-done = A partida terminou em empate.
ending-draw-was-offered = { $player } propôs empate.
ending-draw-declined = { $player } recusou o empate.
ending-draw-declined-done = Empate recusado.
ending-draw-unanswered = A partida terminou antes da resposta à proposta de empate.
ending-draw-claimed-done = Você reivindicou o empate.

ending-proposal-lapsed-by-moving = { $player } jogou em vez de esperar a resposta.
ending-proposal-declined-by-moving = { $player } recusou o pedido ao jogar um lance.
ending-proposal-lapsed-by-take-back = { $player } desfez um lance, então o pedido não vale mais.
ending-proposal-accepted = { $player } aceitou encerrar a partida sem resultado.
ending-proposal-unanswered = A partida terminou antes da resposta ao pedido.

ending-ended-by = Quem encerrou foi { $player }.
ending-that-was = Essa foi a partida { $game }.
ending-another = Mais uma, trocando de lado? { STEP("rematch") }
ending-ruling = Decisão de { $by }. Motivo: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Placar: { $winner }–{ $loser }.

ending-winner = { $player } ({ $side })

ending-checkmate = Xeque-mate. Vitória de { $winner }.
ending-stalemate-won = Afogamento. Vitória de { $winner }.
ending-repeated-won = Repetição da posição por { $player }. Vitória de { $winner }.
ending-repeated-lost = Derrota de { $loser } por repetir a posição. Vitória de { $winner }.
ending-restricted = A { $loser } só restaram peças restritas. Vitória de { $winner }.
ending-checks = Xeques demais contra { $loser }. Vitória de { $winner }.
ending-extinction-won = { $player }: saíram todas as peças que era preciso perder. Vitória de { $winner }.
ending-extinction-lost = { $loser }: perda de peças que era preciso manter. Vitória de { $winner }.
ending-extinction-last = { $loser } fica sem { $piece }. Vitória de { $winner }.
ending-goal = Objetivo alcançado. Vitória de { $winner }.
ending-row-won = { $player } tem uma linha. Vitória de { $winner }.
ending-row-lost = { $loser } tem uma linha e perde. Vitória de { $winner }.
ending-perpetual-check = Derrota de { $loser } por dar xeque perpétuo. Vitória de { $winner }.
ending-bare-king = Só o rei restou a { $loser }. Vitória de { $winner }.
ending-points = A partida empataria, então os pontos decidem: { $more } contra { $less }. Vitória de { $winner }.
ending-resignation = Abandono de { $loser }. Vitória de { $winner }.
ending-time = Tempo esgotado para { $loser }. Vitória de { $winner }.
ending-adjudicated-won = Adjudicada: vitória de { $winner }.

ending-stalemate = Empate por afogamento.
ending-repeated = Empate por repetição: a posição ocorreu { $times } vezes.
ending-repeated-drawn = Empate por repetição.
ending-goal-of-both = Empate: os dois jogadores alcançaram o objetivo.
ending-agreement = Empate de comum acordo.
ending-quiet = Empate: em { $moves } lances não houve captura, promoção nem movimento de peça que não possa voltar.
ending-counting = Empate: acabaram os lances permitidos sem peões.
ending-passes = Empate: a partida termina porque se passou a vez.
ending-bare-kings = Empate: só restaram os reis.
ending-dead = Empate: com as peças que restam, ninguém mais pode vencer.
ending-adjudicated-drawn = Adjudicada: empate.

ending-annulled = Adjudicada: sem resultado.
ending-aborted = Cancelada antes de os dois jogarem: sem resultado.
ending-cancelled = Encerrada pelos dois jogadores, sem resultado.
ending-deserted = Encerrada sem resultado, porque um jogador saiu de onde a partida era jogada.
ending-not-begun = O tempo acabou antes de os dois lados jogarem: partida cancelada, sem resultado.
ending-unfinished = Ninguém jogou por 90 dias: partida encerrada, sem resultado.
ending-over = A partida terminou.

ending-proof-repeated = Esta posição apareceu no tabuleiro { $moves }.
ending-proof-repeated-often = Esta posição apareceu no tabuleiro { $times } vezes, por último { $moves }.
ending-proof-after = após <b>{ $played }</b>
ending-proof-at-start = no início
ending-proof-moves = { $moves } e { $last }
ending-proof-quiet-since = O último lance desses foi <b>{ $played }</b>.
ending-proof-quiet-always = Não houve nenhum lance desses desde o início da partida.
