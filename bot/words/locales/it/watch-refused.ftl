# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = Giochi la partita { $game }, quindi non vedi ciò che dicono i suoi spettatori finché non è finita. Poi ti faccio entrare, se qualcuno l'ha seguita. Vedi la tua scacchiera con { STEP("board") }, o vieta l'analisi con { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = Qui non si gioca nessuna partita. Vai { TERM("own-place", "in") } di una, o indica il suo numero: { STEP("watch", "game", "") }. Vedi le partite di un membro con { STEP("games", "member", "") }.
watch-refused-elsewhere = La partita { $game } è iniziata su un'altra rete, e i suoi spettatori parlano lì. Entra in quella comunità per parlare con loro, o vedi la scacchiera qui con { STEP("board", "game", $game) }.
watch-refused-too-many = Negli ultimi 15 minuti hai cominciato a seguire { $limit } partite, il massimo. Riprova più tardi, o vedi qualsiasi scacchiera con { STEP("board", "game", "") }.
watch-refused-changed-too-often = Hai già cambiato idea { $limit } volte in questa partita, il massimo, quindi tutto resta com'è. Continua a giocare, e dillo tu agli spettatori a partita finita. Vedi la scacchiera con { STEP("board") }.
