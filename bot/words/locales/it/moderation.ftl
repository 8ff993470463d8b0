# What moderators and managers do with games of others, and whom members block.

moderation-stopped = { $what ->
    [game] Questa partita è sospesa dal { $since }
   *[community] Tutte le partite di { TERM("community", "this") } sono sospese dal { $since }
}
moderation-stopped-by = { $what ->
    [game] { $by } ha sospeso questa partita, ferma dal { $since }
   *[community] { $by } ha sospeso tutte le partite di { TERM("community", "this") }, ferme dal { $since }
}
moderation-stopped-why = { $what ->
    [game] Questa partita è sospesa dal { $since } («{ $reason }»)
   *[community] Tutte le partite di { TERM("community", "this") } sono sospese dal { $since } («{ $reason }»)
}
moderation-stopped-by-and-why = { $what ->
    [game] { $by } ha sospeso questa partita, ferma dal { $since } («{ $reason }»)
   *[community] { $by } ha sospeso tutte le partite di { TERM("community", "this") }, ferme dal { $since } («{ $reason }»)
}
moderation-stopped-told = { $stopped }: finché non si riprende, nessuno può muovere e il tempo non scorre.
moderation-stopped-refused-game = { $stopped }: nessuno può muovere e il tempo non scorre. Aspetta che la faccia riprendere chi ha { TERM("moderator-right") }, con { STEP("thaw") }. Ti avviso.
moderation-stopped-refused-all = { $stopped }: nessuno può muovere né iniziare partite, e il tempo non scorre. Aspetta che le faccia riprendere chi ha { TERM("manager-right") }. { STEP("games") } mostra se sono riprese.

moderation-freeze-told = { $first } e { $second }, { $moderator } ha sospeso la vostra partita. Finché non riprende, nessuno può muovere e il tempo non scorre.
moderation-freeze-told-why = { $first } e { $second }, { $moderator } ha sospeso la vostra partita per questo motivo: { $reason }
    Finché non riprende, nessuno può muovere e il tempo non scorre.
moderation-freeze-done = La partita è sospesa.
moderation-reason-told = { $first } e { $second }, { $moderator } spiega perché la vostra partita è sospesa: { $reason }
moderation-reason-done = Motivo aggiunto. Ho avvisato entrambi i giocatori.
moderation-thaw-told = { $first } e { $second }, { $moderator } ha fatto riprendere la vostra partita.
moderation-thaw-told-stopped-with-all = { $first } e { $second }, { $moderator } ha fatto riprendere la vostra partita, ma è ancora sospesa con tutte le altre qui.
moderation-thaw-done = La partita riprende.
moderation-thaw-done-stopped-with-all = La partita può riprendere, ma è ancora sospesa con tutte le altre qui.
moderation-time-was-up = Il tempo era già scaduto: la partita è finita.

moderation-freeze-all-told = { $manager } ha sospeso tutte le partite di { TERM("community", "this") } per questo motivo: { $reason }
    Finché non riprendono, nessuno può muovere né iniziare partite, e il tempo non scorre. { STEP("games") } mostra se sono riprese.
moderation-freeze-all-done = Tutte le partite qui sono sospese.
moderation-reason-for-all-told = { $manager } spiega perché tutte le partite di { TERM("community", "this") } sono sospese: { $reason }
moderation-reason-for-all-done = Motivo aggiunto.
moderation-thaw-all-told = { $manager } ha fatto riprendere le partite di { TERM("community", "this") }, e con loro gli orologi. Le partite sospese singolarmente restano sospese.
moderation-thaw-all-done = Le partite qui riprendono.

moderation-decided = { $first } e { $second }, la vostra <b>partita { $game } è stata decisa.</b>
moderation-decided-done = Partita decisa.
moderation-counts = La partita conta per il rating come ogni altra.
moderation-does-not-count = La partita non conta per il rating.

moderation-blocked = Blocco attivo: tu e { $player } non inizierete più partite tra voi, se non in un campionato. Nessuno dei due può sfidare l'altro, raccoglierne le sfide o chiedere la rivincita. Le partite in corso continuano. Nessun altro viene a sapere del blocco. Per sbloccare: { STEP("unblock") }.
moderation-unblocked = Hai sbloccato { $player }.
moderation-blocks = Hai bloccato { $players }. Per sbloccare: { STEP("unblock") }.
moderation-blocks-nobody = Non hai bloccato nessuno. Se blocchi un membro, non potete più giocare tra voi: { STEP("block") }.
