# Why a private note is not kept, or not shown.

note-refused-empty = Esa nota no tiene texto, así que no guardé nada. Escribe algo con { STEP("note", "text", "") }.
note-refused-too-long = Una nota admite { $most } caracteres como máximo. Esta tiene { $length }, así que no guardé nada. Acórtala, o escribe varias notas, con { STEP("note", "text", "") }.
note-refused-text-and-removal = Puedes escribir una nota o borrar una, no ambas cosas a la vez. Quita { OPTION("note", "text") } o { OPTION("note", "remove") }.
note-refused-too-many = Ya tienes { $most } notas sobre la partida { $game }, que es el máximo. Borra una, por ejemplo la más antigua con { STEP("note", "remove", $oldest, "game", $game) }. Esta no se guardó:
note-refused-no-such-note = No tienes ninguna nota con el número { $number } sobre la partida { $game }. { $count ->
    [0] Escribe una con { STEP("note", "text", "", "game", $game) }.
    [1] Tu única nota allí es la número { $first }. Mírala con { STEP("note", "game", $game) }.
   *[other] Tus notas allí van del número { $first } al { $last }. Míralas con { STEP("note", "game", $game) }.
}
