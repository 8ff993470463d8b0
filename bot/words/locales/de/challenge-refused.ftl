# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = Dich selbst kannst du nicht herausfordern. Wähle ein anderes Mitglied als { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } ist ein Bot und spielt nicht. Wähle einen Menschen, oder spiel gegen mich: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } ist ein Mensch, und nur ich habe Stufen. Lass { OPTION("challenge", "level") } weg, oder lass { OPTION("challenge", "opponent") } weg, um gegen mich zu spielen.
challenge-refused-unrated = Diese Partie kann nicht gewertet werden. { $why } Ändere das, oder lass { OPTION("challenge", "rated") } weg.
challenge-refused-too-many-against-computer = Du hast schon { $limit } Partien gegen mich, mehr gehen nicht. Spiel erst eine zu Ende; du findest sie mit { STEP("games") }.
challenge-refused-absent-opponent = { $player } ist zurzeit kein Mitglied { TERM("community", "of-this") }. Wähle jemanden von hier.
challenge-refused-opponent-out-of-sight = { $player } sieht nicht, was hier steht, und fände die Herausforderung nicht. Nimm einen { TERM("place") }, den ihr beide seht, oder sorge zuerst für Zugang.
challenge-refused-too-many = Du hast schon { $limit } offene Herausforderungen, mehr geht nicht. Zieh eine zurück oder warte auf eine Antwort.
challenge-refused-too-many-to-other = Du hast { $player } in den letzten Minuten mehrmals herausgefordert. Warte etwas und versuch es in einer Viertelstunde noch mal.
challenge-refused-other-has-too-many = Auf { $player } warten schon { $limit } Herausforderungen, mehr geht nicht. Versuch es noch mal, wenn einige beantwortet sind.
challenge-refused-other-has-not-answered-yet = Auf { $player } warten noch { $limit } Herausforderungen von dir, mehr geht nicht. Zieh eine zurück oder warte auf eine Antwort.
challenge-refused-too-many-games = Du spielst schon { $limit } Partien, mehr geht nicht. Beende erst eine; mit { STEP("games") } siehst du sie.
challenge-refused-other-has-too-many-games = { $player } spielt schon { $limit } Partien, mehr geht nicht. Versuch es noch mal, wenn eine zu Ende ist.
challenge-refused-came-back = Vor weniger als einem Tag wurde alles über dich gelöscht, aber die Grenzen gelten weiter. Andere herausfordern, Aufgaben stellen und bei Leitern und Ligen mitmachen kannst du ab { $from }. Nimm bis dahin Herausforderungen anderer an: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = Diese Herausforderung kenne ich nicht. Erstelle eine neue mit { STEP("challenge") }.
challenge-refused-not-invited = Diese Herausforderung ist für { $opponent }, niemand sonst kann sie beantworten. Erstelle eine eigene mit { STEP("challenge") }.
challenge-refused-own-challenge = Das ist deine eigene Herausforderung, annehmen oder ablehnen kann sie nur dein Gegenüber. Du kannst sie zurückziehen.
challenge-refused-not-the-challenger = Nur { $challenger } kann diese Herausforderung zurückziehen. Ist sie für dich, dann nimm sie an oder lehne sie ab.
challenge-refused-accepted = Diese Herausforderung ist schon angenommen: { $game }.
challenge-refused-settled = { $how } Erstelle eine neue Herausforderung mit { STEP("challenge") }.
