# Why a private note is not kept, or not shown.

note-refused-empty = In questa nota non ci sono parole, quindi non ho salvato nulla. Scrivine qualcuna con { STEP("note", "text", "") }.
note-refused-too-long = Una nota può avere al massimo { $most } caratteri. Questa ne ha { $length }, quindi non ho salvato nulla. Accorciala, o scrivi più note, con { STEP("note", "text", "") }.
note-refused-text-and-removal = Puoi scrivere una nota o toglierne una, non le due cose insieme. Togli { OPTION("note", "text") } o { OPTION("note", "remove") }.
note-refused-too-many = Hai già { $most } note sulla partita { $game }, il massimo. Togline una, per esempio la più vecchia con { STEP("note", "remove", $oldest, "game", $game) }. Questa non è salvata:
note-refused-no-such-note = Non hai la nota { $number } sulla partita { $game }. { $count ->
    [0] Scrivine una con { STEP("note", "text", "", "game", $game) }.
    [1] La tua unica nota lì è la numero { $first }. La vedi con { STEP("note", "game", $game) }.
   *[other] Le tue note lì vanno dal numero { $first } al { $last }. Le vedi con { STEP("note", "game", $game) }.
}
