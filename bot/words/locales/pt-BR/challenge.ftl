# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

challenge-made = { $challenger } desafia { $opponent } para jogar <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } procura uma partida de <b>{ $variant }</b> ({ $files }×{ $ranks }).

challenge-side-chosen = { $player } joga com { $side-the } e começa.
challenge-side-of-who-joins = Quem entrar joga com { $side-the } e começa.
challenge-side-by-lot = Os lados são sorteados; começa quem jogar com { $side-the }.
challenge-side-by-lot-on-acceptance = Os lados são sorteados quando o desafio for aceito; começa quem jogar com { $side-the }.

challenge-stands = O desafio vale por { $days ->
    [0] { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
    [one] { $days } dia
   *[other] { $days } dias
}.
challenge-open-stands = O desafio vale por { $days ->
    [0] { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
    [one] { $days } dia
   *[other] { $days } dias
}.
challenge-stands-until = O desafio vale até { $until }.
challenge-may-join = { $games ->
    [1] A partida é de quem entrar primeiro.
   *[other] Até { $games } partidas: uma para cada pessoa que entrar.
}
challenge-may-join-any-number = Cada pessoa que entrar joga uma partida.
challenge-join-elsewhere = De outra rede, entre com { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Desafio enviado. Falta a resposta de { $opponent }.
challenge-to-computer-done = A partida contra { $opponent } começa em um instante.
challenge-open-made-done = Seu desafio está aberto. Qualquer pessoa aqui pode entrar.

challenge-rated = { $event ->
    [yes] A partida é ranqueada.
   *[no] A partida é ranqueada, então um lance só pode ser desfeito em até um minuto.
}
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (estimativa)
challenge-rating-none = ainda sem rating
challenge-beyond-four = Quatro partidas ranqueadas entre vocês já contaram neste mês, que é o máximo entre dois. Se esta também terminar neste mês, não vai contar.

challenge-start-order = A formação inicial foi escolhida: <code>{ $order }</code>. Para { $first-the }, essas peças ficam em { $squares }; para { $second-the }, { $symmetry ->
    [central] como se o tabuleiro girasse
   *[mirror] bem em frente
}.
challenge-start-position = A partida começa nesta posição: <code>{ $fen }</code>
challenge-start-drawn = A formação inicial é sorteada ({ $symmetry ->
    [asymmetric] assimétrica
    [central] girada
   *[mirror] espelhada
}).
challenge-start-provisional = A formação inicial é provisória.
challenge-start-as-posted = A posição inicial está no desafio.

challenge-lot-promise = A formação inicial vem de um segredo que sorteei quando o desafio foi feito. O SHA-256 dele é <code>{ $hash }</code>. Mostro o segredo quando a partida começar, para você conferir que não mudou.
challenge-lot-proof = A formação inicial foi sorteada antes de o desafio ser aceito. O segredo é <code>{ $secret }</code>, e o SHA-256 dele é <code>{ $hash }</code>, que todos podiam ver no desafio. Confira: { $symmetry ->
    [asymmetric] acrescente “ first” ao fim do segredo e calcule o SHA-256 disso. Faça o mesmo com “ second”. Os primeiros 16 dígitos, módulo { $orders }, são { $first } e { $second }: um número para cada lado. Divida cada um repetidas vezes
   *[other] acrescente “ first” ao fim do segredo e calcule o SHA-256 disso. Os primeiros 16 dígitos, módulo { $orders }, são { $first }: o número dos dois lados. Divida-o repetidas vezes
} e use os restos: { $picks }. Conte os restos a partir de 0 e as casas a partir de a1. Pule o que já foi escolhido.
challenge-lot-piece = por { $ways } para escolher uma peça entre { $labels } para { $square }
challenge-lot-and-so-on = e assim por diante
challenge-lot-light-square = por { $ways } para escolher { $squares ->
    [all] uma casa clara
   *[listed] uma casa clara entre { $squares }
} para { $label }
challenge-lot-dark-square = por { $ways } para escolher { $squares ->
    [all] uma casa escura
   *[listed] uma casa escura entre { $squares }
} para { $label }
challenge-lot-square = por { $ways } para escolher { $squares ->
    [all] uma casa
   *[listed] uma casa entre { $squares }
} para { $label }
challenge-lot-squares = por { $ways } para escolher { $squares ->
    [all] casas
   *[listed] casas entre { $squares }
} para { $labels } (grupos de casas na ordem dos nomes)

challenge-accepted = { $opponent } aceitou o desafio de { $challenger } para jogar <b>{ $variant }</b>: { $game }
challenge-accepted-open = { $opponent } entrou no desafio de { $challenger } para jogar <b>{ $variant }</b>: { $game }
challenge-joined = { $player } entrou: { $game }. { $left ->
    [1] Ainda resta uma partida, para quem entrar primeiro.
   *[other] Restam até { $left } partidas: uma para cada pessoa que entrar.
}
challenge-game-begins = <b>{ $variant }, partida { $game }</b>. { $first } joga com { $first_side-the }, { $second } com { $second_side-the }.
challenge-game-more = Saiba mais: { STEP("help") }, { STEP("rules") }.
challenge-game-across = Esta partida está em duas redes. Lances, propostas e resultados vão para as duas; o que vocês conversam aqui fica aqui.
challenge-accepted-done = Aceito. Sua partida: { $game }.
challenge-joined-done = Você entrou. Sua partida: { $game }.
challenge-you-move-first = Você joga com { $side-the } e começa. O tabuleiro aparece lá em instantes.
challenge-other-moves-first = Você joga com { $side-the }, e { $player } começa. Eu aviso quando for sua vez.

challenge-declined-done = Desafio recusado.
challenge-withdrawn-done = Desafio retirado.

challenge-open = { $opponent } ainda pode responder ao desafio de { $challenger } para jogar <b>{ $variant }</b>.
challenge-declined = { $opponent } recusou o desafio de { $challenger } para jogar <b>{ $variant }</b>.
challenge-expired = { $opponent } não respondeu a tempo ao desafio de { $challenger } para jogar <b>{ $variant }</b>.
challenge-withdrawn = { $challenger } retirou o desafio para { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = Qualquer pessoa ainda pode entrar no desafio de { $challenger } para jogar <b>{ $variant }</b>.
challenge-to-all-withdrawn = { $challenger } retirou o desafio aberto a todos (<b>{ $variant }</b>).
challenge-to-all-expired = Acabou o prazo do desafio de { $challenger } aberto a todos (<b>{ $variant }</b>).

challenge-listed = Desafio { $number }: { $challenger } procura uma partida de { $variant }.
challenge-listed-own = Desafio { $number }: você procura uma partida de { $variant }.

challenge-rematch = Revanche ({ $game }):
challenge-rematch-asked-already = { $challenger } já pediu revanche a você ({ $game }). Aceite ou recuse.
challenge-rematch-news = { $player } pede revanche a { $other }. Desafio: { $place }.
challenge-rematch-news-everywhere = { $player } pede revanche a { $other } onde esta partida foi criada ou aceita.
challenge-rematch-stands = O desafio está aqui: { $place }.
challenge-rematch-stands-everywhere = O desafio está onde esta partida foi criada ou aceita.
challenge-rematch-stands-with-game = O desafio está onde esta partida foi jogada.
challenge-rematch-out-of-sight = O desafio está num lugar que você não vê. Você pode responder aqui: { STEP("games") }.
challenge-pick-game = Escolha um jogo para o seu desafio. Para outro jogo, um ritmo ou um lado, use { STEP("challenge", "variant", "") }.
challenge-pick-more = Mais jogos
