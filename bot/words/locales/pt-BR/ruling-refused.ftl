# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = Para decidir partidas de outros membros, é preciso ter { TERM("moderator-right") }. Peça a alguém que tenha. Na sua própria partida, use { STEP("resign") }, { STEP("draw") } ou { STEP("abort") }.
ruling-refused-moderator-elsewhere = Seus direitos { TERM("place", "in-this") } só valem para partidas começadas aqui, e esta ({ $game }) começou em outro lugar. Use o comando lá: é lá que confiro seus direitos.
ruling-refused-own-game = Você está jogando a partida { $game }, e ninguém modera a própria partida. Peça a outro membro com { TERM("moderator-right") }.
ruling-refused-no-verdict = Diga como a partida termina: vitória de quem começou, vitória de quem jogou em segundo, empate ou sem resultado. Escolha: { $choices }.
ruling-refused-not-rated = A partida { $game } não é ranqueada, então não pode contar para o rating. Tire { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = Uma partida sem resultado não pode contar para o rating. Escolha um resultado ou tire { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = Quando você decide uma partida, os dois jogadores leem o motivo. Escreva-o em { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Seu motivo tem { $length } caracteres, e o máximo é { $most }. Encurte.
