# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), exercício { $number } de { $all }: capture { $stars ->
        [one] a estrela
       *[other] as { $stars } estrelas
    } em { $moves ->
        [one] um lance
       *[other] { $moves } lances
    }. Só esta peça joga.
# Behind the task, where the board is a part of the game's.
learn-window = Aqui o tabuleiro vai só de { $from } a { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = As peças da cor dela nunca se movem.
# The command as it is typed comes behind it.
learn-how = Escolha aonde ela vai, ou digite as casas:
# $path: the squares of the moves, as they are typed.
learn-fewest = Todas as estrelas em { $moves ->
        [one] um lance
       *[other] { $moves } lances
    }: { $path }. Não há caminho mais curto.
learn-more = Todas as estrelas em { $moves } lances: { $path }. { $fewest ->
        [one] Basta um
       *[other] Bastam { $fewest }
    }. Tente de novo, ou siga em frente.
learn-not-yet = Depois de { $path }, a peça está em { $square }, e { $stars ->
        [one] falta uma estrela
       *[other] faltam { $stars } estrelas
    }. Aonde ela vai agora?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, captura uma estrela
learn-go-to = Aonde a peça vai ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } em { $square }. Estrelas em { $stars }.
learn-told-no-star = { $piece } em { $square }.
learn-told-blockers = Peças que nunca jogam em { $squares }.

# An answer that is no moves of the piece.
learn-too-long = Isso é longo demais. Digite até 100 lances, como <code>e4 g6</code>.
learn-unreadable = O lance { $number }, “{ $text }”, não é uma casa. Digite casas, como <code>e4 g6</code>.
learn-elsewhere = O lance { $number } começa em { $typed }, mas a peça está em { $square }. Digite só as casas aonde ela vai.
learn-illegal = O lance { $number } não é possível: esta peça não vai de { $from } a { $to } ({ $piece }). Veja como ela anda e tente de novo.

learn-no-such-task = Há { $all } exercícios para cada peça. Escolha um de 1 a { $all }.
learn-never-captures = Esta peça nunca captura, então não pode juntar estrelas ({ $piece }). Escolha outra.
learn-no-star = Não achei exercício para esta peça ({ $piece }). Escolha outra.
