# A player's profile: what they have played.

profile-own = { $player } gioca dal { $since }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $running ->
    [0] nessuna in corso
   *[other] { $running } ancora in corso
}.
profile-of-other = { $player } gioca in { TERM("community", "this") } dal { $since }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $running ->
    [0] nessuna in corso
   *[other] { $running } ancora in corso
}.
profile-all = <b>In tutto: vinte { $won }, patte { $drawn }, perse { $lost }</b>. Le partite finite senza risultato non contano.
profile-rating = <b>Rating in tutte le partite: { $value }</b>. Di più: { STEP("rating") }.
profile-most-often = La più giocata: { $variant }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
profile-variant = { $variant }: vinte { $won }, patte { $drawn }, perse { $lost }
profile-is-private = Nessun altro può vederlo. Apri il profilo ai membri con { STEP("settings", "profile", "members") }.
profile-is-seen = I membri di { TERM("community", "a") } possono chiedere che cosa hai giocato lì. Tienilo per te con { STEP("settings", "profile", "private") }.
profile-kept-private = Il profilo di { $player } è privato. Le tue partite contro questo membro sono nel tuo elenco: { STEP("games") }.
profile-own-nothing = Non hai ancora giocato. Inizia una partita con { STEP("challenge") }.
profile-nothing-of-other = { $player } non ha ancora giocato in { TERM("community", "this") }. Manda una sfida con { STEP("challenge") }.
