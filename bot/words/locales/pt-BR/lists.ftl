# Lists of games and challenges, and the line under a board that says how a game stands.

lists-board = <b>{ $variant }, partida { $game }</b>: { $first } (com { $first_side-the }) x { $second } (com { $second_side-the }).
lists-board-last-move = Último lance: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = Vez { $side-of }.
lists-board-to-move-in-check = Vez { $side-of }, em xeque.
lists-board-offers-draw = { $player } propõe empate.

lists-own-none = Você não tem partidas em andamento. Comece uma com { STEP("challenge") }.
lists-own-game = { $turn ->
    [own] <b>Sua vez</b> na partida { $number } ({ $variant }) contra { $opponent }
   *[other] Vez de { $opponent } na partida { $number } ({ $variant })
}, lance { $move_number }{ $clock ->
    [stopped] , suspensa desde { $time }
    [overdue] , tempo esgotado, reivindique com { STEP("claim", "game", $number) }
    [runs] , até { $time }
    [starts] , o relógio começa com o primeiro tabuleiro
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; há algo lá esperando sua resposta
   *[no] {""}
}
lists-own-challenge = Desafio { $number }: { $challenger } desafiou { $opponent } para { $variant }. Ainda sem resposta.
lists-finished-game = Partida { $number } ({ $variant }) contra { $opponent }.

lists-member = Partidas em andamento de { $member }:
lists-member-game = partida { $number } ({ $variant }): { $first } x { $second }, lance { $move_number }, vez: { $mover }{ $clock ->
    [stopped] , suspensa desde { $time }
    [overdue] , tempo esgotado
    [runs] , até { $time }
    [starts] , o relógio começa com o primeiro tabuleiro
   *[none] {""}
}: { $game }
lists-member-finished = Partidas terminadas de { $member }:

lists-open = Desafios abertos a todos { TERM("community", "in-this") }:
lists-open-more = Estes são os mais novos. Para ver outros, indique uma variante ou um membro: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = Para entrar num desafio de outra rede, use o código dele: { STEP("join", "code", "4F7Q2K") }.

lists-none-running = { $by ->
    [variant] Você não tem partidas de { $variant } em andamento. Veja todas as suas com { STEP("games") }.
   *[all] Você não tem partidas em andamento. Veja todas as suas com { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } não tem partidas de { $variant } em andamento { TERM("community", "in-this") }. Veja as suas com { STEP("games") }.
   *[member] { $member } não tem partidas em andamento { TERM("community", "in-this") }. Veja as suas com { STEP("games") }.
}
lists-calendar = Seus prazos, em um arquivo para o seu calendário. Peça um novo depois de jogar: cada partida mantém a sua entrada.
lists-none-calendar = Nenhuma das suas partidas tem um prazo para você agora. Veja-as com { STEP("games") }.
lists-none-mine = { $by ->
    [both] Nenhuma partida de { $variant } contra { $member } espera seu lance. Veja todas as suas com { STEP("games") }.
    [variant] Nenhuma partida de { $variant } espera seu lance. Veja todas as suas com { STEP("games") }.
    [member] Nenhuma partida contra { $member } espera seu lance. Veja todas as suas com { STEP("games") }.
   *[all] Nenhuma partida espera seu lance. Veja todas as suas com { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] Você ainda não terminou nenhuma partida de { $variant }. Veja as que estão em andamento com { STEP("games") }.
   *[all] Você ainda não terminou nenhuma partida. Veja as que estão em andamento com { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } ainda não terminou nenhuma partida de { $variant } { TERM("community", "in-this") }. Veja as suas com { STEP("games") }.
   *[member] { $member } ainda não terminou nenhuma partida { TERM("community", "in-this") }. Veja as suas com { STEP("games") }.
}
lists-none-open = { $by ->
    [both] Não há desafio aberto de { $member } para { $variant } { TERM("community", "in-this") }.
    [variant] Não há desafio aberto para { $variant } { TERM("community", "in-this") }.
    [member] Não há desafio aberto de { $member } { TERM("community", "in-this") }.
   *[all] Não há desafio aberto { TERM("community", "in-this") }.
} Faça um sem indicar oponente: { STEP("challenge", "variant", $variant) }.
