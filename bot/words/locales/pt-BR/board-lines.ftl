# A board in words, line by line, for people who play without pictures.

board-lines-to-move = Vez { $side-of }{ $in_check ->
    [yes] , em xeque
   *[no] {""}
}
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = Não existem as casas { $squares }
board-lines-hand = { $side }, na mão: { $pieces }
board-lines-empty-hand = { $side }: nada na mão
board-lines-held = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}

board-lines-side = { $count ->
    [0] { $side }: sem peças
    [one] { $side }, { $count } peça:
   *[other] { $side }, { $count } peças:
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}: { $squares }

board-lines-rank = Fileira { $rank }. { $pieces }
board-lines-empty-rank = Fileira { $rank }: vazia
board-lines-empty-ranks = Fileiras { $first } a { $last }: vazias
board-lines-of-side = { $side }: { $pieces }
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
   *[more] { $plural ->
        [Admirals] Almirantes
        [Advisors] Mandarins
        [Amazons] Amazonas
        [Archbishops] Arcebispos
        [Archers] Arqueiros
        [Bishops] Bispos
        [Buffaloes] Búfalos
        [Camels] Camelos
        [Cannons] Canhões
        [Captains] Capitães
        [Cardinals] Cardeais
        [Centaurs] Centauros
        [Champions] Campeões
        [Chancellors] Chanceleres
        [Chariots] Carruagens
        [Cheetahs] Guepardos
        [Corporals] Cabos
        [Counsellors] Conselheiros
        [Couriers] Mensageiros
        [Crocodiles] Crocodilos
        [Direwolves] Lobos Gigantes
        [Dragoons] Dragões
        [Duchesses] Duquesas
        [Ducks] Patos
        [Eagles] Águias
        [Elephants] Elefantes
        [Fools] Bobos
        [Generals] Generais
        [Giraffes] Girafas
        [Guards] Guardas
        [Hawks] Gaviões
        [Hoplites] Hoplitas
        [Horses] Cavalos
        [Huntresses] Caçadoras
        [Kings] Reis
        [Knights] Cavalos
        [Lieutenants] Tenentes
        [Lions] Leões
        [Mammoths] Mamutes
        [Mans] Homens
        [Marauders] Saqueadores
        [Marshals] Marechais
        [Missionaries] Missionários
        [Pawns] Peões
        [Princes] Príncipes
        [Queens] Damas
        [Rhinoceroses] Rinocerontes
        [Rooks] Torres
        [Ships] Navios
        [Snakes] Serpentes
        [Soldiers] Soldados
        [Sorceresses] Feiticeiras
        [Squirrels] Esquilos
        [Troopers] Guerreiros
        [Trolls] Trolls
        [Unicorns] Unicórnios
        [Warlords] Senhores da Guerra
        [Wildebeests] Gnus
        [Wizards] Magos
       *[other] { $piece }
    } { $files ->
        [two] { $first } { $last }
       *[more] de { $first } até { $last }
    }
}

board-lines-piece = { $piece } ({ $side })
    .the = { $piece-the } ({ $side })
board-lines-moved = { $piece }: { $from } para { $to }
board-lines-new = { $piece }: agora em { $square }
board-lines-where = { $change }, onde estava { $piece-the }
board-lines-gone = { $piece }: saiu de { $square }
board-lines-no-change = Nenhuma peça se moveu
