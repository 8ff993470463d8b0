# Why two accounts are not linked or unlinked.

link-refused-no-such-code = Diesen Code gibt es nicht: Er ist vertippt, schon benutzt oder durch einen neueren ersetzt. Mach einen neuen mit { STEP_ELSEWHERE("link") }.
link-refused-code-expired = Ein Code gilt zehn Minuten, und dieser ist älter. Mach einen neuen mit { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = Das wartet nicht mehr auf eine Antwort, und nichts hat sich geändert. Fang mit { STEP("link") } oder { STEP("unlink") } neu an.
link-refused-own-code = Diesen Code hast du mit diesem Konto erstellt. Gib ihn mit deinem anderen Konto ein: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = Ein Mitglied hat auf jedem Netzwerk ein Konto, und dieser Code stammt von diesem Netzwerk. Gib ihn auf einem anderen ein: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-linked-already = Dieses Konto ist schon mit { $other } verknüpft. Willst du ein anderes, dann trenne sie zuerst: { STEP("unlink") }.
link-refused-other-linked = Das Konto, das diesen Code erstellt hat, { $maker }, ist schon mit einem anderen verknüpft. Trenne die beiden zuerst, und zwar dort: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = Diese zwei Konten haben { $game } gegeneinander gespielt, darum bleiben sie zwei Mitglieder. Mach einen Code mit einem anderen Konto: { STEP("link") }.
link-refused-challenged-each-other = Eins dieser Konten hat das andere herausgefordert (Herausforderung { $challenge }), und niemand spielt gegen sich selbst. Zieh sie zurück oder lehne sie ab und gib den Code dann noch mal ein: { STEP("link", "code", "") }.
link-refused-watches-the-other = Eins dieser Konten schaut bei { $game } zu, und das andere spielt dort. Niemand schaut der eigenen Partie zu. Warte, bis sie zu Ende ist, und mach dann einen neuen Code: { STEP("link") }.
link-refused-blocked = Eins dieser Konten hat das andere blockiert, also sind es zwei Mitglieder. Heb das mit dem Konto auf, das blockiert hat, und gib den Code dann noch mal ein: { STEP("unblock") }.
link-refused-parted-lately = Dieses Konto wurde vor weniger als 30 Tagen von einem anderen getrennt. Niemand bekommt durch Wechseln mehr Urlaub oder freie Tage. Verknüpfe es jetzt mit demselben oder ab { $from } mit diesem: { STEP("link") }.
link-refused-deleted-lately = Vor weniger als 30 Tagen wurde alles über dieses Konto gelöscht. Niemand bekommt so mehr Urlaub oder freie Tage. Du kannst es ab { $from } verknüpfen: { STEP("link") }.
link-refused-on-vacation = Du hast Urlaub oder welchen geplant, und er gilt für alle deine Partien. Bis er vorbei ist, kannst du keine Konten verknüpfen oder trennen. Beende ihn oder warte: { STEP("vacation", "end", "now") }.
link-refused-other-on-vacation = { $other } hat Urlaub oder welchen geplant. Bis er vorbei ist, kannst du keine Konten verknüpfen oder trennen. Beende ihn mit dem anderen Konto oder warte: { STEP_ELSEWHERE("vacation", "end", "now") }.
link-refused-time-is-up = In { $link } ist die Zeit eines dieser Konten abgelaufen, aber ein rechtzeitig geschriebener Zug kann noch ankommen. Versuch es in ein paar Minuten noch mal: { STEP("board", "game", $game) }.
link-refused-not-linked = Dieses Konto ist mit keinem anderen verknüpft. So werden zwei Konten ein Mitglied: { STEP("link") }.
