# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Ligas só existem { TERM("community", "in-a") }. Use o comando lá.
league-refused-not-a-manager = É preciso ter { TERM("manager-right") } para criar ou mudar uma liga. Peça a alguém que tenha. Entrar, qualquer membro pode: { STEP("league") } lista as que há.
league-refused-no-name = Uma liga precisa de um nome. Acrescente: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = O nome tem { $length } caracteres, e o máximo é { $most }. Escolha um mais curto.
league-refused-no-variant = Uma liga precisa de uma variante. Indique uma, ou várias separadas por vírgulas: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Uma liga tem no máximo { $most } variantes diferentes. Indique menos.
league-refused-no-clock = Uma liga precisa de um relógio, senão nunca acabaria. Escolha um, por exemplo com { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = Numa liga, quem fica sem tempo perde, então o relógio não pode ser “soft”. Tire <code>soft</code>.
league-refused-in-the-past = { $at } já passou. Escolha um início mais tarde, por exemplo com { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = Falta mais de um ano para { $at }. Escolha um início mais cedo.
league-refused-days = Uma temporada dura de { $least } a { $most } dias ao todo. Escolha um número assim em { OPTION("league", "days") }.
league-refused-too-many = Já há { $most } ligas aqui que não terminaram, o máximo. Encerre uma antes: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Não há liga { $league } aqui. { STEP("league") } lista as que há.
league-refused-none-here = Não há nenhuma liga aqui para isso. { STEP("league") } lista as que há.
league-refused-none-called = Não há nenhuma liga chamada “{ $name }” aqui. { STEP("league") } lista as que há.
league-refused-name-taken = A liga { $league } aqui já se chama “{ $name }”. Escolha outro nome, para que não se confundam.
# A line for each follows.
league-refused-several = Pode ser mais de uma liga. Acrescente o número da certa:
league-refused-one-of = <code>number:{ $league }</code> { $name }, temporada { $season }.
league-refused-full = A liga está cheia: { $most } membros já entraram. Entre na próxima.
league-refused-already-in = Você já está na liga { $league }. Veja com { STEP("league", "what", "show", "number", $league) }.
league-refused-not-in = Você não está na liga { $league }, então não há de onde sair. { STEP("league") } mostra em quais você está.
league-refused-member-not-in = { $player } não está na liga { $league }. { STEP("league", "what", "show", "number", $league) } mostra quem está.
league-refused-no-member = Diga quem remover: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = A liga { $league } já começou, então ninguém mais pode entrar. { STEP("league") } lista outras.
league-refused-not-begun = A liga { $league } ainda não começou, então não há fim para adiar. Para mudar algo, cancele a liga com { STEP("league", "what", "end", "number", $league) } e crie de novo.
league-refused-last-call = Não começam mais partidas na liga { $league }, e as últimas têm até { $until }. A moderação pode decidir uma com { STEP("adjudicate") }.
league-refused-over = A liga { $league } terminou em { $at }. { STEP("league", "what", "show", "number", $league) } mostra a tabela.
