# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Abandonar a partida { $game } ({ $variant }) contra { $opponent }? Isso encerra a partida e não dá para desfazer.
ending-resigned-done = Você abandonou.
ending-done = A partida terminou sem resultado.

ending-draw-offered = { $player } propõe empate. { $opponent }, aceite ou recuse; jogar um lance também vale como recusa.
ending-draw-offered-to-computer = { $player } propõe empate a { $opponent }.
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
ending-another = Mais uma, com os lados trocados? { STEP("rematch") }
ending-ruling = Decisão de { $by }. Motivo: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Placar: { $winner }–{ $loser }.

ending-winner = { $player } (com { $side-the })
    .of = de { $player } (com { $side-the })

ending-checkmate = Xeque-mate. Vitória { $winner-of }.
ending-stalemate-won = Afogamento. Vitória { $winner-of }.
ending-repeated-won = Posição repetida ({ $player-the }). Vitória { $winner-of }.
ending-repeated-lost = Vitória { $winner-of } sobre { $loser-the }. Quem repete a posição perde.
ending-restricted = Só restaram peças restritas para { $loser-the }. Vitória { $winner-of }.
ending-checks = Xeques demais contra { $loser-the }. Vitória { $winner-of }.
ending-extinction-won = { $player }: saíram todas as peças que era preciso perder. Vitória { $winner-of }.
ending-extinction-lost = { $loser }: perda de peças que era preciso manter. Vitória { $winner-of }.
ending-extinction-last = Não resta { $piece-no } para { $loser-the }. Vitória { $winner-of }.
ending-goal = Objetivo alcançado. Vitória { $winner-of }.
ending-row-won = Linha completa para { $player-the }. Vitória { $winner-of }.
ending-row-lost = Vitória { $winner-of } sobre { $loser-the }. Quem completa uma linha perde.
ending-perpetual-check = Vitória { $winner-of } sobre { $loser-the }. Quem dá xeque perpétuo perde.
ending-bare-king = Só restou o rei para { $loser-the }. Vitória { $winner-of }.
ending-points = A partida empataria, então os pontos decidem: { $more } contra { $less }. Vitória { $winner-of }.
ending-resignation = Vitória { $winner-of } sobre { $loser-the }, por abandono.
ending-time = Vitória { $winner-of } sobre { $loser-the }, por tempo.
ending-adjudicated-won = Partida adjudicada com vitória { $winner-of }.

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
ending-adjudicated-drawn = Partida adjudicada como empate.

ending-annulled = Partida adjudicada sem resultado.
ending-aborted = Partida cancelada antes de os dois jogarem, sem resultado.
ending-cancelled = Partida encerrada pelos dois jogadores, sem resultado.
ending-deserted = Partida encerrada sem resultado, porque um jogador saiu de onde a partida era jogada.
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
