# What moderators and managers do with games of others, and whom members block.

moderation-stopped = { $what ->
    [game] Esta partida está en pausa desde el { $since }
   *[community] Todas las partidas de { TERM("community", "this") } están en pausa desde el { $since }
}
moderation-stopped-by = { $what ->
    [game] { $by } puso esta partida en pausa el { $since }
   *[community] { $by } puso en pausa todas las partidas de { TERM("community", "this") } el { $since }
}
moderation-stopped-why = { $what ->
    [game] Esta partida está en pausa desde el { $since } (“{ $reason }”)
   *[community] Todas las partidas de { TERM("community", "this") } están en pausa desde el { $since } (“{ $reason }”)
}
moderation-stopped-by-and-why = { $what ->
    [game] { $by } puso esta partida en pausa el { $since } (“{ $reason }”)
   *[community] { $by } puso en pausa todas las partidas de { TERM("community", "this") } el { $since } (“{ $reason }”)
}
moderation-stopped-told = { $stopped }: nadie puede mover y no corre el tiempo hasta que se reanude el juego.
moderation-stopped-refused-game = { $stopped }: nadie puede mover y no corre el tiempo. Espera a que alguien con { TERM("moderator-right") } la reanude con { STEP("thaw") }. Te avisaré.
moderation-stopped-refused-all = { $stopped }: nadie puede mover ni empezar partidas, y no corre el tiempo. Espera a que alguien con { TERM("manager-right") } las reanude. { STEP("games") } muestra si ya siguen.

moderation-freeze-told = { $first } y { $second }, { $moderator } puso su partida en pausa. Nadie puede mover y no corre el tiempo hasta que se reanude.
moderation-freeze-told-why = { $first } y { $second }, { $moderator } puso su partida en pausa por este motivo: { $reason }
    Nadie puede mover y no corre el tiempo hasta que se reanude.
moderation-freeze-done = La partida está en pausa.
moderation-reason-told = { $first } y { $second }, { $moderator } explica por qué su partida está en pausa: { $reason }
moderation-reason-done = Motivo añadido. Quienes juegan reciben el aviso.
moderation-thaw-told = { $first } y { $second }, { $moderator } reanudó su partida.
moderation-thaw-told-stopped-with-all = { $first } y { $second }, { $moderator } reanudó su partida, pero sigue en pausa con todas las de aquí.
moderation-thaw-done = La partida se reanuda.
moderation-thaw-done-stopped-with-all = La partida ya no tiene pausa propia, pero sigue en pausa con todas las de aquí.
moderation-time-was-up = El tiempo se acabó antes: la partida terminó.

moderation-freeze-all-told = { $manager } puso en pausa todas las partidas de { TERM("community", "this") } por este motivo: { $reason }
    Nadie puede mover ni empezar partidas, y no corre el tiempo hasta que se reanuden. { STEP("games") } muestra si ya siguen.
moderation-freeze-all-done = Todas las partidas de aquí están en pausa.
moderation-reason-for-all-told = { $manager } explica por qué están en pausa todas las partidas de { TERM("community", "this") }: { $reason }
moderation-reason-for-all-done = Motivo añadido.
moderation-thaw-all-told = { $manager } reanudó las partidas de { TERM("community", "this") }, y con ellas sus relojes. Las que se pausaron por separado siguen en pausa.
moderation-thaw-all-done = Las partidas de aquí se reanudan.

moderation-decided = { $first } y { $second }, <b>su partida { $game } está decidida.</b>
moderation-decided-done = Partida decidida.
moderation-counts = La partida se puntúa como cualquier otra.
moderation-does-not-count = La partida no cuenta para la puntuación.

moderation-blocked = Has bloqueado a { $player }: ya no tendrás con ese miembro partidas nuevas ni revanchas, ni siquiera mediante desafíos abiertos, salvo en una liga. Las partidas en curso siguen. Solo lo sabes tú. Para deshacerlo: { STEP("unblock") }.
moderation-unblocked = Has desbloqueado a { $player }.
moderation-blocks = Has bloqueado a { $players }. Para desbloquear a alguien: { STEP("unblock") }.
moderation-blocks-nobody = No has bloqueado a nadie. Si bloqueas a un miembro, no podrán jugar entre sí: { STEP("block") }.
