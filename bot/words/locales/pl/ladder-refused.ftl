# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Drabinki należą do { TERM("community", "of") }. Użyj tej komendy { TERM("community", "on") }.
ladder-refused-not-a-manager = Żeby kogoś usunąć, trzeba mieć { TERM("manager-right") }. Poproś kogoś, kto może to zrobić.
ladder-refused-no-variant = Nie ma tu jeszcze drabinki. Podaj wariant, żeby ją zacząć: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Jest tu kilka drabinek. Podaj wariant w { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = Drabinka jest pełna: więcej niż { $most } graczy się nie zmieści. Poczekaj, aż ktoś odejdzie.
ladder-refused-already-on = Jesteś już na tej drabince, na miejscu { $place }. { $show } pokazuje, kogo możesz wyzwać.
ladder-refused-not-on = Nie ma cię na tej drabince. Najpierw dołącz: { $join }.
ladder-refused-member-not-on = { $player } nie jest na tej drabince. { $show } pokazuje, kto na niej jest.
ladder-refused-no-opponent = Podaj, kogo wyzywasz. { $show } pokazuje, kogo możesz.
ladder-refused-no-member = Podaj, kogo usunąć: { $remove }.
ladder-refused-below = { $player } jest pod tobą, więc nie ma miejsca do wygrania. { $show } pokazuje, kogo możesz wyzwać.
ladder-refused-too-far = { $player } jest za wysoko nad tobą (o tyle miejsc: { $places }, najwyżej { $most }). { $show } pokazuje, kogo możesz wyzwać.
ladder-refused-on-vacation = { $player } jest na urlopie i nie przyjmuje teraz wyzwań. { $show } pokazuje, kogo możesz wyzwać.
ladder-refused-challenging = Twoje ostatnie wyzwanie jeszcze trwa: { $game }. Najpierw je dokończ.
ladder-refused-challenged = { $player } gra teraz partię z innego wyzwania. { $show } pokazuje, kogo możesz wyzwać.
ladder-refused-lately = Twoje ostatnie wyzwanie dla gracza { $player } było niedawno. Znowu możesz od { $until }. { $show } pokazuje, kogo jeszcze możesz wyzwać.
