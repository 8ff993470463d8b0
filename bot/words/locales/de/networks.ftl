# Each network's own words for things, with the forms that the sentences of this language need.

discord-place = Kanal
matrix-place = Raum
terminal-place = Raum

discord-own-place = Thread
matrix-own-place = Thread
terminal-own-place = Tisch

discord-community = Server
    .here = auf diesem Server
    .of-this = dieses Servers
    .of-the = des Servers
    .of-a = eines Servers
    .in-the = auf dem Server
    .in-a = auf einem Server
    .in-another = auf einem anderen Server
matrix-community = Community
    .here = in dieser Community
    .of-this = dieser Community
    .of-the = der Community
    .of-a = einer Community
    .in-the = in der Community
    .in-a = in einer Community
    .in-another = in einer anderen Community
terminal-community = Haus
    .here = in diesem Haus
    .of-this = dieses Hauses
    .of-the = des Hauses
    .of-a = eines Hauses
    .in-the = im Haus
    .in-a = in einem Haus
    .in-another = in einem anderen Haus

discord-direct-messages = Direktnachrichten
    .by = per Direktnachricht
matrix-direct-messages = ein Raum für uns beide
    .by = in einem Raum für uns beide
terminal-direct-messages = Zeilen auf dem Bildschirm
    .by = auf dem Bildschirm

discord-unseen = hier
matrix-unseen = in einem Raum für uns beide
terminal-unseen = hier

discord-way-to-answer = mit den Buttons darunter
matrix-way-to-answer = mit !accept, !decline oder !withdraw und ihrer Nummer oder mit einer Reaktion: ✅ oder ❌
terminal-way-to-answer = mit dem Wort, das dabeisteht

discord-manager-right = die Berechtigung „Server verwalten“
    .with = mit der Berechtigung „Server verwalten“
matrix-manager-right = die Berechtigung zum Ändern der Rechte im Raum (Admin)
    .with = mit der Berechtigung zum Ändern der Rechte im Raum (Admin)
terminal-manager-right = einen Schlüssel zum Haus
    .with = mit einem Schlüssel zum Haus
discord-moderator-right = die Berechtigung „Mitglieder in Timeout versetzen“ oder „Nachrichten verwalten“
    .with = mit der Berechtigung „Mitglieder in Timeout versetzen“ oder „Nachrichten verwalten“
matrix-moderator-right = die Berechtigung zum Löschen von Nachrichten (Moderator)
    .with = mit der Berechtigung zum Löschen von Nachrichten (Moderator)
terminal-moderator-right = Hausrecht
    .with = mit Hausrecht
discord-overseer-right = die Berechtigung „Threads verwalten“
matrix-overseer-right = die Rechte der Heimserver-Administration
terminal-overseer-right = einen Schlüssel zu jedem Raum

discord-ways-to-move = { $where ->
    [here-hearing] hier oder mit { STEP("move") }
    [here] als Antwort auf das Brett oder mit { STEP("move") }
    [elsewhere-hearing] im Thread der Partie oder mit { STEP("move") }
   *[elsewhere] als Antwort auf ein Brett, nach einer Erwähnung von mir oder mit { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] hier oder mit { STEP("move") }
    [here] hier oder mit { STEP("move") }
   *[elsewhere] im Thread der Partie oder mit { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] hier
    [here] hier
   *[elsewhere] am Tisch der Partie
}

network-a-player = jemand
network-game = Partie { $game }
network-other-place = ein anderer Ort
network-game-thread = Thread der Partie
network-room = Raum
network-table = Tisch von Partie { $game }
network-elsewhere = <code>{ $typed }</code> auf { $network }
network-or = { $before } oder { $after }

network-cut = … (der Rest ist zu lang für eine Nachricht)
discord-later = Ich kann gerade nichts speichern. Deine Nachricht habe ich gesehen und kümmere mich darum, sobald ich kann. Du musst sie nicht noch mal senden.
