# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = Para decidir partidas de otros miembros necesitas { TERM("moderator-right") }. Pídeselo a quien pueda hacerlo. En tu propia partida, usa { STEP("resign") }, { STEP("draw") } o { STEP("abort") }.
ruling-refused-moderator-elsewhere = Tus permisos en { TERM("place", "this") } solo valen para las partidas que empiezan aquí, y { $game } empezó en otro lugar. Usa el comando allí, donde comprobaré tus permisos.
ruling-refused-own-game = Juegas en la partida { $game }, y nadie decide sobre su propia partida. Pídeselo a otro miembro con { TERM("moderator-right") }.
ruling-refused-no-verdict = Di cómo termina la partida: gana quien mueve primero, gana quien mueve después, tablas o sin resultado. Elige: { $choices }.
ruling-refused-not-rated = La partida { $game } no es puntuable, así que no puede contar para la puntuación. Quita { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = Una partida sin resultado no puede contar para la puntuación. Elige un resultado o quita { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = Al decidir una partida, quienes la juegan leen el motivo. Indícalo como { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Tu motivo tiene { $length } caracteres, y el máximo es { $most }. Da uno más corto.
