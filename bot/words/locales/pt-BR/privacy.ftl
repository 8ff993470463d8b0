# The data stored about a person: shown and deleted.

privacy-nothing = Não há nada guardado sobre você.

privacy-kept = Isto é o que está guardado sobre você, ligado ao ID ou ao nome da sua conta:
privacy-kept-kind = • { $kind ->
    [running] partidas em andamento, com cada lance e a hora em que foi jogado
    [finished] partidas terminadas, que também são dos seus oponentes
    [challenges] desafios que você fez ou recebeu
    [problems] problemas que você criou e os outros podem resolver
    [leagues] ligas em que você entrou ou que criou
    [ladders] lugares em escadas
    [attempts] problemas que você tentou ou resolveu
    [notes] notas, que ninguém mais vê
    [lines] linhas que você testou, que ninguém mais vê
    [plans] partidas com lances planejados, que ninguém mais vê
    [settings] configurações de como você vê tabuleiros e recebe avisos
    [hours] registros do seu fuso, folgas e horário de silêncio
    [vacations] férias, com as horas usadas no fim dos prazos
    [blocks] membros que você bloqueou, sem ninguém saber
    [watched] partidas a que você assiste ou assistiu
    [rulings] partidas que você decidiu ou suspendeu na moderação, e comunidades que suspendeu
    [links] vínculos das suas contas, de agora ou de antes, e códigos para eles
   *[traces] seus nomes, resultados e ratings, os últimos avisos que você recebeu, seus acessos pelo navegador, chaves de salas criptografadas e bloqueios de outras pessoas contra você; ao todo
} ({ $count })
privacy-kept-where = Tudo isso fica no banco de dados de quem mantém o bot, até você apagar. Minhas respostas a você ficam lá por 30 dias, para que eu não execute o mesmo comando duas vezes. Do que você escreve, ficam guardados: lances, linhas e notas, suas soluções de problemas, as variantes que você criou e os motivos que você dá ao moderar. O arquivo PRIVACY.md do programa explica tudo em detalhes. Para baixar seus dados: { STEP("privacy", "what", "export") }. Para apagar: { STEP("privacy", "what", "delete") }; antes, digo o que vai acontecer.

privacy-delete-asked = <b>Apagar tudo o que está guardado sobre você?</b> Na hora e para sempre:
privacy-delete-games = • suas partidas em andamento acabam: você abandona { $resigned }, e aquelas em que um dos lados ainda não jogou terminam sem resultado ({ $off });
privacy-delete-challenges = • os desafios feitos por você e a você são retirados ({ $count });
privacy-delete-leagues = • você sai das suas ligas ({ $count });
privacy-delete-goes = • apago suas notas, linhas, lances planejados, configurações, fuso, folgas, horário de silêncio e férias; os bloqueios que você fez; o registro das partidas a que você assistiu, dos problemas que tentou ou resolveu e dos avisos que recebeu; e todos os vínculos entre as suas contas;
privacy-delete-stays = • as partidas terminadas e os problemas que você criou ficam, porque também são de quem jogou contra você ou resolveu esses problemas. Neles, seu nome vira “former player” (inglês para “ex-jogador”) com um número aleatório. Nada liga isso a você, mas quem se lembra de uma partida sabe quem jogou. Com a troca do nome, muda também o código de conferência do registro dessas partidas. O que foi exportado antes ainda pode ser lido.
privacy-delete-linked = • tudo isso vale também para as outras contas que você vinculou a esta ({ $others });
privacy-delete-before = O que foi postado nos chats fica lá, com seu nome, até você ou a moderação de lá apagar. Os backups de quem mantém o bot guardam seus dados até serem apagados, em geral após 30 dias.
    Se você me escrever de novo, será um novo membro. Mas, para quem bloqueou você, o bloqueio continua. Por um dia, você não pode desafiar ninguém, postar problemas nem entrar em uma escada ou liga; por 30 dias, não pode vincular contas. Para reconhecer sua conta, guardo um número calculado a partir dela e de um segredo deste banco de dados. Só quem tem os dois pode saber que ele é seu. O número é apagado após 30 dias, a não ser que alguém tenha bloqueado você.
    Para baixar tudo antes: { STEP("privacy", "what", "export") }. Não dá para desfazer. Se você não fizer nada em dez minutos, nada muda.
privacy-deleted = Tudo o que estava guardado sobre você foi apagado. O que foi postado nos chats continua lá, e quem podia apagar ainda pode. Valeu pelas partidas.
