# Rules of a variant that follow from its settings, where its author's sentences do not tell them.

untold-royals = Strona może mieć kilka bierek królewskich ({ $pieces }). Jest pod szachem, gdy { $check ->
    [any] któraś z nich jest atakowana
    [last] została jej jedna i jest atakowana. Dopóki jest ich więcej, bije się je jak inne
    [last-of-each] z któregoś z tych rodzajów została jej jedna i jest atakowana. Dopóki jest ich więcej, bije się je jak inne
   *[all] atakowane są wszystkie naraz. Z kilku jedną wolno zostawić atakowaną i można ją zbić
}.
untold-facing = Po żadnym ruchu bierki ({ $king }) nie mogą stać w { $line ->
    [file] jednej kolumnie
   *[any] jednej kolumnie lub jednym rzędzie
} bez niczego między nimi.
untold-must-capture = Kto może bić, musi bić: inny ruch nie jest wtedy dozwolony.
untold-no-checks = Żaden ruch nie może dać szacha.
untold-facing-twice = Gdy bierki ({ $king }) stoją naprzeciw siebie w jednej kolumnie i nic ich nie dzieli, strona na ruchu musi to przerwać albo spasować. Jeśli spasuje, partia się kończy.
untold-passing = { $when ->
    [stuck] Kto nie stoi pod szachem i nie ma ruchu, pasuje.
   *[always] Kto nie stoi pod szachem, może spasować.
} Dwa pasy z rzędu kończą partię.
untold-explosions = Każde bicie wybucha: znikają obie bierki i wszystko na ośmiu polach wokół.
untold-explosions-but = Każde bicie wybucha: znikają obie bierki i wszystko na ośmiu polach wokół. Zostają: { $pieces }.
untold-explosions-fireproof = Te zostają także tam, gdzie same biją: { $pieces }.
untold-lions = { $pieces }: żadna z tych figur nie może zbić drugiej z nich, która jest broniona i stoi o dwa pola dalej, chyba że po drodze bije też inną bierkę{ $count ->
    [0] {""}
   *[other] {" "}(te się nie liczą: { $minor })
}. Jeśli inna bierka właśnie zbiła jedną z nich, w odpowiedzi inna bierka może zbić taką figurę tylko na tym samym polu.

untold-hands = { $captures ->
    [yes] Zbita bierka trafia do ręki strony, która ją zbiła. Strona
   *[no] Strona
} może zamiast ruchu zrzucić bierkę z ręki na puste pole.
untold-captured-as = Po zbiciu { $pieces-the } trafia do ręki jako { $piece-the }.
untold-drops-in = Poza strefą { $zone } nie wolno zrzucać { $piece-gen }.
untold-drops-most-on-file = Nie wolno zrzucać { $piece-gen } w kolumnie, w której strona ma już tyle takich bierek: { $number }.
untold-drops-no-mate = Zrzut { $piece-gen } nie może dać mata.
untold-drops-on-both-colors = Z dwóch takich samych bierek ({ $piece }) jedną zrzuca się na jasne pole, a drugą na ciemne.
untold-drops-unmoved = Zrzut { $piece-gen } w strefie { $zone } liczy się tak, jakby ta bierka jeszcze nie ruszyła.
untold-walls-moved = Po każdym ruchu { $piece-the } przechodzi na inne puste pole. Nic tam nie wchodzi i nie bije.
untold-walls-shot = Każdy ruch kończy nowa bierka ({ $piece }) na pustym polu, na które ruszająca się bierka mogłaby potem pójść. To pole zostaje zamknięte.
untold-walls-anywhere = Każdy ruch kończy nowa bierka ({ $piece }) na dowolnym pustym polu. To pole zostaje zamknięte.
untold-walls-left = Pole, które bierka opuszcza, zostaje zamknięte ({ $piece }).
untold-walls-within = Poza strefą { $zone } nie ma { $piece-gen }.
untold-gates = Gdy jedna z tych bierek rusza się po raz pierwszy, na opuszczone pole może wejść bierka z ręki: { $pieces }.
untold-drops-mobile = Bierki nie wolno zrzucać tam, skąd nigdy już się nie ruszy.
untold-must-drop = Kto może zrzucić bierkę, musi to zrobić.
untold-drops-no-checks = Żaden zrzut nie może dać szacha.
untold-promotes-on-leaving = Ruch, który zaczyna się w strefie { $zone }, też daje promocję: { $pieces }.

untold-checkmate-wins = Wygrywa ten, kto dostaje mata.
untold-checks = Od razu wygrywa strona, która da szacha{ $checks ->
    [1] {""}
    [2] {" "}dwa razy
   *[other] {" "}{ $number } razy
}.
untold-goal = Strona wygrywa{ $when ->
    [at-once] {" "}od razu
   *[other] {""}
}, gdy ma { $has } { $place }, { $when ->
    [at-once] na końcu swojego ruchu.
    [unanswered] na końcu swojego ruchu. Jeśli druga strona ({ $second }) może zrobić to samo zaraz po pierwszej ({ $first }), partia trwa jeszcze ten ruch, a gdy udało się obu, jest remis.
    [held] na końcu swojego ruchu i nadal po odpowiedzi drugiej strony.
    [safe] gdzie nic ich nie atakuje. Jeśli tak jest u obu stron, jest remis.
   *[safe-or-held] gdzie nic ich nie atakuje, albo nadal po odpowiedzi drugiej strony.
}
untold-goal-one = bierkę ({ $pieces })
untold-goal-several = { $number } z tych bierek ({ $pieces }){ $or_full ->
    [yes] {" "}albo jedną przy wszystkich polach zajętych
   *[no] {""}
}
untold-goal-place = w strefie { $zone }
untold-goal-places = w strefie { $first_zone } ({ $first }) lub { $second_zone } ({ $second })
untold-extinction = Strona { $result ->
    [wins] wygrywa
   *[loses] przegrywa
}, gdy { $left ->
    [0] nie zostaje jej ani jedna
   *[other] zostaje jej nie więcej niż { $number }
} z { $of ->
    [one] bierek tego rodzaju
    [each] bierek któregoś z tych rodzajów
   *[together] tych bierek, licząc razem
}: { $pieces }.
untold-extinction-both = Gdy jeden ruch powoduje to u obu stron, { $who ->
    [other] wygrywa druga strona
   *[nobody] partia trwa dalej
}.
untold-row = Strona { $result ->
    [wins] wygrywa
   *[loses] przegrywa
}, gdy po jej ruchu tyle tych bierek stoi w jednej linii: { $number }{ $gaps ->
    [yes] , także z polami pomiędzy
   *[no] , jedna obok drugiej
} ({ $pieces }). Liczą się { $lines }.
untold-row-files = kolumny
untold-row-ranks = rzędy
untold-row-diagonals = przekątne
untold-bare-king-loses = Przegrywa strona, której zostaje tylko król, chyba że może od razu zbić ostatnią bierkę drugiej strony.
untold-restricted = Przegrywa strona, której po biciu zostają tylko król i te bierki: { $pieces }.
untold-repetition-loses = Przegrywa ten, po czyim ruchu pozycja występuje po raz { $number } w partii.
untold-repetition-wins = Wygrywa ten, po czyim ruchu pozycja występuje po raz { $number } w partii.
untold-repetition-second-wins = Wygrywa strona { $side-gen }, gdy pozycja występuje po raz { $number } w partii.
untold-perpetual-check-loses = Gdy powtórzenie kończy partię, przegrywa strona, która od pierwszego wystąpienia tej pozycji szachuje każdym ruchem, jeśli druga tego nie robi.

untold-stalemate-draws = Pat to remis.
untold-stalemate-loses = Przy pacie przegrywa ten, kto nie ma ruchu.
untold-stalemate-wins = Przy pacie wygrywa ten, kto nie ma ruchu.
untold-stalemate-fewer-pieces = Przy pacie wygrywa strona, która ma mniej bierek, a przy równej liczbie jest remis.
untold-repetition-claim = Remis można reklamować, gdy pozycja występuje po raz { $number } w partii.
untold-move-rule-claim = Remis można reklamować po { $moves } ruchach każdej strony bez bicia, ruchu piona i promocji.
untold-move-rule-draws = Po { $moves } ruchach każdej strony bez bicia, ruchu piona i promocji partia sama kończy się remisem.
untold-repetition-draws = Partia sama kończy się remisem, gdy pozycja występuje po raz { $number } od jej początku.
untold-counting = Gdy nie ma już pionów, ruchy są liczone i pierwszy ponad limit kończy partię remisem: { $limits }.
untold-counting-early = Ruchy są liczone i pierwszy ponad limit kończy partię remisem: { $limits }.
untold-counting-board = { $moves }, dopóki żaden król nie jest sam
untold-counting-few = { $moves }, gdy jedna ze stron ma najwyżej tyle bierek: { $number }, licząc króla, a żaden król nie jest sam
untold-counting-with = { $moves } przeciw samemu królowi ({ $piece }, takich bierek: { $number })
untold-counting-otherwise = { $moves } przy innych bierkach
untold-counting-from-pieces = { $limits }, licząc od liczby wszystkich bierek na planszy
untold-bare-kings-draw = Gdy zostają tylko króle, jest remis.
untold-points = Tam, gdzie partia sama kończyłaby się remisem, wygrywa strona z większą liczbą punktów: { $values }.
untold-points-of = { $piece } { $points }
untold-points-second = { $side } dodatkowo { $points }
untold-dead = Gdy nikt nie może już wygrać, jest remis: { $pieces }.
untold-dead-alone = poza królami została jedna bierka, { $pieces }
untold-dead-one-color = poza królami zostały tylko te, wszystkie na polach jednego koloru: { $pieces }
untold-dead-apart = zostały tylko te, a strony stoją na polach różnych kolorów: { $pieces }

untold-never-promoted-to = Promocja na { $piece-acc } jest niemożliwa.
untold-promoted-up-to = Promocja na { $piece-acc } jest niemożliwa, gdy strona ma ich już na planszy tyle: { $number }.
