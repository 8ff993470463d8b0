# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = A partida acabou: { $how ->
    [checkmate] xeque-mate
   *[stalemate] afogamento
}.

move-refused-too-long = Isso é longo demais para um lance.
move-refused-nothing-typed = Isso não é um lance.
move-refused-unreadable = Não consigo ler “{ $typed }” como lance.
move-refused-odd-character = Há em “{ $typed }” um caractere que não cabe em nenhum lance, U+{ $code }.
move-refused-foreign-letter = “{ $letter }” é de outro alfabeto, e não sei que peça indica.
move-refused-hole = A casa { $square } é um buraco no tabuleiro.
move-refused-off-board = A casa { $square } não existe neste tabuleiro, que vai de a1 a { $corner }.
move-refused-unknown-label = Nenhuma peça de { $variant } tem a letra { $letter }.
move-refused-ranks-from-zero = Isso só é um lance se as fileiras forem contadas a partir de 0. Aqui começam em 1.
move-refused-small-letter = Uma letra minúscula pode ser coluna ou peça.
move-refused-no-castler = { $piece-The } ainda não está no tabuleiro, então não há roque.
move-refused-no-castling = Não há roque em { $variant }.
move-refused-cannot-pass = { $why ->
    [check] Você está em xeque, então não pode passar.
    [moves] Você só pode passar se não tiver outro lance.
   *[nobody] Nenhuma das suas peças pode ficar onde está.
}
move-refused-cannot-become-there = { $piece-The } em { $square } não pode virar { $becomes } agora. Ou já há o máximo de peças assim, ou a peça precisa estar na sua zona ou ser a última do seu tipo. E a peça nova não pode atacar nada nem dar xeque.
move-refused-several-moves = Só dá para jogar um lance por vez.
move-refused-removes-piece = Eu mesmo tiro as peças capturadas.
move-refused-drops-piece = Nesta variante não se põem peças no tabuleiro.

move-refused-never-in-hand = { $piece-No } pode estar na mão.
move-refused-not-in-hand = Você não tem { $piece-no } na mão para soltar.
move-refused-drop-occupied = Em { $square } está { $piece-the }, e só se solta uma peça em casa vazia.
move-refused-drop-outside-zone = Não dá para soltar { $piece-the } em { $square }, só na zona { $zone }.
move-refused-drop-file-is-full = Na coluna { $file } já { $most ->
    [1] está { $piece-your }
   *[other] há { $most } peças suas desse tipo ({ $piece-lower })
}, então não dá para soltar outra peça igual ali.
move-refused-needs-wall = Diga também para onde vai { $piece-the }.
move-refused-no-room-for-wall = Depois deste lance não sobra casa para { $piece-the }.
move-refused-wall-occupied = { $piece-The } não pode ir para { $square }, porque há uma peça ali.
move-refused-wall-stays = { $piece-The } já está em { $square } e tem de ir para outra casa.
move-refused-wall-not-there = { $piece-The } não pode ir para { $square } com este lance.
move-refused-wall-there = { $piece-The } está em { $square } e não é de ninguém: nenhuma peça vai até ali nem captura ali.
move-refused-no-drops = Neste jogo não se soltam peças. Uma peça na mão entra atrás de outra que anda pela primeira vez.
move-refused-enter-not-in-hand = Você não tem { $piece } na mão.
move-refused-enter-no-gate = Nenhuma peça entra atrás { $piece-of }.
move-refused-enter-has-moved = { $piece-The } de { $square } não anda pela primeira vez, então nada pode entrar atrás.
move-refused-enter-not-there = { $piece-The } não pode entrar em { $square }.
move-refused-drop-same-color = { $piece-The } de { $at } já está numa casa { $color ->
    [light] clara; esta peça vai para uma escura.
   *[dark] escura; esta peça vai para uma clara.
}
move-refused-drop-last-of-color = Assim não sobraria nenhuma casa { $color ->
    [light] clara
   *[dark] escura
} para { $piece-the }, e é preciso uma.
move-refused-drop-never-moves = { $piece-The } nunca mais poderia sair de { $square }, então não dá para soltar essa peça ali.
move-refused-drop-leaves-check = Soltar uma peça em { $square } deixaria { $king-your } em xeque { $attacker-of }.
move-refused-drop-is-mate = { $piece-The } daria xeque-mate em { $square }, o que não é permitido ao soltar essa peça.
move-refused-drop-gives-check = Soltar uma peça em { $square } daria xeque, o que não é permitido ao soltar.
move-refused-drop-must-capture = Você pode capturar, e quem pode capturar tem de capturar.
move-refused-must-drop = Você pode soltar uma peça da mão, e isso vem primeiro. { $piece-The } fica em { $from }.
move-advice-in-hand = Você tem na mão: { $pieces }.
move-advice-hand-is-empty = Você não tem nada na mão.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = A casa { $square } não pode ser tirada do tabuleiro.

move-refused-no-pair-on-file = Em nenhuma coluna você tem mais de { $piece-a }.
move-refused-nobody = Você não tem { $piece-no }.
move-refused-nobody-on-file = Você não tem { $piece-no } na coluna { $file }.
move-refused-nobody-on-rank = Você não tem { $piece-no } na fileira { $rank }.
move-refused-no-pawn-takes = Você não tem { $pawn-no } que possa capturar da coluna { $from } para a coluna { $to } agora.
move-refused-nobody-takes = Você não tem { $taker-no } que possa capturar { $victim-a } agora.
move-refused-nobody-reaches = Nenhuma peça sua pode ir para { $square }.
move-refused-none-of-kind-reaches = Você não tem { $piece-no } que possa ir para { $square }.
move-refused-none-of-kind-reaches-moves = Você não tem { $piece-no } que possa ir para { $square }. As regras dizem: “{ $moves }”

move-refused-empty-square = A casa { $square } está vazia.
move-refused-not-yours = { $piece-The } de { $square } não é peça sua; você joga com { $side-the }.
move-refused-other-piece = Em { $square } há { $there }, não { $named }.
move-refused-nothing-to-capture = { $piece-The } não capturaria nada em { $square }.
move-refused-already-there = { $piece-Your } já está em { $square }.
move-refused-own-piece = Em { $square } está { $piece-your }.
move-refused-cannot-go = { $piece-The } de { $from } não pode ir para { $to }.
move-refused-cannot-go-moves = { $piece-The } de { $from } não pode ir para { $to }. As regras dizem: “{ $moves }”
move-refused-blocked = { $piece-The } não pode ir de { $from } para { $to }: { $whose ->
    [own] { $blocker-your }
   *[other] { $blocker-the }
} em { $at } está no caminho.
move-refused-hole-between = { $piece-The } não pode ir de { $from } para { $to }: a casa { $hole } é um buraco no tabuleiro, e nada desliza por cima de buracos.
move-refused-every-way-blocked = { $piece-The } não pode ir de { $from } para { $to }: todos os caminhos estão fechados { $pieces-by }.
move-refused-outside-zone = { $piece-The } de { $from } não pode ir para { $to }: nunca sai da zona { $zone }.
move-refused-only-within-zone = { $piece-The } só pode andar assim na zona { $zone }.
move-refused-never-hops = { $piece-The } nunca salta sobre uma peça assim ({ $other }), e há uma em { $square }.
move-refused-never-captures = { $piece-The } nunca captura { $other-the } em { $square }.
move-refused-first-move-only = { $piece-The } só pode ir de { $from } para { $to } no primeiro lance, e já se moveu.
move-refused-kings-face = Isso deixaria { $king-lower } diante de { $king-lower } na mesma { $line ->
    [file] coluna
   *[any] coluna ou fileira
}, sem nada no meio.
move-refused-gives-check = { $piece-The } não pode ir de { $from } para { $to }: daria xeque, o que não é permitido.
move-refused-blows-up-king = { $piece-The } não pode capturar em { $to }: com a explosão sumiria { $king-your }.
move-refused-must-capture = { $piece-The } de { $from } não capturaria nada em { $to }, e quem pode capturar tem de capturar.
move-refused-only-to-capture = { $piece-The } só vai de { $from } para { $to } para capturar, e a casa { $to } está vazia.
move-refused-too-late-in-passing = { $piece-The } só vai de { $from } para { $to } para capturar, e a casa { $to } está vazia; só se captura { $victim-the } em { $at } en passant na hora, logo após o { $squares ->
    [2] passo duplo
    [3] passo triplo
   *[other] passo de { $squares } casas
}.
move-refused-must-not-capture = { $piece-The } não captura desse modo, e em { $square } está { $other-the }.
move-refused-lion-protected = { $piece-The } não pode capturar { $other-the } em { $square }: { $protector-the } em { $by } protege a casa.
move-refused-lion-just-taken = { $piece-The } não pode capturar { $other-the } em { $square } agora, porque uma peça assim acabou de ser capturada em { $at }.
move-refused-only-on-the-way = { $piece-The } só vai de { $from } para { $to } capturando uma peça no caminho.
move-refused-not-over = { $piece-The } não pode capturar { $other-the } em { $over } e seguir para { $to }.
move-refused-no-screen = { $piece-The } { $does ->
    [captures] captura
   *[goes] anda
} por cima de exatamente uma peça, e não há nenhuma entre { $from } e { $to }.
move-refused-too-many-screens = { $piece-The } { $does ->
    [captures] captura
   *[goes] anda
} por cima de exatamente uma peça; entre { $from } e { $to } há { $count ->
    [2] duas
    [3] três
   *[other] { $count }
}: { $pieces-the }.
move-refused-needs-somebody = { $piece-The } só vai de { $from } para { $to } por cima de uma peça em { $squares }, e não há nenhuma lá.

move-refused-in-check-there = Em { $square }, { $king-your } ficaria em xeque { $attacker-of }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] Essa captura en passant
   *[no] Isso
} deixaria { $king-your } em xeque { $attacker-of }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Essa captura en passant
   *[no] Isso
} deixaria { $king-your } em { $square } em xeque { $attacker-of }.

move-refused-leap-has-moved = { $king-Your } só pode saltar para { $square } no primeiro lance, e já se moveu.
move-refused-leap-lost = { $king-The } não pode saltar para { $square }: já se moveu, ou uma peça mirou nele na mesma linha.
move-refused-leap-occupied = O salto { $king-of } não captura, e a casa { $square } está ocupada.
move-refused-leap-in-check = { $king-Your } está em xeque e não pode saltar.
move-refused-leap-in-check-by = { $king-Your } está em xeque { $attacker-of } e não pode saltar.
move-refused-leap-way-attacked = { $king-Your } não pode saltar de { $from } para { $to }: a casa { $square } está sob ataque { $attacker-of }.
move-refused-leap-both-ways-attacked = { $king-Your } não pode saltar de { $from } para { $to }: a casa { $square } está sob ataque { $attacker-of }, e a casa { $other }, sob ataque { $other_attacker-of }.

move-refused-castling-has-moved = { $king-Your } já se moveu ou não está no seu lugar, então não pode mais rocar.
move-refused-castling-no-partner = { $castling } exige, à { $side ->
    [left] esquerda
   *[right] direita
} { $king-of }, { $partner-a } que nunca se moveu.
move-refused-castling-blocked = { $king-Your } não pode rocar com { $castling }: no caminho está { $blocker-the }.
move-refused-castling-in-check = { $king-Your } está em xeque { $attacker-of } e não pode rocar.
move-refused-castling-into-check = { $king-Your } ficaria em xeque { $attacker-of } em { $square }.
move-refused-castling-through-check = { $king-Your } passaria por { $square }, sob ataque { $attacker-of }.
move-refused-castling-leaves-zone = O roque { $castling } levaria { $king-your } longe demais.
move-refused-castling-kings-face = Depois de { $castling }, os reis ficariam frente a frente numa { $line ->
    [file] coluna aberta
   *[any] coluna ou fileira aberta
}.

move-refused-no-promotion = { $piece-The } não promove com este lance.
move-refused-only-stays = { $piece-The } só pode continuar { $piece-lower } aqui: do resto, você já tem o máximo.
move-refused-becomes = { $piece-The } vira { $becomes-lower } aqui{ $may_stay ->
    [yes] , ou continua { $piece-lower }
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece-The } não pode ir para { $square }: viraria { $becomes-lower } lá, e você já tem o máximo.

move-advice-example = Tente, por exemplo, “{ $typed }”.
move-advice-type = Digite “{ $typed }”.
move-advice-type-for = Digite “{ $typed }” para { $piece-the }.
move-advice-type-for-one = Digite “{ $typed }” para { $piece-the } de { $square }.
move-advice-both-squares = Indique as duas casas; digite, por exemplo, “{ $typed }”.
move-advice-with-origin = Digite o lance para { $square } com a casa de origem; por exemplo, “{ $typed }”.
move-advice-without-it = Digite o lance de novo sem ele.
move-advice-without-cross = Sem o x, é um lance: digite “{ $typed }”.
move-advice-if-meant = Se é isso que você quer dizer, digite “{ $typed }”.
move-advice-first-alone = Digite apenas o primeiro.
move-advice-move-itself = Tire “{ $square }-” e digite só o próprio lance.
move-advice-in-check = Você está em xeque. { $advice }
move-advice-no-move-from = { $piece-The } de { $square } não tem nenhum lance agora. { $advice }
move-advice-moves-from = { $piece-The } de { $square } pode ir para { $squares }.
move-advice-other-squares = outras casas
move-advice-nearest = { $piece-Your } de { $square } pode andar: digite, por exemplo, “{ $typed }”.
move-advice-aimed-near = Chegam mais perto: { $moves }.
move-advice-aimed = { $piece-the } de { $square } (“{ $typed }”)
