# What moderators and managers do with games of others, and whom members block.

moderation-stopped = { $what ->
    [game] Esta partida está suspensa desde { $since }
   *[community] Todas as partidas { TERM("community", "of-this") } estão suspensas desde { $since }
}
moderation-stopped-by = { $what ->
    [game] Esta partida está suspensa por { $by } desde { $since }
   *[community] Todas as partidas { TERM("community", "of-this") } estão suspensas por { $by } desde { $since }
}
moderation-stopped-why = { $what ->
    [game] Esta partida está suspensa desde { $since } (“{ $reason }”)
   *[community] Todas as partidas { TERM("community", "of-this") } estão suspensas desde { $since } (“{ $reason }”)
}
moderation-stopped-by-and-why = { $what ->
    [game] Esta partida está suspensa por { $by } desde { $since } (“{ $reason }”)
   *[community] Todas as partidas { TERM("community", "of-this") } estão suspensas por { $by } desde { $since } (“{ $reason }”)
}
moderation-stopped-told = { $stopped }: ninguém pode jogar e o tempo não corre até o jogo continuar.
moderation-stopped-refused-game = { $stopped }: ninguém pode jogar e o tempo não corre. Espere alguém com { TERM("moderator-right") } liberar com { STEP("thaw") }. Você recebe um aviso.
moderation-stopped-refused-all = { $stopped }: ninguém pode jogar nem começar partidas, e o tempo não corre. Espere alguém com { TERM("manager-right") } liberar. { STEP("games") } mostra se já continuam.

moderation-freeze-told = { $first } e { $second }, { $moderator } suspendeu a partida de vocês. Ninguém pode jogar e o tempo não corre até ela continuar.
moderation-freeze-told-why = { $first } e { $second }, { $moderator } suspendeu a partida de vocês por este motivo: { $reason }
    Ninguém pode jogar e o tempo não corre até ela continuar.
moderation-freeze-done = A partida está suspensa.
moderation-reason-told = { $first } e { $second }, { $moderator } explica por que a partida de vocês está suspensa: { $reason }
moderation-reason-done = Motivo incluído. Os dois jogadores ficam sabendo.
moderation-thaw-told = { $first } e { $second }, { $moderator } liberou a partida de vocês.
moderation-thaw-told-stopped-with-all = { $first } e { $second }, { $moderator } liberou a partida de vocês, mas ela segue suspensa com todas as partidas daqui.
moderation-thaw-done = A partida continua.
moderation-thaw-done-stopped-with-all = A partida está liberada, mas segue suspensa com todas as partidas daqui.
moderation-time-was-up = O tempo acabou antes disso: a partida terminou.

moderation-freeze-all-told = { $manager } suspendeu todas as partidas { TERM("community", "of-this") } por este motivo: { $reason }
    Ninguém pode jogar nem começar partidas, e o tempo não corre até elas continuarem. { STEP("games") } mostra se já continuam.
moderation-freeze-all-done = Todas as partidas daqui estão suspensas.
moderation-reason-for-all-told = { $manager } explica por que todas as partidas { TERM("community", "of-this") } estão suspensas: { $reason }
moderation-reason-for-all-done = Motivo incluído.
moderation-thaw-all-told = { $manager } liberou as partidas { TERM("community", "of-this") }, e os relógios voltam a correr. As suspensas em separado continuam suspensas.
moderation-thaw-all-done = As partidas daqui continuam.

moderation-decided = { $first } e { $second }, <b>a partida { $game } foi decidida.</b>
moderation-decided-done = Partida decidida.
moderation-counts = A partida vale para o rating como qualquer outra.
moderation-does-not-count = A partida não conta para o rating.

moderation-blocked = Você bloqueou { $player }: vocês não podem mais se enfrentar, a não ser em uma liga. Nada de desafios nem de revanches entre vocês. As partidas em andamento continuam. Só você fica sabendo. Desfaça com { STEP("unblock") }.
moderation-unblocked = Você desbloqueou { $player }.
moderation-blocks = Você bloqueou { $players }. Desfaça com { STEP("unblock") }.
moderation-blocks-nobody = Você não bloqueou ninguém. Se bloquear um membro, vocês não podem se enfrentar: { STEP("block") }.
