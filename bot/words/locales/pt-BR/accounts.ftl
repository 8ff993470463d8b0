# Accounts on two networks that are linked, so that they are one member, and unlinked again.

accounts-called = <b>{ $name }</b> no { $network }

accounts-code-made = Seu código é <code>{ $code }</code>. Não passe para ninguém. Depois de vincular, você aparece como esta conta. As configurações, o fuso, as folgas, as férias e o horário de silêncio dela valem para as duas. Antes de qualquer mudança, eu pergunto de novo e aviso aqui. Digite o código com sua outra conta em até dez minutos: { STEP_ELSEWHERE("link", "code", $code) }.
accounts-code-told-once = Só mostro um código uma vez, e o seu já apareceu. Para trocar por um novo: { STEP("link") }.

accounts-link-asked = { $maker } criou este código. Também é você? Se confirmar, as duas contas viram um só membro, que aparece como aquela conta. Todas as partidas e desafios das duas ficam com você nas duas redes. Valem as configurações, o fuso, as folgas, as férias e o horário de silêncio daquela conta; os desta ficam em espera enquanto durar o vínculo. Você pode desfazer o vínculo com { STEP("unlink") }. Depois disso, pode vincular as mesmas duas na hora, mas com outro membro esta conta só pode se juntar após 30 dias. Ninguém mais pode usar este código, nem quem já o leu. Se outra pessoa passou o código para você, não confirme: ela poderia jogar suas partidas. Se você não fizer nada, nada muda.
accounts-linked = Esta conta e { $maker } agora são um só membro, com as partidas, desafios, notas e histórico das duas. { STEP("games") } lista as partidas, e { STEP("move", "move", "", "game", "") } joga em qualquer uma. Se foi engano, desvincule: { STEP("unlink") }.
accounts-linked-news = Contas vinculadas: { $caller } digitou e confirmou seu código. Aquela conta e esta agora são um só membro, com as partidas, desafios, notas e histórico das duas. { STEP("games") } lista as partidas, e { STEP("move", "move", "", "game", "") } joga em qualquer uma. Se foi engano, desvincule: { STEP("unlink") }.

accounts-part-asked = Esta conta e { $other } voltam a ser dois membros. Cada uma fica com as partidas que começou ou em que entrou, com notas e linhas, e com o que criou na sua rede. Cada uma volta a ter suas configurações, fuso, folgas, férias e horário de silêncio. Seus bloqueios continuam nas duas. Você pode vincular de novo na hora, mas { $account } só pode se juntar a outro membro após 30 dias. Se você não fizer nada, nada muda.
accounts-parted = Esta conta e { $other } agora são dois membros. Cada uma tem as partidas que começou ou em que entrou: { STEP("games") }.
