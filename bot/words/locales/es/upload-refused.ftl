# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Envía un juego como archivo, con { STEP("variant", "file", "") }. Donde los comandos no admiten archivos, quien mantiene el bot puede ofrecer el juego con <code>VARIANT_FILES</code>.
upload-refused-too-large = Un archivo de variante admite 64 KiB como máximo, y este es mayor. Acórtalo y envíalo otra vez con { STEP("variant", "file", "") }.
upload-refused-not-fetched = No pude recibir el archivo, así que no guardé nada. Envíalo otra vez con { STEP("variant", "file", "") }.
upload-refused-no-game = Este archivo aún no es un juego, así que no guardé nada:
upload-refused-mend-that = Corrígelo y envíalo otra vez con { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Las jugadas de varios tramos pasan por demasiadas casillas: { $found } entradas de tabla, y el máximo es { $most }, para que ningún juego frene a otro. Acorta los tramos, o pon menos piezas con ellos. Envíalo otra vez con { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] Otro juego de aquí ya tiene este id: <code>{ $taken }</code>. Escribe otro id en el archivo y envíalo otra vez con { STEP("variant", "file", "") }.
   *[name] Otro juego de aquí ya tiene este nombre: <code>{ $taken }</code>. Escribe otro nombre en el archivo y envíalo otra vez con { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Los miembros de { TERM("community", "this") } han enviado { $most } archivos en un día, que es el máximo. Envíalo mañana con { STEP("variant", "file", "") }. Hasta entonces, mira qué le falla en tu propio equipo con <code>menagerie lint FILE</code>.
upload-refused-too-many = Guardo { $most } archivos de { TERM("community", "this") }, que es el máximo, porque las partidas conservan siempre el archivo con el que empezaron. Quien mantiene el bot puede ofrecer más juegos con <code>VARIANT_FILES</code>.

upload-refused-too-many-published = La lista ya tiene { $most } juegos, que es el máximo. Quita antes uno con { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } ya está en la lista exactamente así, como edición { $edition }, así que nada ha cambiado. Desafía a alguien con { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = No indicaste ningún juego de la lista de { TERM("community", "this") }.
upload-refused-not-on-the-list = Ningún juego de la lista de { TERM("community", "this") } se llama <code>{ $typed }</code>.
upload-refused-empty-list = La lista aún está vacía. La administración añade juegos con { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Indica uno: { $known }.
upload-refused-on-the-list = { $variant } está en la lista de juegos propios de { TERM("community", "this") }, así que aquí puede jugarlo cualquiera. Quítalo con { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = Necesitas { TERM("manager-right") } para cambiar la lista de juegos de { TERM("community", "this") }. Pídeselo a quien pueda hacerlo. Aun así puedes jugarlo con { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Los juegos enviados como archivo se juegan en { TERM("community", "a") }, y esto no lo es. Usa { STEP("variant", "file", "") } allí.
upload-refused-stray = <code>{ $option }</code> no va con <code>{ $what }</code>. Quítalo, o mira lo posible con { STEP("variant") }.
