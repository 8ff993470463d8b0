# Why a private note is not kept, or not shown.

note-refused-empty = W tej notatce nie ma słów, więc nic nie zapisano. Napisz jakąś: { STEP("note", "text", "") }.
note-refused-too-long = Notatka może mieć najwyżej { $most } znaków. Ta ma { $length }, więc nic nie zapisano. Skróć ją albo napisz kilka: { STEP("note", "text", "") }.
note-refused-text-and-removal = Możesz napisać notatkę albo ją usunąć, nie jedno i drugie naraz. Pomiń { OPTION("note", "text") } lub { OPTION("note", "remove") }.
note-refused-too-many = Masz już maksymalną liczbę notatek ({ $most }) do partii { $game }. Usuń którąś, na przykład najstarszą: { STEP("note", "remove", $oldest, "game", $game) }. Tej nie zapisano:
note-refused-no-such-note = Nie masz notatki { $number } do partii { $game }. { $count ->
    [0] Napisz jakąś: { STEP("note", "text", "", "game", $game) }.
    [1] Twoja jedyna notatka ma tam numer { $first }. Zobacz ją: { STEP("note", "game", $game) }.
   *[other] Twoje notatki mają tam numery od { $first } do { $last }. Zobacz je: { STEP("note", "game", $game) }.
}
