# Variants that members send as files: tried, published, withdrawn.

upload-can-be-played = Du kannst <b>{ $name }</b> ({ $files }×{ $ranks }) hier spielen. Fordere jemanden heraus mit { STEP("challenge", "variant", $id, "opponent", "") } und zeig die Regeln mit { STEP("rules", "variant", $id) }. Partien behalten für immer die Datei, mit der sie begannen. Änderst du die Datei, zählt sie als eine andere. Die Leitung { TERM("community", "of-the") } kann sie auf die Liste setzen mit { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = Was an der Datei merkwürdig ist:

upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) steht auf der Liste { TERM("community", "of-this") }, als Fassung { $number }. Alle hier können damit eine Partie beginnen: { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Laufende Partien und offene Herausforderungen behalten ihre Fassung. Was sich geändert hat, siehst du mit { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) steht nicht mehr auf der Liste { TERM("community", "of-this") }. Laufende Partien gehen weiter, und offene Herausforderungen kann man noch annehmen.

upload-list = Eigene Varianten { TERM("community", "of-this") }:{" "}
upload-list-none = Noch gibt es { TERM("community", "here") } keine eigenen Varianten.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), Fassung { $number }, von { $author }: { STEP("rules", "variant", $name) }
upload-list-how = Hast du eine Variante geschrieben? Wie sie aussieht und was an ihr nicht stimmt, siehst du so: { STEP("variant", "file", "") }. So spielst du sie: { STEP("variant", "file", "", "opponent", "") }. Die Leitung { TERM("community", "of-the") } setzt sie auf diese Liste mit { STEP("variant", "file", "", "what", "publish") }.
