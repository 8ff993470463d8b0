# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego jako { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } to bot i nie gra. Wybierz osobę albo zagraj ze mną: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } to osoba, a poziomy mam tylko ja. Pomiń { OPTION("challenge", "level") } albo pomiń { OPTION("challenge", "opponent") }, żeby zagrać ze mną.
challenge-refused-unrated = Ta partia nie może być rankingowa. { $why } Zmień to albo pomiń { OPTION("challenge", "rated") }.
challenge-refused-too-many-against-computer = Masz już { $limit } partii ze mną, więcej się nie da. Najpierw skończ jedną; zobaczysz je przez { STEP("games") }.
challenge-refused-absent-opponent = { $player } nie należy teraz do { TERM("community", "of-this") }. Wybierz kogoś, kto tu jest.
challenge-refused-opponent-out-of-sight = { $player } nie widzi tego, co się tu pisze, więc nie znajdzie wyzwania. Rzuć je w miejscu, które widzi każde z was, albo najpierw wpuść tę osobę.
challenge-refused-too-many = Masz już maksymalną liczbę wyzwań bez odpowiedzi ({ $limit }). Wycofaj któreś albo poczekaj na odpowiedź.
challenge-refused-too-many-to-other = { $player } ma już kilka twoich wyzwań z ostatnich minut. Daj trochę czasu i spróbuj ponownie za kwadrans.
challenge-refused-other-has-too-many = { $player } ma już maksymalną liczbę wyzwań bez odpowiedzi ({ $limit }). Spróbuj ponownie, gdy trochę ich ubędzie.
challenge-refused-other-has-not-answered-yet = { $player } ma już od ciebie maksymalną liczbę wyzwań bez odpowiedzi ({ $limit }). Wycofaj któreś albo poczekaj na odpowiedź.
challenge-refused-too-many-games = Grasz już maksymalną liczbę partii ({ $limit }). Najpierw skończ którąś. Twoje partie: { STEP("games") }.
challenge-refused-other-has-too-many-games = { $player } gra już maksymalną liczbę partii ({ $limit }). Spróbuj ponownie, gdy któraś się skończy.
challenge-refused-came-back = Nie minął jeszcze dzień, odkąd usunięto wszystkie twoje dane, a limity od tego nie znikają. Rzucać wyzwania, tworzyć zadania i dołączać do drabinek i lig możesz od { $from }. Do tego czasu dołączaj do wyzwań innych: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = Nie znam tego wyzwania. Rzuć nowe: { STEP("challenge") }.
challenge-refused-not-invited = To wyzwanie jest dla kogoś innego. Odpowiedzieć może tylko { $opponent }. Rzuć własne: { STEP("challenge") }.
challenge-refused-own-challenge = To twoje własne wyzwanie, więc przyjąć lub odrzucić może je tylko przeciwnik. Ty możesz je wycofać.
challenge-refused-not-the-challenger = Wycofać to wyzwanie może tylko { $challenger }. Jeśli jest dla ciebie, przyjmij je lub odrzuć.
challenge-refused-accepted = To wyzwanie jest już przyjęte: { $game }.
challenge-refused-settled = { $how } Rzuć nowe wyzwanie: { STEP("challenge") }.
