# What is said on Discord alone.

discord-unknown-command = Diesen Befehl kenne ich nicht mehr. Schau in { STEP("help") } nach.
discord-unknown-button = Diesen Button kenne ich nicht mehr. Sieh dir die Partie mit { STEP("board") } an oder nutze { STEP("help") }.
discord-bots-play-nothing = { $bot } ist ein Bot, und Bots spielen hier nicht mit. Nenne ein Mitglied, das ein Mensch ist.
discord-own-profile = Über meine eigenen Partien führe ich nicht Buch. Spiel eine gegen mich: { STEP("challenge", "level", "2") }.
discord-only-on-servers = Das geht nur in den Kanälen eines Servers, auf dem ich bin. Nutze { $step } dort.
discord-hidden-reply = Discord zeigt mir deine Antwort nicht. Wenn sie ein Zug war, lass das „@“ neben der Antwort eingeschaltet und antworte auf ein Brett von mir, oder nimm { STEP("move") }.
discord-too-fast = Du fragst schneller, als ich antworten kann. Deine Züge lese ich immer. Warte zehn Sekunden und frag dann noch mal.
discord-stands-in = Sie steht in { $place }.
discord-visibility-unknown = Discord sagt mir gerade nicht, welche Kanäle du siehst. In dieser Antwort können Partien und Beiträge anderer fehlen. Frag in einer Minute noch mal.
discord-file-too-large = Die Datei hätte { $size } MiB, und Discord nimmt von mir höchstens { $most }. Wähle ein anderes Format, oder frag die Person, die den Bot betreibt: Mit <code>menagerie export</code> lässt sich die Datei schreiben.
discord-missed = Ich war weg, und Discord zeigt mir nicht, was inzwischen hier geschrieben wurde. Hast du seit meiner letzten Nachricht gezogen oder etwas beantwortet, schreib es noch mal.

discord-place-lacking = In diesem Kanal kann ich keine Partie leiten, mir fehlt: { $permissions }. Bitte die Leitung des Servers, das hier zu erlauben, oder nimm einen anderen Kanal.
discord-place-takes-none = Dieser Kanal nimmt keine Nachrichten an, also kannst du hier nicht spielen. Nutze den Befehl in einem Textkanal, einem Thread oder einem Forumsbeitrag.
discord-place-locked = Dieser Thread ist gesperrt, hier kann ich nicht schreiben. Lass ihn entsperren (das geht mit „Threads verwalten“) oder nimm einen anderen Kanal.
discord-place-outside = Ich bin nicht in diesem privaten Thread, also kannst du hier nicht spielen. Erwähne { $me } hier, um mich hereinzuholen, und nutze den Befehl dann noch mal.
discord-place-unread = Ich kann gerade nicht feststellen, ob du hier spielen kannst, also hat nichts begonnen. Versuch es in einer Minute noch mal.

discord-lacking = In { $place } fehlt mir: { $permissions }. Bitte die Leitung des Servers, das dort zu erlauben.
discord-refused = Discord erlaubt mir das in { $place } nicht ({ $why }).
discord-wrong-kind = { $place } nimmt keine Nachrichten an. Zieh das zurück und fang in einem Kanal neu an, der welche annimmt.
discord-lacking-events = Ich kann ein Event von mir auf diesem Server nicht mehr ändern oder löschen. Bitte die Leitung des Servers, mir „Events erstellen“ zu erlauben.
discord-moderated = AutoMod blockiert meine Worte in { $place }. Bitte die Leitung des Servers, für mich eine Ausnahme zu machen.
discord-told-alone = Sobald das behoben ist, zeige ich es dort. Bis dahin sage ich es nur dir:
discord-thread-closed = In { $game } kann ich nicht schreiben, darum hier das Neueste. Entsperre den Thread oder mach mit { STEP("move", "game", $number) } weiter.
discord-channel-gone = Der Kanal von Partie { $game } ({ $variant }) ist weg. Die Partie geht in jedem Kanal des Servers weiter, in dem jemand von euch einen Befehl von mir nutzt. Bis dahin sage ich dir hier Bescheid.
discord-unreached = Der Kanal von Partie { $game } ist weg, und eine Seite nimmt keine Direktnachrichten von mir an. Nutze irgendeinen Befehl von mir in einem Kanal des Servers, dann geht die Partie dort weiter.

discord-plain-title = AutoMod hat auf diesem Server einen Titel mit den Namen von Variante und Spielern blockiert. Darum hat dieser Thread einen schlichten.
discord-no-thread = Ich konnte für Partie { $game } keinen Thread erstellen, darum wird hier gespielt ({ $why }). Die Leitung des Servers kann das ändern. Dann bekommt die nächste Partie einen Thread.
discord-no-thread-moderated = Ich konnte für Partie { $game } keinen Thread erstellen, darum wird hier gespielt (AutoMod blockiert auf diesem Server den Titel). Die Leitung des Servers kann das ändern. Dann bekommt die nächste Partie einen Thread.

discord-watch-in = Die Zuschauer reden in { $place }, und du bist schon dabei.
discord-watch-sealed = Die Spieler kommen erst nach dem Ende der Partie hinein. Aber wer { TERM("overseer-right") } hat, kann jeden privaten Thread lesen.
discord-watch-refused = Discord erlaubt mir nicht, dich zu { $place } hinzuzufügen ({ $why }). Vielleicht siehst du { $channel } nicht.
discord-watch-channel-gone = Der Kanal der Partie ist weg, darum haben die Zuschauer jetzt keinen Thread.
discord-watch-not-yet = In { $channel } kann ich keinen privaten Thread erstellen (mir fehlt „Private Threads erstellen“). Darum haben Zuschauer bis zum Ende der Partie keinen. Dann erstelle ich einen und füge dich hinzu.

discord-replay-soon = Die Partie wird gleich als Film gezeichnet …
discord-replay-drawn = Ich zeichne den Film: { $done } von { $all } Brettern …
discord-title = { $variant } { $game }: { $first } – { $second }
discord-title-short = { $variant }, Partie { $game }
discord-title-plain = Partie { $game }
discord-permission = { $name ->
    [view-channel] „Kanal ansehen“
    [send-messages] „Nachrichten senden“
    [create-public-threads] „Öffentliche Threads erstellen“
    [send-messages-in-threads] „Nachrichten in Threads senden“
    [attach-files] „Dateien anhängen“
   *[read-message-history] „Nachrichtenverlauf anzeigen“
}
discord-fault = { $what ->
    [place-gone] den Kanal oder Thread gibt es nicht
    [message-gone] die Nachricht gibt es nicht
    [archived] der Thread ist archiviert
    [thread-exists] die Nachricht hat schon einen Thread
    [wrong-kind] in einem Kanal dieser Art geht das nicht
    [moderated] AutoMod dieses Servers lehnt die Worte ab
    [no-member] die Person ist nicht auf dem Server
   *[unauthorized] Discord nimmt das Token nicht an
}

discord-menu-challenge = Herausfordern
discord-menu-rules = Regeln dieses Spiels
discord-menu-fen = Als FEN kopieren
discord-menu-no-board = Ich erkenne nicht, zu welcher Partie dieses Brett gehört. Nimm ein Brett aus dem Thread einer Partie, oder sieh dir mit { STEP("board") } eines an.
