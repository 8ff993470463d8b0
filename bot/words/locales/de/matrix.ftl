# What is said in Matrix alone.

matrix-hello = Ich bin Schiedsrichter für Schach und für Varianten auf großen Brettern. Ich führe die Partien, zeige die Bretter und kenne die Regeln.
matrix-hello-next = Was ich kann, siehst du mit { STEP("help") }. Eine Partie beginnst du mit { STEP("challenge") }.
matrix-encrypted = Dieser Raum ist verschlüsselt, und ich kann nicht lesen, was hier steht. Darum gehe ich. Lade mich in einen Raum ohne Verschlüsselung ein: Partien aus diesem Raum gehen dort weiter.
matrix-no-key = Ich kann die Nachricht von { $player } noch nicht lesen: Ihr Schlüssel ist nicht bei mir angekommen. Kommt er, lese ich sie. Oft hilft es, die Nachricht noch mal zu senden.
matrix-key-withheld = Ich kann die Nachricht von { $player } nicht lesen: Die App gibt ihre Schlüssel nur an verifizierte Geräte. Erlaube in den Verschlüsselungs-Einstellungen der App auch andere Geräte und sende die Nachricht noch mal.
matrix-missed = Ich war weg, und der Heimserver zeigt mir nicht, was inzwischen hier geschrieben wurde. Hast du seit meiner letzten Nachricht gezogen oder etwas beantwortet, schreib es noch mal.

matrix-unknown-command = Den Befehl <code>!{ $word }</code> kenne ich nicht. Schau in { STEP("help") } nach.
matrix-mistyped-command = Den Befehl <code>!{ $word }</code> kenne ich nicht. Meinst du { $step }?
matrix-only-in-rooms = Das geht nur in einem Raum, in dem gespielt wird. Nutze { $step } dort.
matrix-nobody-called = In diesem Raum heißt niemand <code>{ $name }</code>. Nimm den Namen, den ein Mitglied hier hat, oder die ganze Adresse, etwa <code>@bob:example.org</code>.
matrix-several-called = Auf <code>{ $name }</code> passen mehrere Mitglieder. Wen meinst du?
matrix-last-word = Ich habe dir schon oft geantwortet, darum schweige ich eine Minute. Befehle führe ich trotzdem aus, und auf Züge antworte ich immer.
matrix-answered-alone = Ich habe dir in einem Raum für uns beide geantwortet. Nimm meine Einladung an, um es zu lesen. Ab dann zeigt { $sign } unter deiner Nachricht, dass es eine Antwort gibt.

matrix-choice-alone = Ich habe dich in einem Raum für uns beide gefragt, wo niemand mitliest. Antworte dort mit <code>{ $number }</code>.
matrix-no-choice = Eine Auswahl mit der Nummer { $number } gibt es hier nicht. Schau in { STEP("games") } oder { STEP("help") } nach.
matrix-which-choice = Mehrere meiner Nachrichten haben eine Auswahl { $number }. Antworte auf die gemeinte mit <code>{ $number }</code>.
matrix-how-to-choose = Meinst du Auswahl { $number } { $source ->
    [offer] im Angebot, das auf dich wartet
   *[last] in meiner letzten Nachricht
}, dann antworte darauf mit <code>{ $number }</code> oder schreib <code>!{ $number }</code>.

matrix-may-not-write = In einem Raum darf ich nicht schreiben: { $place }. Gib mir dort die Berechtigung, Nachrichten zu senden.
matrix-told-alone = Sobald das behoben ist, zeige ich es dort. Bis dahin sage ich es nur dir:
matrix-room-gone = Ich bin nicht mehr im Raum von Partie { $game } ({ $variant }). Schreib deine Züge hier. Hast du mehrere Partien, setz <code>game:{ $game }</code> hinter { STEP("move") } und den Zug. Oder lade mich wieder ein und nutze dort irgendeinen Befehl von mir.
matrix-unreached = Ich bin nicht mehr im Raum von Partie { $game } und kann einer Seite nicht privat schreiben. Lade mich wieder ein und nutze dort irgendeinen Befehl von mir.
matrix-no-rooms = Der Heimserver erlaubt mir nicht, Räume zu erstellen ({ $why }).

matrix-thread = { $variant }, Partie { $game }: { $first } gegen { $second }. Gespielt wird in diesem Thread.
matrix-watch-invited = Du bist eingeladen: { $place }.
matrix-watch-sealed = Die Spieler werden erst nach dem Ende der Partie eingeladen. Aber wer { TERM("overseer-right") } hat, kann diesen Raum lesen.
matrix-watch-refused = Ich kann dich hierhin nicht einladen: { $place } ({ $why }). Frag mich noch mal, oder frag die Person, die den Bot betreibt.

matrix-choose-or-react = Antworte auf diese Nachricht mit der Zahl oder reagiere mit ihr.
matrix-choose = Antworte auf diese Nachricht mit der Zahl.
matrix-reactions = Eine Reaktion geht auch: { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = Eine Reaktion geht auch: { $yes } { $agreed }.
