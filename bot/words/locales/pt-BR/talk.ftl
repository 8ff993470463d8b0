# Typed moves and lines of moves that are not clear.

talk-choose-move = Isso serve para { $count } lances, então nada foi jogado ainda. Escolha um:
talk-choose-move-others = e outros.

talk-meant = Você quis dizer { $played }?
talk-meant-one-of = Você quis dizer { $moves } ou <code>{ $last }</code>?
talk-meant-one-of-many = Você quis dizer um destes { $count } lances? Indique as duas casas, como em <code>{ $example }</code>.
talk-this-is-move = Este é o lance { $number }.
talk-meant-elsewhere = Isso seria em outra partida ({ $game }), que tem { TERM("own-place", "its-own") }.

talk-line-too-long = Uma linha pode ter no máximo { $most } meios-lances.
talk-line-past-end = A partida acabaria antes disso.
talk-line-not-legal = Não é um lance legal.
talk-line-fits = { $count ->
    [one] Isso serve para um lance. Escreva { $moves }.
   *[other] Isso serve para { $count } lances. Indique um destes: { $moves }.
}
talk-line-fits-many = Isso serve para { $count } lances. Indique um destes ou outro: { $moves }.
