# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = Ya ofreciste tablas. Tu rival puede aceptarlas o rechazarlas. Si mueve, también las rechaza.
draw-refused-offered-lately = Acabas de ofrecer tablas, y esa oferta ya no está abierta. Podrás ofrecerlas otra vez con { $moves ->
    [1] tu próxima jugada
    [2] tu segunda jugada a partir de ahora
   *[other] tu jugada número { $moves } a partir de ahora
}.
draw-refused-no-offer = No hay ninguna oferta de tablas abierta. Haz una con { STEP("draw") }.
draw-refused-own-offer = Esta oferta de tablas es tuya, así que solo tu rival puede responder. Sigue jugando: la oferta se mantiene hasta que lo haga.
