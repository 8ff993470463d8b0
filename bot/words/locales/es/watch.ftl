# Spectators: the etiquette where they talk, and whether they may analyze.

watch-shown = Estás viendo { $game }.
watch-shown-without-place = En { TERM("community", "this") }, los espectadores no tienen un lugar propio para hablar.
watch-shown-place = Los espectadores hablan en { $place }.
watch-shown-over = La partida terminó.
watch-shown-sealed = Quienes juegan no verán lo que dicen los espectadores hasta que termine la partida.
watch-shown-place-after = Cuando termine la partida, los espectadores tendrán un lugar para hablar con quienes jugaron, y te dejaré entrar.

watch-etiquette = <b>Para los espectadores de la partida { $number } ({ $variant }).</b> No dejaré entrar a quienes juegan hasta que termine la partida. Entonces podrán leer todo esto. Quien tenga { TERM("overseer-right") } puede leerlo en cualquier momento, aunque esté jugando.
watch-etiquette-after = <b>Para los espectadores de la partida { $number } ({ $variant }).</b> La partida terminó, y quienes la jugaron pueden leer todo esto.
watch-rule-no-hints = Hasta que termine la partida, no den pistas a quienes juegan: ni aquí, ni en privado, ni donde se juega.
watch-rule-no-hints-after = No den pistas a nadie que aún tenga partidas en curso.
watch-rule-no-analysis = No analicen una partida si quien la juega pide que no, como aquí.
watch-rule-analysis = Guárdense lo que encuentren hasta que termine la partida. Después, analícenla con quienes la jugaron, salvo que alguien pida que no.
watch-rule-analysis-after = Analicen la partida con quienes la jugaron, salvo que alguien pida que no.
watch-rule-kindness = Sean amables: critiquen jugadas, nunca personas.
watch-rule-this-game = Hablen solo de esta partida. Para lo demás hay otros lugares.
watch-rule-doubts = Compruebo cada jugada con las reglas antes de hacerla. Si aun así dudas de una regla, díselo a la moderación o a quien mantiene este bot, no a quienes juegan.

watch-objection = <b>A petición { $sides ->
    [1] { $side-of }
   *[other] { $side-of } y { $other-of }
}, esta partida no se analiza, ni ahora ni después. No la analicen.</b>
watch-objection-withdrawn = Queda retirada la petición { $side-of } de no analizar la partida.

watch-analysis-forbidden = A petición { $sides ->
    [1] { $side-of }
   *[other] { $side-of } y { $other-of }
}, esta partida no se analiza, ni ahora ni después. Permítelo con { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Nadie se opone a que los espectadores analicen esta partida. Prohíbelo con { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Ya permites analizar esta partida, así que nada ha cambiado.
watch-analysis-forbidden-already = Ya prohíbes analizar esta partida, así que nada ha cambiado.
watch-analysis-is-allowed = Hecho. Los espectadores de esta partida saben ahora que ya no tienes nada en contra de un análisis.
watch-analysis-is-forbidden = Hecho. Los espectadores de esta partida saben ahora que no quieres que se analice, ni ahora ni después.

watch-ended = La partida { $number } terminó.
watch-opened = { $first } y { $second }, los espectadores hablan aquí, y ahora ustedes también pueden.
watch-opened-for-analysis = Pueden analizar la partida en conjunto.
watch-title = Espectadores de la partida { $game } ({ $variant })
