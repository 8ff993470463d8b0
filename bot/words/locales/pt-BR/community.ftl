# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

community-places = Lugares para começar partidas { TERM("community", "in-this") }: { $new }.
community-places-same = Lugares para começar partidas { TERM("community", "in-this") }: { $new }. Nada mudou.
community-places-changed = Lugares para começar partidas { TERM("community", "in-this") }: { $new } (antes: { $old }). As partidas em andamento continuam, e os desafios já postados ainda podem ser aceitos.
community-every-place = { TERM("place", "every") }
community-places-how = Para permitir só alguns lugares, use { STEP("places", "here", "allow") } em cada um deles.

community-variants = Variantes que você pode jogar { TERM("community", "in-this") }: { $new }.
community-variants-same = Variantes que você pode jogar { TERM("community", "in-this") }: { $new }. Nada mudou.
community-variants-changed = Variantes que você pode jogar { TERM("community", "in-this") }: { $new } (antes: { $old }). As partidas em andamento continuam, e os desafios já postados ainda podem ser aceitos.
community-all-variants = todas
community-variants-kind = { $kind ->
    [first] Bons para começar
    [short] Partidas curtas
    [long] Partidas longas
    [very-large] Tabuleiros muito grandes
    [larger] Tabuleiros maiores
    [chessboard] No tabuleiro de xadrez
    [drops] As peças capturadas voltam
    [japan] O shogi e seus parentes
   *[world] Outros países e épocas
}
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: nenhum destes pode ser jogado aqui.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Comece uma com { STEP("challenge", "variant", "") }; as regras estão em { STEP("rules", "variant", "") }.
community-variants-kinds = Para ver uma linha sobre cada jogo, diga o tipo: { STEP("variants", "kind", "first") } mostra os bons para começar.
community-variants-own = Há também variantes próprias: { $names }.
community-variants-how = Mude isso com { STEP("variants", "allow", "") } ou { STEP("variants", "forbid", "") }.

community-settings-of-member = Suas configurações. O que você não mudou segue o padrão:
community-settings = Para todos { TERM("community", "in-this") }:
community-settings-saved = Salvo:
community-settings-same = Nada mudou:
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (antes: { $before })
community-settings-begin = Vale a partir do próximo tabuleiro ou desafio. Os já postados ficam como estão.
community-settings-watchers = Vale para as partidas que alguém começar a assistir de agora em diante. Onde os espectadores já conversam, nada muda.
community-settings-rated = Só são ranqueadas partidas com relógio, com a formação inicial padrão e entre membros. Escolha o relógio habitual com { STEP("server", "clock", "days 3d") }.
community-settings-games = As partidas em andamento continuam. Num desafio já postado, o limite é conferido na hora de aceitar.
community-settings-problems = O problema do dia chega aqui, a próxima vez em { $at }. Ele vem de partidas que começaram aqui e já terminaram. Num dia sem mate novo não há problema.
community-settings-problems-none-yet = Nenhuma partida que começou aqui terminou ainda. Se as partidas começam em outro lugar, use lá { STEP("server", "problems", "") }.

community-own-rules = Esta variante foi enviada aqui como arquivo. Leia as regras com { STEP("rules", "variant", $variant) }.
community-others-wait = Outros posts também esperam para aparecer aqui. O seu aparece quando chegar a vez.
