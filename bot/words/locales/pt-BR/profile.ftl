# A player's profile: what they have played.

profile-own = { $player } joga desde { $since }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $running ->
    [0] nenhuma em andamento
   *[other] { $running } em andamento
}.
profile-of-other = { $player } joga { TERM("community", "in-this") } desde { $since }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $running ->
    [0] nenhuma em andamento
   *[other] { $running } em andamento
}.
profile-all = <b>Total: { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] 1 empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] 1 derrota
   *[other] { $lost } derrotas
}</b>. Partidas sem resultado não contam.
profile-rating = <b>Rating em todas as partidas: { $value }</b>. Mais: { STEP("rating") }.
profile-most-often = Variante mais jogada: { $variant }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
profile-variant = { $variant }: { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] 1 empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] 1 derrota
   *[other] { $lost } derrotas
}
profile-is-private = Ninguém mais vê isto. Para os membros poderem pedir, use { STEP("settings", "profile", "members") }.
profile-is-seen = Membros { TERM("community", "of-a") } podem perguntar o que você jogou lá. Para guardar só para você, use { STEP("settings", "profile", "private") }.
profile-kept-private = O perfil de { $player } é privado. As partidas entre vocês estão na sua própria lista: { STEP("games") }.
profile-own-nothing = Você ainda não jogou. Comece uma partida com { STEP("challenge") }.
profile-nothing-of-other = { $player } ainda não jogou { TERM("community", "in-this") }. Convide com { STEP("challenge") }.
