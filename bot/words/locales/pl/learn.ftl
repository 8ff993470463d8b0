# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), zadanie { $number } z { $all }. { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }: zbij wszystkie. Rusza się tylko ta bierka.
# Behind the task, where the board is a part of the game's.
learn-window = Plansza sięga tu tylko od { $from } do { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = Bierki jej koloru nigdy się nie ruszają.
# The command as it is typed comes behind it.
learn-how = Wybierz, dokąd idzie, albo wpisz jej pola:
# $path: the squares of the moves, as they are typed.
learn-fewest = Wszystkie gwiazdki zbite: { $path }. { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, krócej się nie da.
learn-more = Wszystkie gwiazdki zbite: { $path }. Ruchów: { $moves }, wystarczy { $fewest }. Spróbuj jeszcze raz albo idź dalej.
learn-not-yet = Po { $path } bierka stoi na { $square }. Zostało gwiazdek: { $stars }. Dokąd teraz?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, bije gwiazdkę
learn-go-to = Dokąd idzie bierka ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } na { $square }. Gwiazdki na { $stars }.
learn-told-no-star = { $piece } na { $square }.
learn-told-blockers = Nieruchome bierki na { $squares }.

# An answer that is no moves of the piece.
learn-too-long = To za długie. Wpisz najwyżej 100 ruchów, np. <code>e4 g6</code>.
learn-unreadable = Ruch { $number }, „{ $text }”, to nie pole. Wpisz pola, np. <code>e4 g6</code>.
learn-elsewhere = Ruch { $number } zaczyna się na { $typed }, a bierka stoi na { $square }. Wpisz tylko pola, na które idzie.
learn-illegal = Ruch { $number } jest niemożliwy: ta bierka nie może pójść z { $from } na { $to } ({ $piece }). Zobacz, jak chodzi, i spróbuj jeszcze raz.

learn-no-such-task = Dla każdej bierki są { $all } zadania. Wybierz od 1 do { $all }.
learn-never-captures = Ta bierka nigdy nie bije, więc nie zbierze gwiazdek ({ $piece }). Wybierz inną.
learn-no-star = Nie znalazłem zadania dla tej bierki ({ $piece }). Wybierz inną.
