# What moderators and managers do with games of others, and whom members block.
moderation-stopped = { $what ->
    [game] Cette partie est suspendue depuis le { $since }
   *[community] Toutes les parties { TERM("community", "of-this") } sont suspendues depuis le { $since }
}
moderation-stopped-by = { $what ->
    [game] Cette partie est suspendue par { $by } depuis le { $since }
   *[community] Toutes les parties { TERM("community", "of-this") } sont suspendues par { $by } depuis le { $since }
}
moderation-stopped-why = { $what ->
    [game] Cette partie est suspendue depuis le { $since } (« { $reason } »)
   *[community] Toutes les parties { TERM("community", "of-this") } sont suspendues depuis le { $since } (« { $reason } »)
}
moderation-stopped-by-and-why = { $what ->
    [game] Cette partie est suspendue par { $by } depuis le { $since } (« { $reason } »)
   *[community] Toutes les parties { TERM("community", "of-this") } sont suspendues par { $by } depuis le { $since } (« { $reason } »)
}
moderation-stopped-told = { $stopped } : personne ne peut jouer, et le temps ne passe pas jusqu'à la reprise.
moderation-stopped-refused-game = { $stopped } : personne ne peut jouer, et le temps ne passe pas. Attends que quelqu'un avec { TERM("moderator-right") } la fasse reprendre avec { STEP("thaw") }. Je te le dirai.
moderation-stopped-refused-all = { $stopped } : personne ne peut jouer ni commencer de partie, et le temps ne passe pas. Attends que quelqu'un avec { TERM("manager-right") } les fasse reprendre. { STEP("games") } montre quand elles reprennent.
moderation-freeze-told = { $first } et { $second }, { $moderator } a suspendu votre partie. Personne ne peut jouer, et le temps ne passe pas jusqu'à la reprise.
moderation-freeze-told-why = { $first } et { $second }, { $moderator } a suspendu votre partie pour cette raison : { $reason }
    Personne ne peut jouer, et le temps ne passe pas jusqu'à la reprise.
moderation-freeze-done = La partie est suspendue.
moderation-reason-told = { $first } et { $second }, { $moderator } explique pourquoi votre partie est suspendue : { $reason }
moderation-reason-done = Raison ajoutée. Les deux joueurs la reçoivent.
moderation-thaw-told = { $first } et { $second }, { $moderator } fait reprendre votre partie.
moderation-thaw-told-stopped-with-all = { $first } et { $second }, { $moderator } fait reprendre votre partie, mais elle est encore suspendue avec toutes celles d'ici.
moderation-thaw-done = La partie reprend.
moderation-thaw-done-stopped-with-all = La partie pourrait reprendre, mais elle est encore suspendue avec toutes celles d'ici.
moderation-time-was-up = Le temps était déjà écoulé : la partie est terminée.
moderation-freeze-all-told = { $manager } a suspendu toutes les parties { TERM("community", "of-this") } pour cette raison : { $reason }
    Personne ne peut jouer ni commencer de partie, et le temps ne passe pas jusqu'à la reprise. { STEP("games") } montre quand elles reprennent.
moderation-freeze-all-done = Toutes les parties d'ici sont suspendues.
moderation-reason-for-all-told = { $manager } explique pourquoi toutes les parties { TERM("community", "of-this") } sont suspendues : { $reason }
moderation-reason-for-all-done = Raison ajoutée.
moderation-thaw-all-told = { $manager } fait reprendre les parties { TERM("community", "of-this") }, et leurs pendules aussi. Celles qui ont été suspendues séparément le restent.
moderation-thaw-all-done = Les parties d'ici reprennent.
moderation-decided = { $first } et { $second }, votre <b>partie { $game } a été adjugée.</b>
moderation-decided-done = Partie adjugée.
moderation-counts = La partie est classée comme toute autre.
moderation-does-not-count = La partie ne compte pas pour le classement.
moderation-blocked = Tu bloques maintenant { $player } : vous ne commencerez plus de parties l'un contre l'autre, sauf dans une ligue. Plus de défis ni de revanches entre vous, mais les parties en cours continuent. Personne n'en est averti, pas même { $player }. Pour débloquer : { STEP("unblock") }.
moderation-unblocked = Tu ne bloques plus { $player }.
moderation-blocks = Tu as bloqué { $players }. Pour débloquer : { STEP("unblock") }.
moderation-blocks-nobody = Tu n'as bloqué personne. Si tu bloques un membre, vous ne pouvez plus jouer l'un contre l'autre : { STEP("block") }.
