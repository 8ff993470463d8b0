# Why planned moves are not changed.

plan-refused-move = O lance { $place } da sua linha, “{ $typed }”, não é possível, e por isso nada mudou. { $why }
plan-refused-speaks-to-opponent = Seria um lance do seu oponente, e eu diria a ele:
plan-refused-begins-with = { $whose ->
    [own] É sua vez, então sua linha começa com um lance seu.
   *[theirs] Agora é a vez do seu oponente: sua linha começa com um lance dele, seguido da sua resposta.
}
plan-refused-several-moves = O lance { $place } da sua linha, “{ $typed }”, serve para vários lances, então nada mudou. Escreva por extenso, como <code>{ $example }</code>.
plan-refused-over = A partida acabaria antes do lance { $place } da sua linha, então nada mudou. Tire esse lance e os seguintes.
plan-refused-no-move = Não há nenhum lance nisso. Escreva, em ordem, os lances do seu oponente e os seus com { STEP("if", "line", "") }.
plan-refused-no-answer = Sua linha termina com <b>{ $last }</b>, do seu oponente, então nada mudou. Escreva sua resposta depois dele.
plan-refused-too-long = Uma linha pode ter no máximo { $most } lances seus, então nada mudou. Tire os mais distantes.
plan-refused-too-many = Você pode ter no máximo { $most } lances planejados por partida, então nada mudou. Abra espaço com { STEP("if", "drop", "") }.
plan-refused-after-resigning = Nada pode vir depois de você abandonar, então nada mudou. Tire os lances seguintes.
plan-refused-resigns-too-late = Você pode planejar abandonar no máximo { $most } lances do oponente à frente, então nada mudou. Tire alguns lances antes disso.
plan-refused-add-and-drop = Você pode incluir uma linha ou descartar, não as duas coisas de uma vez, então nada mudou. Tire { OPTION("if", "drop") } ou os lances.
plan-refused-nothing-to-drop = Você não tem lances planejados nesta partida, então não há o que descartar. Planeje com { STEP("if", "line", "") }.
plan-refused-no-such-number = Você não tem lance planejado com o número “{ $typed }”. Indique um de 1 a { $last }, ou <code>all</code>.
