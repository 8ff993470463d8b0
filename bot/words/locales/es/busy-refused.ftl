# Why someone must ask again later.

busy-refused-own-wait = Aún estoy con { $count } preguntas tuyas aquí, que es el máximo. Espera una de las respuestas y vuelve a preguntar.
busy-refused-many-wait = Ahora mismo muchos miembros esperan respuesta. Prueba de nuevo en un minuto.
busy-refused-many-challenges = Hay muchos desafíos esperando turno en { TERM("place", "this") }. Prueba de nuevo en un minuto, o crea el tuyo en { TERM("place", "another") }.
busy-refused-wrong-codes = Tras muchos códigos erróneos hay una pausa, y no leo ningún código tuyo durante { $time }. Después, compara tu código con el que se mostró y escríbelo otra vez.
