# The pages in a browser, and the way to them.

pages-off = Hier lassen sich keine Bretter im Browser öffnen. Spiel weiter mit { STEP("move") }.
pages-only-own = Im Browser kannst du nur deine eigenen Partien öffnen. Sieh dir diese mit { STEP("board") } an.
pages-open-game = Hier ist dein eigener Weg zum Brett von Partie { $game }. Er ist nur für dich, gilt einmal und zehn Minuten lang.
pages-open-games = Hier ist dein eigener Weg zu deinen Partien. Er ist nur für dich, gilt einmal und zehn Minuten lang.
page-title = { $page } · Menagerie
page-continue = Weiter
page-signs-in = Damit bist du in diesem Browser für 30 Tage als { $player } angemeldet. Mach nur weiter, wenn du das bist und es wolltest.
page-signed-out = Du bist hier nicht angemeldet. Hol dir deinen Link im Chat: { STEP("open") }.
page-used-link = Dieser Link ist schon benutzt oder älter als zehn Minuten. Hol dir im Chat einen neuen: { STEP("open") }.
page-no-game = Diese Partie ist keine von deinen. Unter <code>/</code> findest du deine.
page-none = Diese Seite gibt es nicht. Geh zurück zu <code>/</code>.
page-too-old = Diese Seite ist zu alt. Lade sie neu.
page-too-fast = Das war zu viel auf einmal. Warte ein paar Sekunden.
page-not-now = Das hat nicht geklappt. Versuch es in einer Minute noch mal.
page-games = Meine Partien
page-no-games = Du hast keine laufenden Partien. Fang im Chat eine an: { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ Du bist am Zug
   *[other] Dein Gegenüber ist am Zug
} · { $variant } gegen { $opponent }, Partie { $game }
page-sign-out = Abmelden
page-sign-out-everywhere = Überall abmelden
page-heading = { $variant } gegen { $opponent }, Partie { $game }
page-your-move = Du bist am Zug.
page-their-move = { $player } ist am Zug.
page-until = Bis { $at }.
page-board = Brett
page-square = { $square }, { $side } { $piece }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, leer
page-last-move = Letzter Zug: { $move }.
page-draw-offered = { $player } bietet Remis an.
page-draw-stands = Du hast Remis angeboten.
page-asks-take-back = { $player } möchte { $plies ->
    [one] den letzten Zug
   *[other] die letzten { $plies } Züge
} zurücknehmen.
page-asks-cancel = { $player } möchte die Partie ohne Ergebnis beenden.
page-claim-draw = Remis reklamieren
page-offer-draw = Remis anbieten
page-pass = Passen
page-pass-asked = In diesem Zug passen?
page-draw-meanwhile = Inzwischen hat sich etwas geändert. Sieh dir das Brett an, und wähle noch einmal.
page-type-move = Oder tippe einen Zug:
page-play = Spielen
page-cancel = Abbrechen
page-confirm = Ja, mach das
page-wall = Wähle jetzt ein Feld: { $piece }.
page-choose = Welcher Zug?
page-moves = Bisherige Züge
page-captures = Geschlagen
page-captured = { $count } × { $side } { $piece }
page-hand = { $side }, auf der Hand
page-held = { $count } × { $piece } von { $side } auf der Hand
page-looking-back = Du schaust zurück. Der letzte Zug hier: { $move }. Weiter geht es mit ».
page-looking-at-start = Du schaust auf den Anfang zurück. Weiter geht es mit ».
page-first = Anfang der Partie
page-back = Ein Zug zurück
page-on = Ein Zug weiter
page-now = Die Partie, wie sie jetzt steht
page-offline = Keine Verbindung. Ich versuche es weiter.
