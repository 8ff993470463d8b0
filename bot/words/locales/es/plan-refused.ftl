# Why planned moves are not changed.

plan-refused-move = La jugada { $place } de tu línea, “{ $typed }”, no es posible, así que nada ha cambiado. { $why }
plan-refused-speaks-to-opponent = Sería una jugada de tu rival, y esto es lo que le diría:
plan-refused-begins-with = { $whose ->
    [own] La línea empieza con una jugada tuya, porque te toca.
   *[theirs] La línea empieza con una jugada de tu rival, porque le toca.
}
plan-refused-several-moves = La jugada { $place } de tu línea, “{ $typed }”, puede entenderse como varias jugadas, así que nada ha cambiado. Escríbela entera, como <code>{ $example }</code>.
plan-refused-over = La partida terminaría antes de la jugada { $place } de tu línea, así que nada ha cambiado. Quita esa jugada y las siguientes.
plan-refused-no-move = Ahí no hay ninguna jugada. Escribe por turnos las jugadas de tu rival y las tuyas con { STEP("if", "line", "") }.
plan-refused-no-answer = Tu línea termina con la jugada de tu rival <b>{ $last }</b>, así que nada ha cambiado. Escribe después tu respuesta.
plan-refused-too-long = Una línea admite { $most } jugadas tuyas como máximo, así que nada ha cambiado. Quita las más lejanas.
plan-refused-too-many = Puedes tener { $most } jugadas condicionales por partida como máximo, así que nada ha cambiado. Haz sitio con { STEP("if", "drop", "") }.
plan-refused-after-resigning = Tras abandonar no puede venir nada más, así que nada ha cambiado. Quita las jugadas posteriores.
plan-refused-resigns-too-late = Puedes prever el abandono, como mucho, { $most } jugadas de tu rival por adelantado, así que nada ha cambiado. Quita algunas jugadas anteriores.
plan-refused-add-and-drop = Puedes añadir una línea o borrar una, no ambas cosas a la vez, así que nada ha cambiado. Quita { OPTION("if", "drop") }, o las jugadas.
plan-refused-nothing-to-drop = No tienes jugadas condicionales en esta partida, así que no hay nada que borrar. Prepara alguna con { STEP("if", "line", "") }.
plan-refused-no-such-number = No tienes ninguna jugada condicional con el número “{ $typed }”. Indica uno del 1 al { $last }, o <code>all</code>.
