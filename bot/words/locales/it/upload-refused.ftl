# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Invia una variante come file, con { STEP("variant", "file", "") }. Dove i comandi non accettano file, chi gestisce il bot può offrire la variante con <code>VARIANT_FILES</code>.
upload-refused-too-large = Il file di una variante ha al massimo 64 KiB, e questo è più grande. Accorcialo e invialo di nuovo con { STEP("variant", "file", "") }.
upload-refused-not-fetched = Non sono riuscito a prendere il file, quindi non ho salvato nulla. Invialo di nuovo con { STEP("variant", "file", "") }.
upload-refused-no-game = Questo file non è ancora una variante, quindi non ho salvato nulla:
upload-refused-mend-that = Correggilo e invialo di nuovo con { STEP("variant", "file", "") }.
upload-refused-too-many-paths = In questa variante le mosse in più tratti passano su troppe caselle. Servono { $found } voci di tabella, e il massimo è { $most }: nessuna variante può rallentarne un'altra. Scrivi tratti più corti, o meno pezzi che li usano. Invialo di nuovo con { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] Un'altra variante qui ha già questo id: <code>{ $taken }</code>. Scrivi un altro id nel file e invialo di nuovo con { STEP("variant", "file", "") }.
   *[name] Un'altra variante qui ha già questo nome: <code>{ $taken }</code>. Scrivi un altro nome nel file e invialo di nuovo con { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = I membri di { TERM("community", "this") } hanno inviato { $most } file in un giorno, il massimo. Invialo domani con { STEP("variant", "file", "") }. Nel frattempo vedi che cosa non va sul tuo computer, con <code>menagerie lint FILE</code>.
upload-refused-too-many = Conservo { $most } file per { TERM("community", "this") }, il massimo, perché una partita tiene sempre il file con cui è iniziata. Chi gestisce il bot può offrire altre varianti con <code>VARIANT_FILES</code>.

upload-refused-too-many-published = L'elenco ha già { $most } varianti, il massimo. Prima togline una con { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } è già in elenco esattamente così, come edizione { $edition }, quindi non è cambiato nulla. Sfida qualcuno con { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = Non hai indicato una variante dell'elenco di { TERM("community", "this") }.
upload-refused-not-on-the-list = Nessuna variante dell'elenco di { TERM("community", "this") } si chiama <code>{ $typed }</code>.
upload-refused-empty-list = L'elenco è ancora vuoto. I gestori ci mettono varianti con { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Scegli tra: { $known }.
upload-refused-on-the-list = { $variant } è nell'elenco delle varianti proprie di { TERM("community", "this") }, quindi qui può giocarla chiunque. Toglila con { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = Per cambiare le varianti nell'elenco di { TERM("community", "this") } serve { TERM("manager-right") }. Chiedi a chi ne dispone. Puoi comunque giocare la variante con { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Le varianti inviate come file si giocano in { TERM("community", "a") }, e questa è una conversazione privata. Usa { STEP("variant", "file", "") } lì.
upload-refused-stray = <code>{ $option }</code> non va con <code>{ $what }</code>. Toglilo, o vedi che cosa si può fare con { STEP("variant") }.
