# Why someone must ask again later.

busy-refused-own-wait = Sto ancora lavorando a { $count } delle tue domande qui: è il massimo. Aspetta una delle risposte, poi chiedi di nuovo.
busy-refused-many-wait = In questo momento molti membri aspettano una risposta. Riprova tra un minuto.
busy-refused-many-challenges = In { TERM("place", "this") } ci sono molte sfide in attesa di comparire. Riprova tra un minuto, o lancia la tua in { TERM("place", "another") }.
busy-refused-wrong-codes = Dopo molti codici sbagliati c'è una pausa: non leggo i tuoi codici per { $time }. Aspetta, confronta il tuo codice con quello mostrato e scrivilo di nuovo.
