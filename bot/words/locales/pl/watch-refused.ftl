# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = W partii { $game } grasz ty, więc do jej końca nie widzisz, co mówią widzowie. Potem cię wpuszczę, jeśli ktoś ją ogląda. Zobacz swoją planszę: { STEP("board") }, albo zabroń analizy: { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = Tutaj nie toczy się żadna partia. Idź tam, gdzie toczy się jakaś, albo podaj jej numer: { STEP("watch", "game", "") }. Partie innej osoby: { STEP("games", "member", "") }.
watch-refused-elsewhere = Partia { $game } zaczęła się w innej sieci i tam rozmawiają jej widzowie. Dołącz do tamtej społeczności, żeby z nimi rozmawiać, albo zobacz planszę tutaj: { STEP("board", "game", $game) }.
watch-refused-too-many = Limit partii, które możesz zacząć oglądać w ciągu 15 minut ({ $limit }), jest wyczerpany. Spróbuj później albo zobacz dowolną planszę: { STEP("board", "game", "") }.
watch-refused-changed-too-often = W tej partii można to zmienić najwyżej { $limit } razy i tyle już było, więc zostaje, jak jest. Graj dalej i po partii powiedz widzom, czego sobie życzysz. Zobacz planszę: { STEP("board") }.
