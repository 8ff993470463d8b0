# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Schick eine Variante als Datei, mit { STEP("variant", "file", "") }. Wo Befehle keine Dateien annehmen, kann die Person, die den Bot betreibt, sie mit <code>VARIANT_FILES</code> anbieten.
upload-refused-too-large = Eine Variantendatei hat höchstens 64 KiB, und diese ist größer. Kürze sie und schick sie noch mal mit { STEP("variant", "file", "") }.
upload-refused-not-fetched = Ich konnte die Datei nicht holen, also wurde nichts gespeichert. Schick sie noch mal mit { STEP("variant", "file", "") }.
upload-refused-no-game = Diese Datei ist noch keine Variante, also wurde nichts gespeichert:
upload-refused-mend-that = Behebe das und schick sie noch mal mit { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Mehrteilige Züge gehen in dieser Variante über zu viele Felder. Sie brauchen { $found } Tabelleneinträge, höchstens { $most } sind erlaubt: Keine Partie darf andere bremsen. Schreib kürzere Teile oder weniger Figuren damit. Schick die Datei noch mal mit { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] Eine andere Variante hier hat schon diese ID: <code>{ $taken }</code>. Schreib eine andere ID in die Datei und schick sie noch mal mit { STEP("variant", "file", "") }.
   *[name] Eine andere Variante hier hat schon diesen Namen: <code>{ $taken }</code>. Schreib einen anderen Namen in die Datei und schick sie noch mal mit { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Mitglieder { TERM("community", "of-this") } haben an einem Tag { $most } Dateien geschickt, mehr geht nicht. Schick deine morgen mit { STEP("variant", "file", "") }. Was an ihr nicht stimmt, siehst du bis dahin auf deinem Rechner mit <code>menagerie lint FILE</code>.
upload-refused-too-many = Ich bewahre { TERM("community", "here") } schon { $most } Dateien auf, mehr geht nicht, denn Partien behalten immer die Datei, mit der sie begannen. Die Person, die den Bot betreibt, kann mit <code>VARIANT_FILES</code> mehr Varianten anbieten.

upload-refused-too-many-published = Auf der Liste stehen schon { $most } Varianten, mehr geht nicht. Nimm erst eine herunter mit { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } steht genau so schon auf der Liste, als Fassung { $edition }, also hat sich nichts geändert. Fordere jemanden heraus mit { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = Du hast keine Variante von der Liste { TERM("community", "of-this") } genannt.
upload-refused-not-on-the-list = Keine Variante auf der Liste { TERM("community", "of-this") } heißt <code>{ $typed }</code>.
upload-refused-empty-list = Die Liste ist noch leer. Die Leitung setzt Varianten darauf mit { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Nenne eine davon: { $known }.
upload-refused-on-the-list = { $variant } steht auf der Liste eigener Varianten { TERM("community", "of-this") }, also können alle hier sie spielen. Nimm sie herunter mit { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = Um die Liste der Varianten { TERM("community", "of-this") } zu ändern, brauchst du { TERM("manager-right") }. Bitte die Leitung darum. Spielen kannst du die Variante trotzdem mit { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Varianten aus Dateien spielt man { TERM("community", "in-a") }, hier geht das nicht. Nutze { STEP("variant", "file", "") } dort.
upload-refused-stray = <code>{ $option }</code> passt nicht zu <code>{ $what }</code>. Lass es weg, oder sieh mit { STEP("variant") } nach, was möglich ist.
