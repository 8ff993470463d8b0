# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Scala di { $name }</b> · { $members ->
    [one] 1 membro
   *[other] { $members } membri
}
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← tu
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } ha sfidato { $challenged }: { $game }
ladder-join = Non sei su questa scala. Entra, dietro a tutti gli altri: { $join }.
ladder-own-first = Sei in testa. Gli altri possono sfidarti, e allora una partita inizia subito.
ladder-own-challenge = La tua sfida è in corso: { $game }
ladder-nobody-free = Ora non puoi sfidare nessuno sopra di te. Guarda di nuovo tra qualche giorno.
ladder-may-challenge = Puoi sfidare { $players }. Se vinci, prendi quel posto.
ladder-how = Una sfida fa iniziare subito una partita, con i colori a sorte. Puoi sfidare fino a tre posti sopra di te, ma nessuno in vacanza. Chi perde per il tempo prima della sua seconda mossa cade in fondo.

ladder-list = <b>Scale di qui</b>
ladder-list-line = { $name }, { $members ->
    [one] 1 membro
   *[other] { $members } membri
}{ $place ->
    [0] {""}
   *[other] {" "}(tu: posto { $place })
}: { $show }
ladder-list-more = { $others ->
    [one] E un'altra scala.
   *[other] E altre { $others } scale.
}
ladder-none = Qui non c'è ancora nessuna scala. Iniziane una: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Sulla scala di { $name } non c'è ancora nessuno. Inizia tu: { $join }.

ladder-joined = Sei sulla scala di { $variant }, al posto { $place }. { $show } mostra chi puoi sfidare.
ladder-left = Hai lasciato la scala. Le partite in corso continuano.
ladder-removed = { $player } non è più sulla scala.
ladder-were-removed = Chi gestisce il gioco qui ti ha tolto dalla scala di { $variant }. Chiedi pure il motivo.
ladder-gone = { $player } non è più qui e ha quindi lasciato la scala. { $show } mostra chi puoi sfidare ora.

ladder-game-of = In gioco c'è il posto { $place } della scala: va a { $challenger } se vince.
ladder-challenged = La tua partita contro { $opponent } è iniziata: { $game }.
ladder-rose = { $player } prende il posto { $place } della scala. La vedi con { $show }.
ladder-fell = { $player } ha perso per il tempo prima della seconda mossa e cade in fondo alla scala. La vedi con { $show }.
ladder-stays = La scala resta com'era. La vedi con { $show }.
