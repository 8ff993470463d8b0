# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = Żeby rozstrzygać partie innych, trzeba mieć { TERM("moderator-right") }. Poproś kogoś, kto może to zrobić. We własnej partii użyj { STEP("resign") }, { STEP("draw") } lub { STEP("abort") }.
ruling-refused-moderator-elsewhere = Twoje prawa { TERM("place", "here") } dotyczą tylko partii, które się tu zaczęły, a ta zaczęła się gdzie indziej: { $game }. Użyj komendy tam: sprawdzam twoje prawa { TERM("place", "there") }.
ruling-refused-own-game = W partii { $game } grasz ty, a nikt nie moderuje własnej partii. Poproś kogoś innego, kto ma { TERM("moderator-right") }.
ruling-refused-no-verdict = Powiedz, jak kończy się partia: wygraną strony, która zaczynała, wygraną drugiej strony, remisem albo bez wyniku. Wybierz jedno: { $choices }.
ruling-refused-not-rated = Partia { $game } nie jest rankingowa, więc nie może liczyć się do rankingu. Pomiń { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = Partia bez wyniku nie może liczyć się do rankingu. Wybierz wynik albo pomiń { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = Gdy rozstrzygasz partię, powód czytają jej gracze. Podaj go jako { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Powód może mieć najwyżej { $most } znaków, a twój ma { $length }. Podaj krótszy.
