# Why games are not stopped, or do not go on.

freeze-refused-already = { $stopped } { $what ->
    [all] Wznów je: { STEP("thaw", "all", "true") }.
   *[game] Wznów ją: { STEP("thaw") }.
}
freeze-refused-not-frozen = Ta partia nie jest wstrzymana osobno. Wstrzymaj ją: { STEP("freeze") }. Jeśli stoi razem ze wszystkimi partiami { TERM("community", "of-this") }, wznów wszystkie: { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = Partie { TERM("community", "of-this") } nie są wstrzymane. Wstrzymaj wszystkie: { STEP("freeze", "all", "true", "reason", "") }. Partię wstrzymaną osobno wznowisz tak: { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Wszyscy, którzy grają { TERM("community", "here") }, dowiadują się, dlaczego partie są wstrzymane. Podaj powód jako { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = Żeby wstrzymać lub wznowić wszystkie partie { TERM("community", "of-this") }, trzeba mieć { TERM("manager-right") }. Poproś kogoś, kto może to zrobić. Kto ma { TERM("moderator-right") }, może wstrzymać jedną partię: { STEP("freeze", "game", "") }.
freeze-refused-no-community = To dotyczy wszystkich partii { TERM("community", "of") }, a to prywatna rozmowa. Użyj { STEP("freeze", "all", "true") } lub { STEP("thaw", "all", "true") } { TERM("place", "in") } { TERM("community", "of") }.
freeze-refused-game-and-all = Może chodzić o jedną partię albo o wszystkie, nie o jedno i drugie. Pomiń { OPTION("freeze", "game") } lub { OPTION("freeze", "all") }.
