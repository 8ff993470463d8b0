# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = Du spielst in Partie { $game } mit, darum siehst du bis zum Ende nicht, was die Zuschauer schreiben. Dann lasse ich dich hinein, falls jemand zugeschaut hat. Dein Brett siehst du mit { STEP("board") }, eine Analyse verbietest du mit { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = Hier wird keine Partie gespielt. Geh zum { TERM("own-place") } einer Partie oder nenne ihre Nummer: { STEP("watch", "game", "") }. Die Partien eines Mitglieds siehst du mit { STEP("games", "member", "") }.
watch-refused-elsewhere = Partie { $game } begann auf einem anderen Netzwerk, und dort reden auch die Zuschauer. Geh dorthin, um mitzureden, oder sieh dir das Brett hier an: { STEP("board", "game", $game) }.
watch-refused-too-many = Du hast in den letzten 15 Minuten bei { $limit } Partien mit dem Zuschauen begonnen, mehr geht nicht. Versuch es später noch mal, oder sieh dir ein Brett an: { STEP("board", "game", "") }.
watch-refused-changed-too-often = Du hast das in dieser Partie { $limit }-mal geändert, mehr geht nicht, also bleibt es so. Spiel weiter und sag es den Zuschauern selbst, wenn die Partie zu Ende ist. Das Brett siehst du mit { STEP("board") }.
