# Why a private note is not kept, or not shown.

note-refused-empty = Essa nota não tem palavras, então nada foi salvo. Escreva com { STEP("note", "text", "") }.
note-refused-too-long = Uma nota pode ter no máximo { $most } caracteres. Esta tem { $length }, então nada foi salvo. Encurte ou escreva várias notas com { STEP("note", "text", "") }.
note-refused-text-and-removal = Você pode escrever uma nota ou remover uma, não as duas coisas de uma vez. Tire { OPTION("note", "text") } ou { OPTION("note", "remove") }.
note-refused-too-many = Você já tem { $most } notas sobre a partida { $game }, o máximo. Remova uma, por exemplo a mais antiga, com { STEP("note", "remove", $oldest, "game", $game) }. Esta não foi salva:
note-refused-no-such-note = Você não tem a nota { $number } sobre a partida { $game }. { $count ->
    [0] Escreva uma com { STEP("note", "text", "", "game", $game) }.
    [1] Sua única nota lá é a { $first }. Veja com { STEP("note", "game", $game) }.
   *[other] Suas notas lá vão da { $first } à { $last }. Veja com { STEP("note", "game", $game) }.
}
