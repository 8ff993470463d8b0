# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

community-places = Dove si può iniziare una partita in { TERM("community", "this") }: { $new }.
community-places-same = Dove si può iniziare una partita in { TERM("community", "this") }: { $new }. Non è cambiato nulla.
community-places-changed = Dove si può iniziare una partita in { TERM("community", "this") }: { $new } (prima: { $old }). Le partite in corso continuano, e le sfide già lanciate si possono ancora accettare.
community-every-place = in ogni { TERM("place") }
community-places-how = Per permetterlo solo in certi posti: { STEP("places", "here", "allow") }.

community-variants = Varianti che si giocano in { TERM("community", "this") }: { $new }.
community-variants-same = Varianti che si giocano in { TERM("community", "this") }: { $new }. Non è cambiato nulla.
community-variants-changed = Varianti che si giocano in { TERM("community", "this") }: { $new } (prima: { $old }). Le partite in corso continuano, e le sfide già lanciate si possono ancora accettare.
community-all-variants = tutte
community-variants-kind = { $kind ->
    [first] Buoni per iniziare
    [short] Partite brevi
    [long] Partite lunghe
    [very-large] Scacchiere molto grandi
    [larger] Scacchiere più grandi
    [chessboard] Sulla scacchiera normale
    [drops] I pezzi catturati ritornano
    [japan] Lo shogi e i suoi parenti
   *[world] Altri paesi e altri tempi
}
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: qui non si può giocare a nessuno di questi.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Inizia con { STEP("challenge", "variant", "") }; le regole sono in { STEP("rules", "variant", "") }.
community-variants-kinds = Per una riga su ogni gioco indica un tipo: { STEP("variants", "kind", "first") } mostra quelli buoni per iniziare.
community-variants-own = E ci sono anche varianti proprie: { $names }.
community-variants-how = Per cambiare: { STEP("variants", "allow", "") } o { STEP("variants", "forbid", "") }.

community-settings-of-member = Le tue impostazioni. Ciò che non hai cambiato ha il valore predefinito:
community-settings = Per tutti in { TERM("community", "this") }:
community-settings-saved = Salvato:
community-settings-same = Non è cambiato nulla:
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (prima: { $before })
community-settings-begin = Vale dalla prossima scacchiera o sfida. Quelle già pubblicate restano come sono.
community-settings-watchers = Vale per le partite che qualcuno comincia a seguire da ora in poi. Dove gli spettatori stanno già parlando, non cambia nulla.
community-settings-rated = Sono classificate solo le partite con orologio, dalla disposizione abituale e tra membri. Scegli la cadenza abituale con { STEP("server", "clock", "days 3d") }.
community-settings-games = Le partite in corso continuano. Per una sfida già lanciata, il limite si controlla quando viene accettata.
community-settings-problems = Il problema del giorno arriva qui, la prossima volta il { $at }. Viene da partite iniziate qui e già finite. Nei giorni senza un matto nuovo non arriva.
community-settings-problems-none-yet = Nessuna partita iniziata qui è ancora finita. Se le partite iniziano altrove, usa lì { STEP("server", "problems", "") }.

community-own-rules = Questa variante è stata inviata qui come file. Leggi le regole con { STEP("rules", "variant", $variant) }.
community-others-wait = Anche altri messaggi aspettano di comparire qui. Il tuo arriva quando è il suo turno.
