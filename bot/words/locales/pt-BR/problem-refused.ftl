# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = Problemas só existem { TERM("community", "in-a") }, e esta é uma conversa privada. Use { STEP("problem") } { TERM("place", "in-a") } de lá.
problem-refused-game-runs = A partida { $game } ainda está em andamento, então não dá para tirar um problema dela. Indique uma terminada com { STEP("problem", "what", "create", "game", "") }, ou uma posição com { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = A partida { $game } foi jogada { TERM("community", "in-another") }, e um problema se cria onde a partida foi jogada. Indique a posição com { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-over-there = A partida { $game } já acabou na posição após o meio-lance { $ply }, então não há o que achar. Indique um meio-lance anterior, por exemplo com { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = Um problema vem de uma partida ou de uma posição, não das duas. Tire { OPTION("problem", "setup") } e { OPTION("problem", "variant") }, ou { OPTION("problem", "game") } e { OPTION("problem", "ply") }.
problem-refused-goal-and-line = Ou eu provo o mate, ou quem resolve tem de achar a sua linha. Tire { OPTION("problem", "goal") } ou { OPTION("problem", "line") }.
problem-refused-no-mate = Não há mate forçado { $side-of } em { $moves }. Escolha outro mate em { OPTION("problem", "goal") }, até mate em { $longest }, ou dê sua própria solução em { OPTION("problem", "line") }.
problem-refused-no-mate-because = Não há mate forçado { $side-of } em { $moves }: { $why }. Escolha outro mate em { OPTION("problem", "goal") }, até mate em { $longest }, ou dê sua própria solução em { OPTION("problem", "line") }.
problem-refused-sooner = Já há mate forçado { $side-of } em { $moves }. Escolha { OPTION("problem", "goal") } <code>mate in { $moves }</code>, ou outra posição.
problem-refused-too-large = Não consigo provar se há aqui mate { $side-of } em { $moves }: é trabalho demais. Dê sua solução em { OPTION("problem", "line") }, e quem resolve tem de achar os lances dela.
problem-refused-not-a-line = Lance { $number } da sua solução, “{ $typed }”: { $why } Nenhum problema foi criado. Corrija a solução e escreva tudo de novo em { OPTION("problem", "line") }.
problem-refused-empty-line = Sua solução não tem lances. Escreva-os um após o outro em { OPTION("problem", "line") }.
problem-refused-long-line = Uma solução tem no máximo { $most } meios-lances, e a sua tem { $plies }. Escreva uma mais curta em { OPTION("problem", "line") }.
problem-refused-too-many = Você já tem { $most } problemas abertos, o máximo. Retire um com { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = Você postou vários problemas nos últimos minutos. Dê um tempo e tente de novo em quinze minutos.

problem-refused-no-such-problem = Não há problema { $problem } aqui. Veja os que há com { STEP("problem", "what", "list") }.
problem-refused-no-number = Faltou dizer qual problema. Indique em { OPTION("problem", "number") }; você encontra o número com { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> não combina com <code>what:{ $what }</code>. Tire.

problem-refused-own-problem = O problema { $problem } é seu, então é para os outros resolverem. { STEP("problem", "what", "show", "number", $problem) } mostra quem resolveu.
problem-refused-solved = Você já resolveu o problema { $problem }, em { $at }. Veja com { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Sua tentativa no problema { $problem } já mudou, então não fiz nada. Veja com { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = Faltou indicar um lance. Digite com { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-a-move = { $why } Não conta como tentativa. Digite outro lance com { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-several-moves = Isso serve para { $count } lances, então não avaliei. Digite um deles com { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = Não consigo saber se esse lance está certo, então não conta. Digite outro com { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = Você ainda não jogou nenhum lance no problema { $problem }. Digite o primeiro com { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Só { $author }, que criou este problema, ou alguém com { TERM("moderator-right") } pode retirá-lo. Fale com quem pode.
problem-refused-of-the-day = Só alguém com { TERM("moderator-right") } pode retirar um problema do dia. Fale com quem pode.
