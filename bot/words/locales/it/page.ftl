# The pages in a browser, and the way to them.

pages-off = Qui non si possono aprire scacchiere in un browser. Continua a giocare con { STEP("move") }.
pages-only-own = In un browser puoi aprire solo le tue partite. Guarda questa con { STEP("board") }.
pages-open-game = Ecco il tuo accesso alla scacchiera della partita { $game }. È solo per te, vale una volta e per dieci minuti.
pages-open-games = Ecco il tuo accesso alle tue partite. È solo per te, vale una volta e per dieci minuti.
page-title = { $page } · Menagerie
page-continue = Continua
page-signs-in = Così accedi in questo browser come { $player } per 30 giorni. Continua solo se sei tu e lo hai chiesto.
page-signed-out = Qui non hai fatto l'accesso. Chiedi il tuo link nella chat: { STEP("open") }.
page-used-link = Questo link è già stato usato o ha più di dieci minuti. Chiedine un altro nella chat: { STEP("open") }.
page-no-game = Non è una delle tue partite. Le trovi in <code>/</code>.
page-none = Questa pagina non esiste. Torna a <code>/</code>.
page-too-old = Questa pagina è troppo vecchia. Caricala di nuovo.
page-too-fast = Chiedi troppo in una volta. Aspetta qualche secondo.
page-not-now = Non ha funzionato. Riprova tra un minuto.
page-games = Le mie partite
page-no-games = Non hai partite in corso. Iniziane una nella chat: { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ Tocca a te
   *[other] Tocca all'avversario
} · { $variant } contro { $opponent }, partita { $game }
page-sign-out = Esci
page-sign-out-everywhere = Esci dappertutto
page-heading = { $variant } contro { $opponent }, partita { $game }
page-your-move = Tocca a te.
page-their-move = Tocca a { $player }.
page-until = Scadenza: { $at }.
page-board = Scacchiera
page-square = { $square }, { $piece } { $side-of }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, vuota
page-last-move = Ultima mossa: { $move }.
page-draw-offered = { $player } offre patta.
page-draw-stands = Hai offerto patta.
page-asks-take-back = { $player } chiede di ritirare { $plies ->
    [one] l'ultima mossa
   *[other] le ultime { $plies } mosse
}.
page-asks-cancel = { $player } chiede di chiudere la partita senza risultato.
page-claim-draw = Reclama la patta
page-offer-draw = Offri patta
page-pass = Passa
page-pass-asked = Passare questo turno?
page-draw-meanwhile = Nel frattempo è cambiato qualcosa. Guarda la scacchiera e scegli di nuovo.
page-type-move = O scrivi una mossa:
page-play = Gioca
page-cancel = Annulla
page-confirm = Sì, confermo
page-wall = Ora scegli una casella: { $piece }.
page-choose = Quale mossa?
page-moves = Mosse finora
page-captures = Catturati
page-captured = { $count } × { $piece } { $side-of }
page-hand = { $side }, in mano
page-held = { $count } × { $piece } { $side-of } in mano
page-looking-back = Stai guardando indietro. L'ultima mossa qui: { $move }. Torna alla partita con ».
page-looking-at-start = Stai guardando l'inizio della partita. Torna alla partita con ».
page-first = Inizio della partita
page-back = Una mossa indietro
page-on = Una mossa avanti
page-now = La partita com'è adesso
page-offline = Nessuna connessione. Riprovo.
