# What is said in a terminal alone.

terminal-hello = { $first } und { $second } an einer Tastatur. Du sprichst für die Seite, die am Zug ist. Für die andere beginnst du mit dem Namen: <code>{ $second }: draw</code>. Eine Zahl wählt aus. <code>go 2</code> bringt dich zu Partie 2. <code>quit</code> beendet das Programm, und alles bleibt erhalten.
terminal-hello-alone = { $first } gegen den Computer. Tippe einen Zug oder einen Befehl wie <code>board</code>, <code>undo</code> oder <code>hint</code>. Eine Zahl wählt aus. <code>quit</code> beendet das Programm, und alles bleibt erhalten.
terminal-games-run = Noch laufende Partien: { $games }. <code>games</code> zeigt sie, und ohne Variante geht die letzte weiter.
terminal-no-number = Hier hat nichts die Nummer { $number }. Schreib einen Zug oder <code>help</code>.
terminal-one-screen = Hier gibt es nur einen Bildschirm, darum haben Zuschauer keinen eigenen Ort zum Reden. Die Spieler hören, was du laut sagst.
terminal-one-network = Hier gibt es nur ein Netzwerk, und niemand hat zwei Konten: Ein Name ist alles, was dazugehört. Spiel weiter.
terminal-not-drawn = Das Bild ließ sich nicht zeichnen. Wähle ein anderes Format.
terminal-written = Geschrieben: { $path }
terminal-not-written = In { $folder } lässt sich nichts schreiben ({ $why }): Schaff dort Platz, oder gib diesem Benutzer das Recht, dort zu schreiben.
