# Who is told what: turns, the daily list, vacations.

notice-heading = <b>{ $variant }, partita { $number }</b>, contro { $opponent }:
notice-how-to-answer = Rispondi lì ({ $game }), o qui con { STEP("move", "game", $number) }.
notice-no-direct-messages = Non riesco a scriverti { TERM("direct-messages", "in") }, quindi ti avviso qui. Scegli dove devo avvisarti con { STEP("settings") }.
notice-silent-for-a-minute = Qui ti ho risposto molte volte, quindi taccio per un minuto. Le mosse valide si giocano comunque. Comandi come { STEP("move") } e { STEP("help") } ricevono ancora una risposta, che vedi solo tu.

notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, tocca a te ({ $side }).
notice-computer-thinks = { $player } sta pensando.
notice-draw-by-repetition = Questa posizione si è presentata abbastanza volte. Invece di muovere puoi reclamare la patta con { STEP("draw") }.
notice-draw-by-moves = Per { $moves } mosse non ci sono state catture né promozioni, né mosse di pezzi che non possono tornare indietro. Invece di muovere puoi reclamare la patta con { STEP("draw") }.

notice-no-game-waits = Nessuna partita aspetta la tua mossa. Vedi tutte le tue partite con { STEP("games") }.
notice-no-other-game-waits = La partita { $number } è l'unica che aspetta la tua mossa.
notice-played-elsewhere = Scrivi la tua mossa qui o lì ({ $game }), oppure usa { STEP("move", "game", $number) }.
notice-nothing-played = Non hai partite in corso. Iniziane una con { STEP("challenge") } in { TERM("place", "a") } { TERM("community", "of") }. Anche qui { STEP("help") } ti dice che cos'altro puoi fare.

notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] 1 partita ti aspetta:
       *[other] 1 partita ti aspetta, e le resta meno di un giorno:
    }
   *[other] { $urgent ->
        [0] { $games } partite ti aspettano:
       *[other] { $games } partite ti aspettano (con meno di un giorno: { $urgent }):
    }
}</b>
notice-list-game = { $game } ({ $variant }) contro { $opponent }: nessuna scadenza
notice-list-game-until = { $game } ({ $variant }) contro { $opponent }: scadenza { $deadline }
notice-list-more = … e { $games ->
    [one] un'altra
   *[other] altre { $games }
}.
notice-list-all = Vedi tutte le tue partite con { STEP("games") }.
notice-list-untold = { $day }: { $player }, tocca a te.

notice-promised-board = D'ora in poi, quando tocca a te, ti menziono nel messaggio con la scacchiera.
notice-promised-direct = D'ora in poi, quando tocca a te, ti avviso { TERM("direct-messages", "in") }. Se lì non riesco a scriverti, ti avviso dove si gioca la partita.
notice-promised-quiet = D'ora in poi non ti menziono più nei messaggi con le scacchiere. Ricevi ancora un avviso quando il tuo tempo sta per finire, e quando qualcosa aspetta la tua risposta.
notice-promised-list = D'ora in poi ti elenco le partite che ti aspettano una volta al giorno, { TERM("direct-messages", "in") }. L'elenco arriva alle { $hour }:00 ({ $zone }), se c'è almeno una partita. Imposta il tuo fuso orario con { STEP("time") }.
notice-hour-without-list = Quell'ora vale per l'elenco quotidiano, che ora non ricevi. Attivalo con { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } è in vacanza fino al { $until }. Fino ad allora il suo orologio è fermo.
notice-vacation-ended = { $player } torna dalla vacanza, e il suo orologio riparte.
notice-vacation-runs-out = { $player }, le tue ore di vacanza stanno per finire. La tua vacanza finisce il { $end }, e poi gli orologi delle tue partite ripartono.
notice-vacation-ran-out = { $player }, le tue ore di vacanza sono finite. La tua vacanza è finita il { $end }, e gli orologi delle tue partite sono ripartiti.
notice-count = Mosse contate: { $moves } su { $limit }. Poi la partita è patta, se prima non c'è scacco matto.
notice-checks-given = Scacchi dati: { $first_side } { $first }, { $second_side } { $second }; con { $checks } si vince.
notice-begun = La partita è cominciata.
