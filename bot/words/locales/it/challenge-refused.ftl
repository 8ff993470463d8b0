# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = Non puoi sfidarti. Scegli un altro membro come { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } è un bot e non gioca. Scegli una persona, o gioca contro di me: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } è una persona, e solo io ho dei livelli. Togli { OPTION("challenge", "level") }, o togli { OPTION("challenge", "opponent") } per giocare contro di me.
challenge-refused-unrated = Questa partita non può essere classificata. { $why } Cambia questo, o togli { OPTION("challenge", "rated") }.
challenge-refused-too-many-against-computer = Hai già { $limit } partite contro di me, che è il massimo. Finiscine prima una; le vedi con { STEP("games") }.
challenge-refused-absent-opponent = { $player } ora non è membro di { TERM("community", "this") }. Scegli qualcuno che lo sia.
challenge-refused-opponent-out-of-sight = { $player } non vede ciò che si pubblica qui, quindi non troverebbe la sfida. Lanciala in { TERM("place", "a") } che vedete entrambi, o prima concedi l'accesso.
challenge-refused-too-many = Hai già { $limit } sfide senza risposta, il massimo. Ritirane una, o aspetta una risposta.
challenge-refused-too-many-to-other = Negli ultimi minuti hai sfidato più volte { $player }. Lascia passare un po' di tempo e riprova tra un quarto d'ora.
challenge-refused-other-has-too-many = { $player } ha già { $limit } sfide a cui rispondere, il massimo. Riprova quando avrà risposto a qualcuna.
challenge-refused-other-has-not-answered-yet = { $player } deve ancora rispondere a { $limit } delle tue sfide, il massimo. Ritirane una, o aspetta una risposta.
challenge-refused-too-many-games = Stai già giocando { $limit } partite, il massimo. Prima finiscine una; le vedi con { STEP("games") }.
challenge-refused-other-has-too-many-games = { $player } sta già giocando { $limit } partite, il massimo. Riprova quando ne avrà finita una.
challenge-refused-came-back = Tutti i tuoi dati sono stati eliminati meno di un giorno fa, ma questo non azzera i limiti. Puoi sfidare altri, pubblicare problemi ed entrare in scale e campionati dal { $from }. Fino ad allora, raccogli le sfide degli altri: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = Non conosco questa sfida. Lanciane una nuova con { STEP("challenge") }.
challenge-refused-not-invited = Questa sfida è per { $opponent }: nessun altro può rispondere. Lancia la tua con { STEP("challenge") }.
challenge-refused-own-challenge = Questa sfida è tua, quindi solo l'avversario può accettarla o rifiutarla. Tu puoi ritirarla.
challenge-refused-not-the-challenger = Solo { $challenger } può ritirare questa sfida. Se è per te, accettala o rifiutala.
challenge-refused-accepted = Questa sfida è già stata accettata: { $game }.
challenge-refused-settled = { $how } Lancia una nuova sfida con { STEP("challenge") }.
