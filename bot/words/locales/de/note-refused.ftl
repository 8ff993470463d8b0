# Why a private note is not kept, or not shown.

note-refused-empty = Diese Notiz ist leer, also wurde nichts gespeichert. Schreib etwas mit { STEP("note", "text", "") }.
note-refused-too-long = Eine Notiz kann höchstens { $most } Zeichen haben. Diese hat { $length }, also wurde nichts gespeichert. Kürze sie oder schreib mehrere Notizen mit { STEP("note", "text", "") }.
note-refused-text-and-removal = Du kannst eine Notiz schreiben oder löschen, nicht beides zugleich. Lass { OPTION("note", "text") } oder { OPTION("note", "remove") } weg.
note-refused-too-many = Du hast schon { $most } Notizen zu Partie { $game }, mehr geht nicht. Lösche eine, zum Beispiel die älteste mit { STEP("note", "remove", $oldest, "game", $game) }. Diese wurde nicht gespeichert:
note-refused-no-such-note = Du hast keine Notiz { $number } zu Partie { $game }. { $count ->
    [0] Schreib eine mit { STEP("note", "text", "", "game", $game) }.
    [1] Deine einzige dort hat die Nummer { $first }. Sieh sie dir mit { STEP("note", "game", $game) } an.
   *[other] Deine Notizen dort haben die Nummern von { $first } bis { $last }. Sieh sie dir mit { STEP("note", "game", $game) } an.
}
