# Why a typed position or a typed order of the array cannot be used. They are parts of a sentence.

position-refused-too-long = tem mais de { $most } caracteres
position-refused-over = a partida acabaria antes do primeiro lance
position-refused-unreadable = não dá para ler

position-refused-parts = uma posição tem quatro ou seis partes separadas por espaços, não { $found }
position-refused-parts-with-checks = uma posição desta variante tem quatro, seis ou sete partes separadas por espaços, não { $found }
position-refused-checks = a sétima parte são os xeques dados por cada lado, como +1+0, no máximo { $most } cada
position-refused-lion-taken = a sétima parte é a casa onde um Leão acabou de ser capturado, como g8
position-refused-count = a sétima parte são os meios-lances contados e quantos pode haver, como 6/32
position-refused-ranks = o tabuleiro tem { $expected } fileiras, não { $found }
position-refused-files = a fileira { $rank } tem de preencher exatamente { $expected } colunas
position-refused-hole = { $square } não é casa deste tabuleiro e se escreve como *
position-refused-no-hole = { $square } é uma casa deste tabuleiro e não se escreve como *
position-refused-wall = { $piece-the } não pode estar em { $square }
position-refused-letter = não há peça com a letra “{ $letter }”
position-refused-label = não há peça com a sigla { $label }
position-refused-never-in-hand = { $piece-no } pode estar na mão
position-refused-hand-is-full = um lado tem no máximo { $most } peças de um mesmo tipo na mão
position-refused-kings = o lado { $side-of } deve ter um rei, não { $found }
position-refused-no-royal = o lado { $side-of } deve ter uma peça real
position-refused-outside-zone = { $piece-the } { $side-of } não pode estar em { $square }, porque nunca sai da zona { $zone }
position-refused-left-in-check = o lado { $side-of } está em xeque, mas a vez é { $mover-of }: passe a vez ao lado { $side-of } (escreva { $letter }) ou tire o xeque
position-refused-both-in-check = os dois lados estão em xeque, e nenhum lance leva a isso: tire um dos xeques
position-refused-kings-face = { $piece } e { $piece } estão frente a frente sem nada no meio, e nenhum lance pode causar isso: ponha uma peça no meio ou mude uma de lugar
position-refused-promoted = { $piece-the } { $side-of } não pode estar em { $square }, porque promove lá: ponha a peça em que se transformou
position-refused-never-there = { $piece-the } { $side-of } não pode estar em { $square }, porque nenhuma peça desse tipo chega a essa fileira: ponha em outra casa
position-refused-moved = { $piece-the } { $side-of } em { $square } já se moveu, porque nenhuma peça desse tipo começa lá: tire da terceira parte ou escreva - nela
position-refused-who-moves = falta dizer de quem é a vez: escreva o texto inteiro, como “{ $white }” ou “{ $black }”, e quem pode rocar no lugar do primeiro traço
position-refused-side = a vez se escreve como w ou b
position-refused-rights = a terceira parte lista as casas das peças que nunca se moveram, ou é -
position-refused-not-at-home = a letra { $letter } na terceira parte diz que o lado { $side-of } pode rocar, mas não há { $piece-no } em { $square }: ponha a peça lá ou tire a letra
position-refused-no-right = { $square } não tem peça que ganhe um direito por nunca ter se movido
position-refused-passed = a quarta parte é a casa por onde acabou de passar um passo duplo, ou -
position-refused-counter = as duas últimas partes são os meios-lances desde uma captura ou um lance de peão e o número do lance

order-refused-not-chosen = a formação inicial desta variante não se escolhe
order-refused-letter = “{ $letter }” não é letra de nenhuma peça
order-refused-pieces = as peças a ordenar são { $labels }, cada uma escrita uma vez
order-refused-square = { $piece-the } fica em { $squares }
order-refused-one-color = as duas peças { $piece } ficam em casas de cores diferentes
order-refused-sequence = estas ficam nesta ordem, com outras no meio ou não: { $labels }

position-read-as = Li isto como { $fen }: { $taken }.
position-read-part = { $typed } como { $read }
position-read-piece = { $letter } como { $label } ({ $piece })
position-read-typed-array = { $typed } como a formação inicial
position-read-array = a formação inicial
position-read-without-operations = sem as operações { $operations }
position-read-checks-left = { $left }, os xeques que faltam, como { $given }, os já dados
position-read-missing = - no lugar do que falta
position-read-first-move = lance 1, porque nenhum foi indicado
position-read-move-zero = lance 0 como lance 1
position-read-side = vez { $side-of }, porque não pode ser do outro lado, e ninguém roca
position-read-without-quotation-marks = sem as aspas
position-read-without-brackets = sem os parênteses ou colchetes
position-read-without-word = sem a palavra { $word }
