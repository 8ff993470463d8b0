# Problems: made, shown, solved and withdrawn.

problem-posted = <b>Problema de { $variant }</b>: { $task }.
problem-of-the-day = <b>Problema do dia ({ $variant })</b>: { $task }.
problem-posted-to-solve = Resolva { TERM("unseen") } com { $solve }. Só você vê sua tentativa. { $show } mostra quem resolveu.
problem-shown = <b>Problema { $number } ({ $variant })</b>: { $task }.
problem-by = De { $author }.
problem-by-of-game = De { $author }, após o meio-lance { $ply } ({ $game }).
problem-of-game = Vem de { $game }, após o meio-lance { $ply }.
problem-of-the-day-before = O anterior foi o problema { $number }. { $solved }
problem-made-at = Criado em { $made }.

problem-you-have-solved = Você resolveu em { $at }, { $tries ->
    [1] na primeira tentativa
   *[other] na { $tries }ª tentativa
}: { $moves }.
problem-is-yours = É seu, então é para os outros resolverem.
problem-to-solve = Resolva { TERM("unseen") } com { $solve }. Só você vê sua tentativa.
problem-to-go-on = Você jogou { $moves }. Continue com { $solve }, ou recomece com { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Ninguém resolveu ainda.
problem-solved-by = Resolvido por { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}: { $named }.
problem-solved-by-some = Resolvido por { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}: { $named } e mais { $others ->
    [one] { $others } que não é citada
   *[other] { $others } que não são citadas
}.
problem-solved-by-unnamed = Resolvido por { $count } { $others ->
    [one] pessoa não citada
   *[other] pessoas não citadas
}.

problem-list = Problemas, do mais novo ao mais antigo. Veja um com { $show }.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · de { $author } · resolvido por { $solved ->
    [by-you] { $solved_by ->
        [1] você
       *[other] { $solved_by }, incluindo você
    }
   *[not-by-you] { $solved_by ->
        [0] ninguém
       *[other] { $solved_by }
    }
}
problem-list-older = Mais antigos: { $older }.
problem-none = Não há problemas aqui. Crie um de uma partida terminada com { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Não há problemas antes do número { $number } aqui. Crie um de uma partida terminada com { STEP("problem", "what", "create", "game", "") }.

problem-made = O problema { $number } foi postado. { $show } mostra quem resolveu, e { $withdraw } retira o problema.

problem-solved = <b>Resolvido.</b> { $played } está certo, e é o último lance.
problem-right = { $played } está certo. A resposta é { $answer }. Continue com { $solve }.
problem-wrong = { $played } não é a solução.
problem-wrong-because = { $played } não é a solução: { $why }.
problem-missed = { $wrong ->
    [0] Você não errou nenhum lance.
    [one] Você errou { $wrong } vez.
   *[other] Você errou { $wrong } vezes.
}
problem-begun-anew = Sua tentativa recomeça.

problem-withdrawn = O problema { $number } foi retirado.
problem-withdrawn-by = { $player } retirou o problema { $number }.
problem-task-mate = jogue com { $side-the } e dê mate em { $moves }
problem-task-line = jogue com { $side-the } e ache o que o autor achou
problem-task-of = problema { $number }: { $task }.
problem-fails = depois de { $played }, a resposta { $side-of } pode ser { $answer }
problem-ends-otherwise = { $played } encerra a partida, mas não com xeque-mate
problem-does = { $played } dá mate
