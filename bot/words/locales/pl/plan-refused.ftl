# Why planned moves are not changed.

plan-refused-move = W twojej linii nie da się zagrać { $place }. ruchu („{ $typed }”), więc nic się nie zmieniło. Popraw ten ruch i wpisz całą linię jeszcze raz. { $why }
plan-refused-speaks-to-opponent = To byłby ruch przeciwnika. Powiedziałbym mu tak:
plan-refused-begins-with = { $whose ->
    [own] Teraz twój ruch, więc zacznij linię od niego.
   *[theirs] Teraz ruch ma przeciwnik, więc zacznij linię od jego ruchu.
}
plan-refused-several-moves = W twojej linii { $place }. ruch („{ $typed }”) może oznaczać kilka ruchów, więc nic się nie zmieniło. Napisz go w całości, na przykład <code>{ $example }</code>.
plan-refused-over = Partia skończyłaby się przed { $place }. ruchem twojej linii, więc nic się nie zmieniło. Pomiń ten ruch i wszystkie po nim.
plan-refused-no-move = Nie ma w tym ruchu. Pisz na zmianę ruchy przeciwnika i swoje: { STEP("if", "line", "") }.
plan-refused-no-answer = Twoja linia kończy się ruchem przeciwnika <b>{ $last }</b>, więc nic się nie zmieniło. Napisz po nim swoją odpowiedź.
plan-refused-too-long = Linia może mieć najwyżej { $most } twoich ruchów, więc nic się nie zmieniło. Pomiń te najdalsze.
plan-refused-too-many = W partii możesz mieć najwyżej { $most } zaplanowanych ruchów, więc nic się nie zmieniło. Zrób miejsce: { STEP("if", "drop", "") }.
plan-refused-after-resigning = Po poddaniu partii nie może być nic więcej, więc nic się nie zmieniło. Pomiń ruchy, które są potem.
plan-refused-resigns-too-late = Poddanie możesz zaplanować najwyżej { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
    [many] { $most } ruchów
   *[other] { $most } ruchu
} przeciwnika naprzód, więc nic się nie zmieniło. Pomiń kilka ruchów przed nim.
plan-refused-add-and-drop = Możesz dodać linię albo ją usunąć, nie jedno i drugie naraz, więc nic się nie zmieniło. Pomiń { OPTION("if", "drop") } albo ruchy.
plan-refused-nothing-to-drop = Nie masz w tej partii zaplanowanych ruchów, więc nie ma czego usuwać. Zaplanuj jakieś: { STEP("if", "line", "") }.
plan-refused-no-such-number = Nie masz zaplanowanego ruchu z numerem „{ $typed }”. Podaj numer od 1 do { $last } albo <code>all</code>.
