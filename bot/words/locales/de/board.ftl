# Boards: what is on a square, what a piece is, what was captured.

board-fen = <b>{ $title } nach { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzügen
}</b>, als FEN:
board-nothing-captured = Noch wurde nichts geschlagen.
board-captured = Verlorene Figuren: { $pieces }.
board-captured-difference = Verlorene Figuren: { $pieces }. Materialvorteil für { $side }: { $worth }.
board-captured-level = Verlorene Figuren: { $pieces }. Das Material ist ausgeglichen.
board-captured-of = { $side } – { $pieces }
board-fraction = { $whole },{ $part }

board-square = <b>{ $square }</b>: { $piece }, { $side } ({ $letter }). { $moves }
board-wall = <b>{ $square }</b>: { $piece }. { $moves }
board-empty-square = <b>{ $square }</b>: leer.
board-attacked = { $side } greift das Feld an: { $pieces }.
board-not-attacked = { $side } greift das Feld nicht an.
board-defended = { $side } deckt es: { $pieces }.
board-not-defended = { $side } deckt es nicht.

board-piece = <b>{ $piece } ({ $label })</b> in { $variant }. { $moves }
board-piece-aliases = Heißt hier auch { $names }.
board-piece-elsewhere = Heißt anderswo: { $names }.
board-piece-name-elsewhere = { $name } in { $games }
board-piece-value = Wert: { $value }.
board-piece-values = Wert: { $value } und { $second } (die Quelle nennt beide).
board-piece-becomes = { $place ->
    [zone] In der Zone „{ $zone }“
    [file] Auf dem letzten Feld ihrer Linie
   *[rank] Auf der letzten Reihe
} wird die Figur{ $whose ->
    [of-side] {" "}{ $stays } von { $side }
   *[of-both] {""}
} zu { $becomes }{ $by ->
    [capture] , wenn sie schlagend dorthin kommt
    [step] , wenn sie mit einem einzelnen Schritt dorthin kommt, schlagend oder nicht
    [quiet-step] , wenn sie mit einem einzelnen Schritt dorthin kommt, ohne zu schlagen
    [capturing-step] , wenn sie dorthin einen Schritt weit schlägt
    [entering] , wenn sie in die Zone hineinzieht oder von oder nach einem ihrer Felder schlägt
    [entering-or-last] , wenn sie in die Zone hineinzieht, von oder nach einem ihrer Felder schlägt oder ans Ziel kommt ({ $always })
   *[any-move] {""}
}{ $may_stay ->
    [always] , oder sie bleibt { $stays }
    [yes] , oder sie bleibt { $stays }, wenn sie von dort noch ziehen kann
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . Bei jedem anderen Zug bleibt sie { $stays }
}.
board-piece-becomes-there = { $stays }: wird durch einen eigenen Zug zu { $becomes }, in der Zone „{ $zone }“ oder als letzte Figur dieser Art. Das geht, wo sie steht, oder auf einem leeren Feld, auf das die neue Figur ziehen kann. Die neue Figur darf nichts angreifen und kein Schach geben.
board-piece-either = { $names } oder { $last }
board-piece-becomes-on = { $piece } (auf { $files })
board-piece-at-most = Keine Figur wird dazu, solange ihre Seite { $most } davon hat.
board-piece-betza = XBetza: <code>{ $betza }</code>

board-reach-title = { $piece } auf { $square } ({ $side }{ $supposed ->
    [yes] , wenn diese Seite am Zug wäre
   *[no] {""}
})
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = kann nach { $square }.
board-no-move = hat keinen erlaubten Zug.
board-no-move-but-a-capture = hat keinen erlaubten Zug: Eine andere Figur kann schlagen und muss es auch.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
board-of-game = Partie { $game }
board-of-line = Deine Zugfolge in Partie { $game }
board-more = <b>{ $variant }, Partie { $game }</b>: Was möchtest du tun?
