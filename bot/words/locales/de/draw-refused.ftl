# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = Du hast schon Remis angeboten. Dein Gegenüber kann es annehmen oder ablehnen. Auch ein Zug lehnt es ab.
draw-refused-offered-lately = Du hast gerade erst Remis angeboten, und das Angebot ist nicht mehr offen. Wieder anbieten kannst du mit { $moves ->
    [1] deinem nächsten Zug
    [2] deinem übernächsten Zug
   *[other] deinem { $moves }. Zug von jetzt an
}.
draw-refused-no-offer = Es gibt kein offenes Remisangebot. Mach eines mit { STEP("draw") }.
draw-refused-own-offer = Das ist dein eigenes Remisangebot, beantworten kann es nur dein Gegenüber. Spiel weiter: Es bleibt bis dahin offen.
