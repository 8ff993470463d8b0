# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Envie uma variante em arquivo com { STEP("variant", "file", "") }. Onde comandos não aceitam arquivos, quem mantém o bot pode oferecer a variante com <code>VARIANT_FILES</code>.
upload-refused-too-large = Um arquivo de variante tem no máximo 64 KiB, e este é maior. Encurte e envie de novo com { STEP("variant", "file", "") }.
upload-refused-not-fetched = Não consegui pegar o arquivo, então nada foi guardado. Envie de novo com { STEP("variant", "file", "") }.
upload-refused-no-game = Este arquivo ainda não dá uma variante, então nada foi guardado:
upload-refused-mend-that = Corrija isso e envie de novo com { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Nesta variante, lances de várias etapas passam por casas demais. Ocupam { $found } entradas da tabela, e o máximo é { $most }: nenhuma variante pode atrasar outra. Use etapas mais curtas, ou menos peças com elas. Envie de novo com { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] Outra variante daqui já tem este id: <code>{ $taken }</code>. Ponha outro id no arquivo e envie de novo com { STEP("variant", "file", "") }.
   *[name] Outra variante daqui já tem este nome: <code>{ $taken }</code>. Ponha outro nome no arquivo e envie de novo com { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Membros { TERM("community", "of-this") } já enviaram { $most } arquivos em um dia, o máximo. Envie amanhã com { STEP("variant", "file", "") }. Até lá, veja o que há de errado no seu próprio computador, com <code>menagerie lint FILE</code>.
upload-refused-too-many = Guardo { $most } arquivos { TERM("community", "of-this") }, o máximo, porque cada partida mantém para sempre o arquivo com que começou. Quem mantém o bot pode oferecer mais variantes com <code>VARIANT_FILES</code>.

upload-refused-too-many-published = A lista já tem { $most } variantes, o máximo. Antes, tire uma com { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } já está na lista exatamente assim, como edição { $edition }, então nada mudou. Desafie alguém com { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = Faltou indicar uma variante da lista { TERM("community", "of-this") }.
upload-refused-not-on-the-list = Nenhuma variante da lista { TERM("community", "of-this") } se chama <code>{ $typed }</code>.
upload-refused-empty-list = A lista ainda está vazia. A administração põe variantes nela com { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Indique uma: { $known }.
upload-refused-on-the-list = { $variant } está na lista de variantes próprias { TERM("community", "of-this") }, e qualquer pessoa aqui pode jogar. Tire da lista com { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = É preciso ter { TERM("manager-right") } para mudar a lista de variantes { TERM("community", "of-this") }. Peça a alguém que tenha. Você ainda pode jogar a variante com { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Variantes enviadas em arquivo se jogam { TERM("community", "in-a") }, e aqui não é o caso. Use { STEP("variant", "file", "") } lá.
upload-refused-stray = <code>{ $option }</code> não combina com <code>{ $what }</code>. Tire, ou veja o que é possível com { STEP("variant") }.
