# Variants that members send as files: tried, published, withdrawn.

upload-can-be-played = Qui puoi giocare <b>{ $name }</b> ({ $files }×{ $ranks }). Sfida qualcuno con { STEP("challenge", "variant", $id, "opponent", "") } e mostra le regole con { STEP("rules", "variant", $id) }. Una partita tiene per sempre il file con cui è iniziata. Se cambi il file, vale come un altro. I gestori { TERM("community", "of") } possono mettere la variante in elenco con { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = Stranezze nel file:

upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) è nell'elenco di { TERM("community", "this") }, come edizione { $number }. Chiunque qui può iniziare una partita con { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Le partite in corso e le sfide già lanciate tengono l'edizione con cui sono iniziate. Vedi che cosa è cambiato con { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) non è più nell'elenco di { TERM("community", "this") }. Le partite in corso continuano, e le sfide già lanciate si possono ancora accettare.

upload-list = Varianti proprie di { TERM("community", "this") }:{" "}
upload-list-none = In { TERM("community", "this") } non ci sono ancora varianti proprie.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), edizione { $number }, di { $author }: { STEP("rules", "variant", $name) }
upload-list-how = Hai scritto una variante? Vedi com'è e che cosa non va: { STEP("variant", "file", "") }. Giocala: { STEP("variant", "file", "", "opponent", "") }. I gestori { TERM("community", "of") } la mettono in questo elenco con { STEP("variant", "file", "", "what", "publish") }.
