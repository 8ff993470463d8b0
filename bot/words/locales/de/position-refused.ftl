# Why a typed position or a typed order of the array cannot be used. They follow a colon.

position-refused-too-long = Sie ist länger als { $most } Zeichen
position-refused-over = Die Partie wäre vor dem ersten Zug zu Ende
position-refused-unreadable = Sie ist nicht lesbar

position-refused-parts = Eine Stellung hat vier oder sechs Teile mit Leerzeichen dazwischen, nicht { $found }
position-refused-parts-with-checks = In dieser Variante hat eine Stellung vier, sechs oder sieben Teile mit Leerzeichen dazwischen, nicht { $found }
position-refused-checks = Der siebte Teil zählt, wie oft jede Seite Schach gegeben hat, etwa +1+0, höchstens je { $most }
position-refused-lion-taken = Der siebte Teil nennt das Feld, auf dem gerade ein Löwe geschlagen wurde, etwa g8
position-refused-count = Der siebte Teil nennt die gezählten Halbzüge und wie viele es sein dürfen, etwa 6/32
position-refused-ranks = Das Brett hat { $expected } Reihen, nicht { $found }
position-refused-files = Reihe { $rank } muss genau { $expected } Linien füllen
position-refused-hole = { $square } ist kein Feld dieses Bretts, dort muss * stehen
position-refused-no-hole = { $square } ist ein Feld dieses Bretts, dort darf kein * stehen
position-refused-wall = Auf { $square } darf { $piece-no } stehen
position-refused-letter = Es gibt keine Figur mit dem Buchstaben „{ $letter }“
position-refused-label = Es gibt keine Figur mit dem Kürzel { $label }
position-refused-never-in-hand = { $piece-No } kommt je auf die Hand
position-refused-hand-is-full = Eine Seite hat höchstens { $most } Figuren einer Art auf der Hand
position-refused-kings = { $side } muss einen König haben, nicht { $found }
position-refused-no-royal = { $side } muss eine königliche Figur haben
position-refused-outside-zone = { $piece-The } von { $side } kann nicht auf { $square } stehen, denn diese Figur verlässt nie die Zone { $zone }
position-refused-left-in-check = { $side } steht im Schach, obwohl { $mover } am Zug ist: Lass { $side } ziehen (schreib { $letter }) oder nimm das Schach weg
position-refused-both-in-check = Beide Seiten stehen im Schach, und dazu führt kein Zug: Nimm ein Schach weg
position-refused-kings-face = { $piece } und { $piece } stehen einander ohne Figur dazwischen gegenüber, und das ist nie erlaubt: Stell eine Figur dazwischen oder versetze eine der beiden
position-refused-promoted = { $piece-The } von { $side } kann nicht auf { $square } stehen, denn dort wird umgewandelt: Setz die neue Figur hin
position-refused-never-there = { $piece-The } von { $side } kann nicht auf { $square } stehen, denn diese Figur kommt nie auf diese Reihe: Stell sie woandershin
position-refused-moved = { $piece-The } von { $side } auf { $square } muss schon gezogen haben, denn dort beginnt keine solche Figur: Lass das Feld im dritten Teil weg oder schreib dort -
position-refused-who-moves = Es steht nicht da, wer am Zug ist: Schreib den ganzen Text, also „{ $white }“ oder „{ $black }“, und statt des ersten Strichs, wer rochieren darf
position-refused-side = Die Seite am Zug ist w oder b
position-refused-rights = Der dritte Teil nennt Felder von Figuren, die noch nie gezogen haben, oder ist -
position-refused-not-at-home = Der Buchstabe { $letter } im dritten Teil heißt, dass { $side } rochieren darf, aber auf { $square } fehlt { $piece-the }: Stell die Figur dorthin oder lass den Buchstaben weg
position-refused-no-right = Auf { $square } steht keine Figur, die ein Recht hätte, weil sie noch nie gezogen hat
position-refused-passed = Der vierte Teil ist das Feld, das gerade ein Doppelschritt übersprungen hat, oder -
position-refused-counter = Die letzten beiden Teile sind die Halbzüge seit dem letzten Schlagen oder Bauernzug und die Nummer des Zugs

order-refused-not-chosen = Die Aufstellung dieser Variante kann man nicht wählen
order-refused-letter = „{ $letter }“ ist nicht der Buchstabe einer Figur
order-refused-pieces = Aufzustellen sind { $labels }, jede Figur einmal
order-refused-square = { $piece-The } steht auf { $squares }
order-refused-one-color = { $piece } und { $piece } stehen auf Feldern verschiedener Farbe
order-refused-sequence = Diese stehen in dieser Reihenfolge, auch mit anderen dazwischen: { $labels }

position-read-as = Ich lese die FEN als { $fen }: { $taken }.
position-read-part = { $typed } als { $read }
position-read-piece = { $letter } als { $label } ({ $piece })
position-read-typed-array = { $typed } als die Aufstellung
position-read-array = die Aufstellung
position-read-without-operations = ohne die Operationen { $operations }
position-read-checks-left = { $left }, die übrigen Schachgebote, als { $given }, die gegebenen
position-read-missing = - für alles, was fehlt
position-read-first-move = Zug 1, weil keiner genannt ist
position-read-move-zero = Zug 0 als Zug 1
position-read-side = { $side } am Zug, weil die andere Seite es nicht sein kann, und ohne Rochade
position-read-without-quotation-marks = ohne die Anführungszeichen
position-read-without-brackets = ohne die Klammern
position-read-without-word = ohne das Wort { $word }
