# Pieces, sides and squares, as parts of other messages.

piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = bierka
    .the = bierka
    .acc = bierkę
    .gen = bierki
    .your = twoja bierka
    .party = bierka
piece-one = { $piece }
piece-there = { $piece } na { $square }
squares-from-to = { $first } do { $last }
zone-with-squares = „{ $zone }” ({ $squares })

move-goes = { $piece } z { $from } na { $to }
move-takes = { $piece } z { $from } bije { $victim-acc } na { $square }
move-takes-in-passing = { $piece } z { $from } bije w przelocie { $victim-acc } na { $square } i idzie na { $to }
move-takes-two = { $piece } z { $from } bije { $victim-acc } na { $square } i { $second-acc } na { $to }
move-takes-and-goes-on = { $piece } z { $from } bije { $victim-acc } na { $square } i idzie dalej na { $to }
move-takes-in-place = { $piece } na { $from } bije { $victim-acc } na { $square } bez ruszania się
move-faces = { $moved }; teraz bierki ({ $king }) stoją naprzeciw siebie i pas kończy partię
move-passes = { $piece } zostaje na { $square }
move-pass = Pas
move-becomes-there = { $piece } zostaje na { $square }
move-leaps = { $piece } skacze z { $from } na { $to }
move-castles = { $piece } robi roszadę z { $from } na { $to }, a { $partner-the } idzie z { $partner_from } na { $partner_to }
move-drops = Zrzut { $piece-gen } na { $square }
move-enters = { $moved }, a { $piece-the } wchodzi na { $square }
move-walls = { $moved }, a na { $square } staje { $piece-the }
move-explodes = { $moved } i wybucha
move-explodes-with = { $moved } i wybucha. Inne usunięte bierki: { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , szach
    [threat] , z groźbą wygranej
   *[mate] , mat
}
move-in-words-promoting = { $moved }, { $how ->
    [stays] bez promocji, nadal { $piece-the }
   *[becomes] promocja na { $piece-acc }
}{ $check ->
    [check] , szach
    [mate] , mat
    [threat] , z groźbą wygranej
   *[none] {""}
}

reach-line = { $way }: { $squares }
reach-takes = bije { $piece-acc } na { $square }
reach-direction = { $direction ->
    [up] w górę
    [up-right] w górę w prawo
    [right] w prawo
    [down-right] w dół w prawo
    [down] w dół
    [down-left] w dół w lewo
    [left] w lewo
   *[up-left] w górę w lewo
}
reach-multi-step = { $count ->
    [2] podwójny krok
    [3] potrójny krok
    [one] krok o { $count } pole
    [few] krok o { $count } pola
    [many] krok o { $count } pól
   *[other] krok o { $count } pola
} przez { $squares }
reach-leaps = skokiem
reach-over = przez { $piece-acc } na { $square }
reach-on-from = dalej z { $squares }
reach-turning = ze skrętem na { $squares }
reach-riding = kolejnymi skokami przez { $squares }
reach-in-passing = w przelocie na { $square }
reach-first-leap = skokiem w pierwszym ruchu
reach-castling = roszada, z { $from } na { $to }
reach-drop = zrzut z ręki na to pole
reach-locust = z biciem: { $piece } na { $square }, potem na
reach-pass = zostaje na miejscu, czyli pas
reach-becomes = zmiana w: { $piece }
reach-enters = za nią na { $square }, z ręki
