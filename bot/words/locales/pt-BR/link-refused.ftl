# Why two accounts are not linked or unlinked.

link-refused-no-such-code = Esse código não existe: foi mal digitado, já usado ou trocado por um mais novo. Crie outro com { STEP_ELSEWHERE("link") }.
link-refused-code-expired = Um código vale por dez minutos, e este é mais antigo. Crie outro com { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = Isso não espera mais resposta, e nada mudou. Recomece com { STEP("link") } ou { STEP("unlink") }.
link-refused-own-code = Você criou este código com esta conta. Digite na sua outra conta: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = Cada membro tem uma conta por rede, e este código foi criado nesta rede. Digite em outra rede: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-linked-already = Esta conta já está vinculada a { $other }. Se quiser outra, desvincule antes: { STEP("unlink") }.
link-refused-other-linked = A conta que criou este código, { $maker }, já está vinculada a outra. Desvincule as duas antes, com aquela conta: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = Estas duas contas já se enfrentaram ({ $game }), então continuam dois membros. Crie um código com outra conta: { STEP("link") }.
link-refused-challenged-each-other = Uma destas contas desafiou a outra (desafio { $challenge }), e ninguém joga contra si. Retire ou recuse o desafio e digite o código de novo: { STEP("link", "code", "") }.
link-refused-watches-the-other = Uma destas contas assiste a uma partida da outra ({ $game }), e ninguém assiste à própria partida. Espere ela acabar e crie um novo código: { STEP("link") }.
link-refused-blocked = Uma destas contas bloqueou a outra, então são dois membros. Desbloqueie com a conta que bloqueou e digite o código de novo: { STEP("unblock") }.
link-refused-parted-lately = Esta conta foi desvinculada de outra há menos de 30 dias. Ninguém ganha férias ou folgas extras trocando de membro. Vincule à mesma agora, ou a esta a partir de { $from }: { STEP("link") }.
link-refused-deleted-lately = Tudo o que havia sobre esta conta foi apagado há menos de 30 dias. Ninguém ganha férias ou folgas extras assim. Você pode vincular a partir de { $from }: { STEP("link") }.
link-refused-on-vacation = Você tem férias em curso ou marcadas, e elas valem para todas as suas partidas. Até acabarem, não dá para vincular nem desvincular. Encerre ou espere: { STEP("vacation", "end", "now") }.
link-refused-other-on-vacation = { $other } tem férias em curso ou marcadas. Até acabarem, não dá para vincular nem desvincular. Encerre com aquela conta ou espere: { STEP_ELSEWHERE("vacation", "end", "now") }.
link-refused-time-is-up = O tempo de uma destas contas acabou ({ $link }), mas um lance escrito a tempo ainda pode chegar. Tente de novo em alguns minutos: { STEP("board", "game", $game) }.
link-refused-not-linked = Esta conta não está vinculada a outra. Para juntar duas contas num só membro: { STEP("link") }.
