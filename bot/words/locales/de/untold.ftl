# Rules of a variant that follow from its settings, where its author's sentences do not tell them.

untold-royals = Eine Seite kann mehrere königliche Figuren haben ({ $pieces }). Sie steht im Schach, wenn { $check ->
    [any] irgendeine davon angegriffen ist
    [last] sie nur noch eine hat und diese angegriffen ist; solange es mehr sind, werden sie geschlagen wie andere
    [last-of-each] sie von einer dieser Arten nur noch eine hat und diese angegriffen ist; solange es von einer Art mehr sind, werden sie geschlagen wie andere
   *[all] alle angegriffen sind, die sie hat; von mehreren darf eine angegriffen bleiben und geschlagen werden
}.
untold-facing = Nach keinem Zug dürfen sich { $king } und { $king } auf einer { $line ->
    [file] Linie
   *[any] Linie oder Reihe
} ohne Figur dazwischen gegenüberstehen.
untold-must-capture = Wer schlagen kann, muss schlagen: Jeder andere Zug ist dann verboten.
untold-no-checks = Kein Zug darf Schach geben.
untold-facing-twice = Stehen sich { $king } und { $king } auf einer Linie gegenüber und niemand dazwischen, muss die Seite am Zug das beenden oder passen. Passt sie, ist die Partie zu Ende.
untold-passing = { $when ->
    [stuck] Wer nicht im Schach steht und keinen Zug hat, passt.
   *[always] Wer nicht im Schach steht, darf passen.
} Zweimal Passen hintereinander beendet die Partie.
untold-explosions = Jeder Schlagzug löst eine Explosion aus. Beide Figuren verschwinden, und ebenso alles auf den acht Feldern ringsum.
untold-explosions-but = Jeder Schlagzug löst eine Explosion aus. Beide Figuren verschwinden, und ebenso alles auf den acht Feldern ringsum. Stehen bleiben dabei: { $pieces }.
untold-explosions-fireproof = Diese bleiben auch dort, wo sie selbst schlagen: { $pieces }.
untold-lions = { $pieces }: Keine davon darf eine andere davon schlagen, die zwei Felder weit weg steht und gedeckt ist, außer sie schlägt unterwegs noch eine Figur{ $count ->
    [0] {""}
   *[other] {" "}(diese zählen nicht: { $minor })
}. Hat eine andere Figur gerade eine davon geschlagen, darf in der Antwort eine andere Figur so eine nur auf demselben Feld schlagen.

untold-hands = { $captures ->
    [yes] Eine geschlagene Figur kommt auf die Hand der Seite, die sie geschlagen hat. Eine
   *[no] Eine
} Seite darf statt eines Zugs eine Figur aus der Hand auf einem leeren Feld einsetzen.
untold-captured-as = { $pieces-The } kommt geschlagen als { $piece } auf die Hand.
untold-drops-in = { $piece-No } darf außerhalb der Zone { $zone } eingesetzt werden.
untold-drops-most-on-file = { $piece-No } darf auf einer Linie eingesetzt werden, auf der die Seite schon { $number } dieser Figuren hat.
untold-drops-no-mate = { $piece-No } darf durch Einsetzen matt setzen.
untold-drops-on-both-colors = Von zweien ({ $piece }) wird eine Figur auf ein helles Feld eingesetzt und eine auf ein dunkles.
untold-drops-unmoved = Wird { $piece-the } in der Zone { $zone } eingesetzt, gilt das so, als hätte die Figur noch nie gezogen.
untold-walls-moved = Nach jedem Zug kommt { $piece-the } auf ein anderes leeres Feld. Nichts zieht dorthin, und nichts schlägt dort.
untold-walls-shot = Jeder Zug endet mit einer neuen Figur ({ $piece }) auf einem leeren Feld, auf das die gezogene Figur als Nächstes gehen könnte. Das Feld bleibt gesperrt.
untold-walls-anywhere = Jeder Zug endet mit einer neuen Figur ({ $piece }) auf einem leeren Feld. Das Feld bleibt gesperrt.
untold-walls-left = Das Feld, das eine Figur verlässt, wird gesperrt ({ $piece }) und bleibt es.
untold-walls-within = { $piece-No } steht außerhalb der Zone { $zone }.
untold-gates = Zieht eine dieser Figuren zum ersten Mal, darf auf ihrem Feld eine Figur aus der Hand dazukommen: { $pieces }.
untold-drops-mobile = Eine Figur darf nicht dort eingesetzt werden, wo sie nie wieder ziehen könnte.
untold-must-drop = Wer eine Figur einsetzen kann, muss es tun.
untold-drops-no-checks = Kein Einsetzen darf Schach geben.
untold-promotes-on-leaving = Auch ein Zug, der in der Zone { $zone } beginnt, führt zur Umwandlung: { $pieces }.

untold-checkmate-wins = Wer matt gesetzt wird, gewinnt.
untold-checks = Eine Seite gewinnt sofort, wenn sie { $checks ->
    [1] Schach
   *[other] { $number } Mal Schach
} gegeben hat.
untold-goal = Eine Seite gewinnt{ $when ->
    [at-once] {" "}sofort
   *[other] {""}
}, wenn sie { $when ->
    [at-once] am Ende ihres Zugs { $has } { $place } hat.
    [unanswered] am Ende ihres Zugs { $has } { $place } hat. Schafft { $first } das und kann { $second } es mit dem nächsten Zug auch, wird dieser Zug noch gespielt. Haben es dann beide geschafft, ist die Partie remis.
    [held] am Ende ihres Zugs { $has } { $place } hat, und nach der Antwort der anderen Seite immer noch.
    [safe] { $has } { $place } hat und nichts davon angegriffen ist; gilt das für beide Seiten, ist es remis.
   *[safe-or-held] { $has } { $place } hat und nichts davon angegriffen ist, oder wenn alles nach der Antwort der anderen Seite noch dort steht.
}
untold-goal-one = { $pieces }
untold-goal-several = { $number } dieser Figuren ({ $pieces }){ $or_full ->
    [yes] {" "}oder, wenn jedes Feld besetzt ist, nur eine davon
   *[no] {""}
}
untold-goal-place = in der Zone { $zone }
untold-goal-places = in der Zone { $first_zone } ({ $first }) oder { $second_zone } ({ $second })
untold-extinction = Eine Seite { $result ->
    [wins] gewinnt
   *[loses] verliert
}, wenn sie { $of ->
    [one] von dieser Figur
    [each] von einer dieser Figuren
   *[together] von diesen Figuren, zusammen gezählt,
} { $left ->
    [0] keine mehr
   *[other] höchstens noch { $number }
} hat: { $pieces }.
untold-extinction-both = Wenn ein Zug das bei beiden Seiten bewirkt, { $who ->
    [other] gewinnt die andere Seite
   *[nobody] geht die Partie weiter
}.
untold-row = Eine Seite { $result ->
    [wins] gewinnt
   *[loses] verliert
}, wenn nach ihrem Zug { $number } von diesen auf einer Linie stehen{ $gaps ->
    [yes] , auch mit Feldern dazwischen
   *[no] , direkt nebeneinander
}: { $pieces }. Es zählen { $lines }.
untold-row-files = Linien nach vorn
untold-row-ranks = Reihen
untold-row-diagonals = Diagonalen
untold-bare-king-loses = Eine Seite verliert, wenn sie nur noch ihren König hat, außer wenn sie sofort die letzte Figur der anderen Seite schlagen kann.
untold-restricted = Eine Seite verliert, wenn sie nach einem Schlagen nichts mehr hat als ihren König und diese Figuren: { $pieces }.
untold-repetition-loses = Mit dem Zug, nach dem eine Stellung zum { $number } Mal vorkommt, verliert man.
untold-repetition-wins = Mit dem Zug, nach dem eine Stellung zum { $number } Mal vorkommt, gewinnt man.
untold-repetition-second-wins = { $side } gewinnt, wenn eine Stellung zum { $number } Mal vorkommt.
untold-perpetual-check-loses = Endet die Partie durch Wiederholung, verliert eine Seite, die seit dem ersten Vorkommen der Stellung mit jedem Zug Schach gegeben hat, wenn die andere das nicht getan hat.

untold-stalemate-draws = Patt ist remis.
untold-stalemate-loses = Wer patt gesetzt wird, verliert.
untold-stalemate-wins = Wer patt gesetzt wird, gewinnt.
untold-stalemate-fewer-pieces = Bei Patt gewinnt, wer weniger Figuren hat; bei gleich vielen ist es remis.
untold-repetition-claim = Kommt eine Stellung zum { $number } Mal vor, kann man Remis reklamieren.
untold-move-rule-claim = Nach { $moves } Zügen jeder Seite ohne Schlagen, Bauernzug oder Umwandlung kann man Remis reklamieren.
untold-move-rule-draws = Nach { $moves } Zügen jeder Seite ohne Schlagen, Bauernzug oder Umwandlung ist die Partie von selbst remis.
untold-repetition-draws = Kommt eine Stellung zum { $number } Mal vor, ist die Partie von selbst remis.
untold-counting = Sind keine Bauern mehr da, werden die Züge gezählt, und mit dem ersten über der Grenze ist die Partie remis: { $limits }.
untold-counting-early = Die Züge werden gezählt, und mit dem ersten über der Grenze ist die Partie remis: { $limits }.
untold-counting-board = { $moves }, solange kein König allein ist
untold-counting-few = { $moves }, sobald eine Seite höchstens { $number } Figuren hat, den König mitgezählt, und kein König allein ist
untold-counting-with = { $moves } gegen einen König allein, mit { $piece } (mindestens { $number })
untold-counting-otherwise = { $moves } mit allem anderen
untold-counting-from-pieces = { $limits }, und die Zählung beginnt mit der Zahl aller Figuren auf dem Brett
untold-bare-kings-draw = Die Partie ist remis, wenn nur noch die Könige da sind.
untold-points = Wo die Partie von selbst remis wäre, gewinnt die Seite mit mehr Punkten: { $values }.
untold-points-of = { $piece } { $points }
untold-points-second = { $side } dazu { $points }
untold-dead = Die Partie ist remis, wenn niemand mehr gewinnen kann, also wenn { $pieces }.
untold-dead-alone = außer den Königen nur noch eine Figur da ist, und zwar { $pieces }
untold-dead-one-color = außer den Königen nur noch diese Figuren da sind ({ $pieces }) und alle auf Feldern einer Farbe stehen
untold-dead-apart = nur noch diese Figuren da sind ({ $pieces }) und die beiden Seiten auf Feldern verschiedener Farbe stehen

untold-never-promoted-to = Umwandlung in { $piece-one-acc } gibt es nicht.
untold-promoted-up-to = Keine Umwandlung in { $piece-one-acc }, solange die Seite davon { $number } hat.
