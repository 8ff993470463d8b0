# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = Per decidere le partite di altri membri serve { TERM("moderator-right") }. Chiedi a chi ne dispone. Nella tua partita usa { STEP("resign") }, { STEP("draw") } o { STEP("abort") }.
ruling-refused-moderator-elsewhere = I tuoi permessi in { TERM("place", "this") } valgono solo per le partite iniziate qui, e questa è iniziata altrove: { $game }. Usa il comando in { TERM("place", "that") }: è lì che controllo i tuoi permessi.
ruling-refused-own-game = Nella partita { $game } giochi anche tu, e nessuno può fare da arbitro nella propria partita. Chiedi a un altro membro con { TERM("moderator-right") }.
ruling-refused-no-verdict = Di' come finisce la partita: vince chi muove per primo, vince chi muove per secondo, patta o nessun risultato. Scegli tra: { $choices }.
ruling-refused-not-rated = La partita { $game } non è classificata, quindi non può contare per il rating. Togli { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = Una partita senza risultato non può contare per il rating. Scegli un risultato o togli { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = Quando decidi una partita, entrambi i giocatori leggono il motivo. Indicalo come { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Il tuo motivo ha { $length } caratteri, e il massimo è { $most }. Accorcialo.
