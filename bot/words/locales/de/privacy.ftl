# The data stored about a person: shown and deleted.

privacy-nothing = Über dich ist nichts gespeichert.

privacy-kept = Das ist über dich gespeichert, unter der Nummer oder dem Namen deines Kontos:
privacy-kept-kind = • { $kind ->
    [running] laufende Partien, mit jedem Zug und seinem Zeitpunkt
    [finished] beendete Partien, die auch den anderen Spielern gehören
    [challenges] Herausforderungen von dir und an dich
    [problems] Aufgaben von dir, die andere lösen können
    [leagues] Ligen, bei denen du mitgemacht oder die du erstellt hast
    [ladders] Plätze auf Leitern
    [attempts] Aufgaben, die du probiert oder gelöst hast
    [notes] Notizen, die nie jemand anders sieht
    [lines] Zugfolgen, die du probiert hast und die nie jemand anders sieht
    [plans] Partien mit geplanten Zügen, die nie jemand anders sieht
    [settings] Einstellungen, wie du Bretter siehst und wie ich dir etwas sage
    [hours] Einträge zu deiner Zeitzone, freien Tagen und Ruhezeiten
    [vacations] Urlaube, auch Stunden, die nach Ablauf deiner Zeit verbraucht wurden
    [blocks] Mitglieder, die du blockierst, was niemand erfährt
    [watched] Partien, denen du zuschaust oder zugeschaut hast
    [rulings] Partien, die du beim Moderieren entschieden oder angehalten hast, und Orte, an denen du alle angehalten hast
    [links] Verknüpfungen deiner Konten, jetzt oder früher, und Codes dafür
   *[traces] deine Namen und Wertungen, wie viel du gespielt hast, was ich dir zuletzt gesagt habe oder bald sage, Anmeldungen im Browser, Schlüssel verschlüsselter Räume, und ob dich jemand blockiert hat; insgesamt
} ({ $count })
privacy-kept-where = All das liegt in der Datenbank der Person, die den Bot betreibt, bis du es löschst. Meine Antworten an dich bleiben dort 30 Tage, damit kein Befehl zweimal ausgeführt wird. Von dem, was du schreibst, bewahre ich auf: Züge, Zugfolgen und Notizen, deine Lösungen von Aufgaben, eigene Varianten, die du als Datei geschickt hast, und Gründe, die du beim Moderieren angibst. Die Datei PRIVACY.md des Programms erklärt das alles genau. Kopie deiner Daten: { STEP("privacy", "what", "export") }. Löschen: { STEP("privacy", "what", "delete") }; vorher erfährst du, was dann geschieht.

privacy-delete-asked = <b>Alles löschen, was über dich gespeichert ist?</b> Sofort und endgültig:
privacy-delete-games = • deine laufenden Partien enden: durch Aufgeben ({ $resigned }) oder ohne Ergebnis, wenn ihr noch nicht beide gezogen habt ({ $off });
privacy-delete-challenges = • Herausforderungen von dir und an dich werden zurückgezogen ({ $count });
privacy-delete-leagues = • du verlässt deine Ligen ({ $count });
privacy-delete-goes = • das wird gelöscht: deine Notizen, Zugfolgen, geplanten Züge, Einstellungen, Zeitzone, freien Tage, Ruhezeiten und Urlaube; wen du blockierst; wo du zuschaust, was du löst und was dir gesagt wurde; und alle Verknüpfungen deiner Konten;
privacy-delete-stays = • beendete Partien und deine Aufgaben bleiben, weil sie auch denen gehören, die mit dir gespielt oder sie gelöst haben. Statt deines Namens steht dort „former player“ (ehemaliges Mitglied) mit einer zufälligen Nummer. Die Nummer führt nicht zu dir zurück, aber wer sich an eine Partie erinnert, weiß, wer sie gespielt hat. Die Prüfsumme, an der man eine unveränderte Aufzeichnung erkennt, ist bei diesen Partien danach eine andere. Was früher exportiert wurde, bleibt lesbar, mit deinem Namen.
privacy-delete-linked = • all das gilt auch für die anderen Konten, die du mit diesem verknüpft hast ({ $others });
privacy-delete-before = Was in Chats steht, bleibt dort mit deinem Namen, bis du oder die Moderation es löscht. In Sicherungskopien bleiben deine Daten, bis die gelöscht werden, was nach 30 Tagen geschehen sollte.
    Schreibst du mir wieder, giltst du als neues Mitglied. Aber wer dich blockiert hatte, hat dich weiter blockiert. Einen Tag lang kannst du niemanden herausfordern, keine Aufgabe stellen und bei keiner Leiter oder Liga mitmachen, 30 Tage lang keine Konten verknüpfen. Um dein Konto zu erkennen, behalte ich eine Zahl, berechnet aus ihm und einem Geheimnis dieser Datenbank. Nur wer beides hat, kann erkennen, dass sie zu dir gehört. Nach 30 Tagen wird sie gelöscht, außer jemand hat dich blockiert.
    Vorher alles kopieren: { STEP("privacy", "what", "export") }. Löschen ist endgültig. Wenn du zehn Minuten nichts tust, ändert sich nichts.
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht. Was in Chats steht, ist noch da, und wer es vorher löschen konnte, kann es weiterhin. Danke fürs Mitspielen.
