# A player's profile: what they have played.

profile-own = { $player } juega desde el { $since }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $running ->
    [0] ninguna en curso
   *[other] { $running } en curso
}.
profile-of-other = { $player } juega en { TERM("community", "this") } desde el { $since }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $running ->
    [0] ninguna en curso
   *[other] { $running } en curso
}.
profile-all = <b>En total: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $drawn } tablas, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}</b>. Las partidas sin resultado no cuentan.
profile-rating = <b>Puntuación en todas las partidas: { $value }</b>. Más: { STEP("rating") }.
profile-most-often = Lo más jugado: { $variant }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}.
profile-variant = { $variant }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $drawn } tablas, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
profile-is-private = Nadie más puede ver esto. Para que los miembros puedan pedirlo: { STEP("settings", "profile", "members") }.
profile-is-seen = Los miembros de { TERM("community", "a") } pueden preguntar qué has jugado allí. Resérvalo para ti con { STEP("settings", "profile", "private") }.
profile-kept-private = { $player } tiene su perfil en privado. Tus partidas contra { $player } están en tu lista: { STEP("games") }.
profile-own-nothing = Aún no has jugado. Empieza una partida con { STEP("challenge") }.
profile-nothing-of-other = { $player } aún no ha jugado en { TERM("community", "this") }. Envía una invitación con { STEP("challenge") }.
