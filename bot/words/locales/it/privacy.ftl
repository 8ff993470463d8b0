# The data stored about a person: shown and deleted.

privacy-nothing = Non ho nessun dato su di te.

privacy-kept = Questi sono i dati salvati su di te, associati al numero o al nome del tuo account:
privacy-kept-kind = • { $kind ->
    [running] partite in corso, con ogni mossa e il momento in cui è stata giocata
    [finished] partite finite, che sono anche dei tuoi avversari
    [challenges] sfide lanciate o ricevute
    [problems] problemi tuoi, che altri possono risolvere
    [leagues] campionati a cui hai partecipato o che hai creato
    [ladders] posti sulle scale
    [attempts] problemi provati o risolti
    [notes] note, che nessun altro vede mai
    [lines] linee provate, che nessun altro vede mai
    [plans] partite con mosse condizionali, che nessun altro vede mai
    [settings] impostazioni su come vedi le scacchiere e come ti avviso
    [hours] dati su fuso orario, giorni liberi e ore di silenzio
    [vacations] vacanze, comprese le ore usate allo scadere del tempo
    [blocks] membri che hai bloccato, cosa che nessuno viene a sapere
    [watched] partite che segui o hai seguito
    [rulings] partite altrui che hai deciso o sospeso, e comunità che hai sospeso
    [links] collegamenti dei tuoi account, attuali o passati, e i loro codici
   *[traces] il resto: i tuoi nomi, quanto hai giocato, i rating, gli ultimi avvisi per te, gli accessi dal browser, le chiavi delle stanze cifrate ed eventuali blocchi di altri contro di te; in tutto
} ({ $count })
privacy-kept-where = Tutto questo è nel database di chi gestisce il bot, finché non lo elimini. Le risposte che ti do restano lì per 30 giorni: così, se un tuo comando o messaggio mi arriva due volte, lo eseguo una volta sola. Di ciò che scrivi conservo mosse, linee e note, le tue soluzioni di problemi, le varianti che hai scritto e i motivi che dai quando moderi. Il file PRIVACY.md del programma spiega tutto nei dettagli. Per esportare i tuoi dati: { STEP("privacy", "what", "export") }. Per eliminarli: { STEP("privacy", "what", "delete") }, che prima ti dice che cosa succede.

privacy-delete-asked = <b>Elimino tutti i dati salvati su di te?</b> Subito e per sempre:
privacy-delete-games = • le tue partite in corso finiscono: ne abbandoni { $resigned }, e quelle in cui almeno uno dei due non ha ancora mosso finiscono senza risultato ({ $off });
privacy-delete-challenges = • le sfide che hai lanciato o ricevuto vengono ritirate ({ $count });
privacy-delete-leagues = • lasci i campionati a cui partecipi ({ $count });
privacy-delete-goes = • elimino note, linee, mosse condizionali, impostazioni, fuso orario, giorni liberi, ore di silenzio e vacanze; i blocchi che hai messo; ciò che segui, ciò che hai risolto e ciò che ti ho detto; e tutti i collegamenti tra i tuoi account;
privacy-delete-stays = • le partite finite e i tuoi problemi restano, perché sono anche degli avversari e di chi li ha risolti. Lì al posto del tuo nome compare «former player», cioè ex giocatore, con un numero a caso. Da lì non si risale a te, ma chi ricorda una partita sa chi l'ha giocata. Con il nome cambia anche il codice di controllo (hash) di queste partite. Ciò che è stato esportato prima si può ancora leggere, con il tuo nome.
privacy-delete-linked = • tutto questo vale anche per gli altri account che hai collegato con questo ({ $others });
privacy-delete-before = Ciò che è stato pubblicato nelle chat resta lì, con il tuo nome, finché tu o chi modera non lo eliminate. I backup contengono i tuoi dati finché non vengono eliminati, di norma dopo 30 giorni.
    Se mi scrivi di nuovo, riparti da zero come nuovo membro. Ma i blocchi di altri contro di te restano validi. Per un giorno non puoi sfidare nessuno, pubblicare problemi né entrare in una scala o in un campionato, e per 30 giorni non puoi collegare account. Per riconoscere il tuo account conservo un numero calcolato da quello e da un segreto di questo database. Solo chi ha entrambi può capire che quel numero è tuo. Lo elimino dopo 30 giorni, a meno che qualcuno abbia messo un blocco contro di te.
    Se prima vuoi esportare tutti i dati: { STEP("privacy", "what", "export") }. L'eliminazione è definitiva. Se non fai nulla entro dieci minuti, non cambia nulla.
privacy-deleted = Ho eliminato tutti i dati salvati su di te. Ciò che è stato pubblicato nelle chat è ancora lì, e chi poteva eliminarlo prima può ancora farlo. Grazie per aver giocato.
