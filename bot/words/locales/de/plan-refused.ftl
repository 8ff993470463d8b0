# Why planned moves are not changed.

plan-refused-move = Zug { $place } deiner Zugfolge, „{ $typed }“, ist nicht möglich, also hat sich nichts geändert. { $why }
plan-refused-speaks-to-opponent = Das wäre ein Zug deines Gegenübers. Dem würde ich sagen:
plan-refused-begins-with = { $whose ->
    [own] Du bist am Zug, also beginnt deine Zugfolge mit einem eigenen Zug.
   *[theirs] Deine Zugfolge beginnt mit dem Zug deines Gegenübers, denn du bist nicht am Zug.
}
plan-refused-several-moves = Zug { $place } deiner Zugfolge, „{ $typed }“, kann mehrere Züge bedeuten, also hat sich nichts geändert. Schreib ihn aus, etwa <code>{ $example }</code>.
plan-refused-over = Die Partie wäre vor Zug { $place } deiner Zugfolge zu Ende, also hat sich nichts geändert. Lass diesen Zug und alle danach weg.
plan-refused-no-move = Darin ist kein Zug. Schreib abwechselnd die Züge deines Gegenübers und deine mit { STEP("if", "line", "") }.
plan-refused-no-answer = Deine Zugfolge endet mit dem Zug <b>{ $last }</b> deines Gegenübers, also hat sich nichts geändert. Schreib deine Antwort dahinter.
plan-refused-too-long = Eine Zugfolge kann höchstens { $most } Züge von dir haben, also hat sich nichts geändert. Kürze sie hinten.
plan-refused-too-many = Du kannst in einer Partie höchstens { $most } geplante Züge haben, also hat sich nichts geändert. Schaff Platz mit { STEP("if", "drop", "") }.
plan-refused-after-resigning = Nach dem Aufgeben kommt nichts mehr, also hat sich nichts geändert. Lass die Züge danach weg.
plan-refused-resigns-too-late = Aufgeben kannst du höchstens { $most } Züge deines Gegenübers im Voraus planen, also hat sich nichts geändert. Lass davor ein paar Züge weg.
plan-refused-add-and-drop = Du kannst eine Zugfolge hinzufügen oder verwerfen, nicht beides zugleich, also hat sich nichts geändert. Lass { OPTION("if", "drop") } weg oder die Züge.
plan-refused-nothing-to-drop = Du hast in dieser Partie keine geplanten Züge, es gibt also nichts zu verwerfen. Plane welche mit { STEP("if", "line", "") }.
plan-refused-no-such-number = Du hast keinen geplanten Zug mit der Nummer „{ $typed }“. Nenne einen von 1 bis { $last } oder <code>all</code>.
