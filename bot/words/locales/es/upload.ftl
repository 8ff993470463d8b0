# Variants that members send as files: tried, published, withdrawn.

upload-can-be-played = Aquí puedes jugar a <b>{ $name }</b> ({ $files }×{ $ranks }). Desafía a alguien con { STEP("challenge", "variant", $id, "opponent", "") } y muéstrale las reglas con { STEP("rules", "variant", $id) }. Las partidas conservan para siempre el archivo con el que empezaron. Si cambias el archivo, cuenta como otro. La administración { TERM("community", "of-the") } puede ponerlo en la lista con { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = Rarezas del archivo:

upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) está en la lista de { TERM("community", "this") }, como edición { $number }. Aquí cualquiera puede empezar una partida con { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Las partidas en curso y los desafíos publicados conservan la edición con la que empezaron. Mira qué ha cambiado con { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) ya no está en la lista de { TERM("community", "this") }. Las partidas en curso siguen, y los desafíos publicados aún se pueden aceptar.

upload-list = Juegos propios de { TERM("community", "this") }:{" "}
upload-list-none = En { TERM("community", "this") } aún no hay juegos propios.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), edición { $number }, de { $author }: { STEP("rules", "variant", $name) }
upload-list-how = ¿Has escrito un juego? Mira cómo queda y qué le falla: { STEP("variant", "file", "") }. Juégalo: { STEP("variant", "file", "", "opponent", "") }. La administración { TERM("community", "of-the") } lo pone en esta lista con { STEP("variant", "file", "", "what", "publish") }.
