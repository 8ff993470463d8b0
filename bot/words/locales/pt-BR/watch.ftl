# Spectators: the etiquette where they talk, and whether they may analyze.

watch-shown = Agora você está assistindo a esta partida: { $game }.
watch-shown-without-place = Os espectadores não têm lugar próprio para conversar { TERM("community", "in-this") }.
watch-shown-place = Conversa dos espectadores: { $place }.
watch-shown-over = A partida acabou.
watch-shown-sealed = Até a partida acabar, os jogadores não veem o que os espectadores dizem.
watch-shown-place-after = Quando a partida acabar, os espectadores ganham um lugar para conversar com os jogadores, e eu deixo você entrar.

watch-etiquette = <b>Para os espectadores da partida { $number } ({ $variant }).</b> Não deixo os jogadores entrarem até a partida acabar. Depois eles podem ler tudo isto. Quem tem { TERM("overseer-right") } pode ler a qualquer hora, até mesmo um jogador.
watch-etiquette-after = <b>Para os espectadores da partida { $number } ({ $variant }).</b> A partida acabou, e os jogadores podem ler tudo isto.
watch-rule-no-hints = Até a partida acabar, não deem dicas aos jogadores: nem aqui, nem em particular, nem onde ela é jogada.
watch-rule-no-hints-after = Não deem dicas a quem ainda está jogando outras partidas.
watch-rule-no-analysis = Não analisem uma partida se um jogador pedir que não, como aqui.
watch-rule-analysis = Guardem o que acharem até a partida acabar. Depois, analisem com os jogadores, a menos que um deles peça que não.
watch-rule-analysis-after = Analisem a partida com os jogadores, a menos que um deles peça que não.
watch-rule-kindness = Sejam gentis: critiquem lances, nunca pessoas.
watch-rule-this-game = Fiquem nesta partida. Para o resto há outros lugares.
watch-rule-doubts = Confiro cada lance pelas regras antes de jogá-lo. Se ainda tiverem dúvida sobre uma regra, falem com a moderação ou com quem mantém este bot, não com os jogadores.

watch-objection = <b>A pedido { $sides ->
    [1] { $side-of }
   *[other] { $side-of } e { $other-of }
}, esta partida não deve ser analisada, nem agora nem depois. Não a analisem.</b>
watch-objection-withdrawn = Não há mais objeção { $side-of } a uma análise.

watch-analysis-forbidden = A pedido { $sides ->
    [1] { $side-of }
   *[other] { $side-of } e { $other-of }
}, esta partida não deve ser analisada, nem agora nem depois. Permita com { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Nenhum de vocês se opõe a que os espectadores analisem esta partida. Proíba com { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Você já permite uma análise desta partida, então nada mudou.
watch-analysis-forbidden-already = Você já proíbe uma análise desta partida, então nada mudou.
watch-analysis-is-allowed = Pronto. Os espectadores ficam sabendo que você não se opõe mais a uma análise desta partida.
watch-analysis-is-forbidden = Pronto. Os espectadores ficam sabendo que você não quer uma análise desta partida, nem agora nem depois.

watch-ended = A partida { $number } acabou.
watch-opened = { $first } e { $second }, os espectadores conversam aqui, e agora vocês também podem.
watch-opened-for-analysis = Vocês podem analisar a partida juntos.
watch-title = Espectadores da partida { $game } ({ $variant })
