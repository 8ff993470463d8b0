# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = Você já propôs empate. Seu oponente pode aceitar ou recusar; jogar um lance também vale como recusa.
draw-refused-offered-lately = Você acabou de propor empate, e essa proposta não vale mais. Você pode propor de novo { $moves ->
    [1] no seu próximo lance
    [2] no lance depois do próximo
   *[other] daqui a { $moves } lances seus
}.
draw-refused-no-offer = Não há proposta de empate aberta. Faça uma com { STEP("draw") }.
draw-refused-own-offer = Esta proposta de empate é sua, então só seu oponente pode responder. Continue jogando: ela vale até lá.
