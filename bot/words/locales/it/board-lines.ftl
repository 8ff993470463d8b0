# A board in words, line by line, for people who play without pictures.

board-lines-to-move = Muove { $side-the }{ $in_check ->
    [yes] , sotto scacco
   *[no] {""}
}
board-lines-walls = { $piece }: { $squares }
board-lines-no-squares = Caselle mancanti: { $squares }
board-lines-hand = { $side }, in mano: { $pieces }
board-lines-empty-hand = { $side }: nulla in mano
board-lines-held = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}

board-lines-side = { $count ->
    [0] { $side }: nessun pezzo
    [one] { $side }, { $count } pezzo:
   *[other] { $side }, { $count } pezzi:
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $count } { $plural ->
        [Men] Uomini
        [Aancas] Aanca
        [Admirals] Ammiragli
        [Advisors] Consiglieri
        [Amazons] Amazzoni
        [Archbishops] Arcivescovi
        [Archers] Arcieri
        [Bias] Bia
        [Bishops] Alfieri
        [Buffaloes] Bufali
        [Camels] Cammelli
        [Cannons] Cannoni
        [Captains] Capitani
        [Cardinals] Cardinali
        [Centaurs] Centauri
        [Champions] Campioni
        [Chancellors] Cancellieri
        [Chariots] Carri
        [Cheetahs] Ghepardi
        [Corporals] Caporali
        [Counsellors] Consiglieri
        [Couriers] Corrieri
        [Crocodiles] Coccodrilli
        [Direwolves] Metalupi
        [Dragoons] Dragoni
        [Duchesses] Duchesse
        [Ducks] Anatre
        [Eagles] Aquile
        [Elephants] Elefanti
        [Fools] Giullari
        [Generals] Generali
        [Giraffes] Giraffe
        [Guards] Guardie
        [Hawks] Falchi
        [Hoplites] Opliti
        [Horses] Cavalli
        [Huntresses] Cacciatrici
        [Januses] Janus
        [Khons] Khon
        [Khuns] Khun
        [Kings] Re
        [Knights] Cavalli
        [Lieutenants] Tenenti
        [Lions] Leoni
        [Mas] Ma
        [Mammoths] Mammut
        [Mans] Uomini
        [Marauders] Predoni
        [Marshals] Marescialli
        [Mets] Met
        [Missionaries] Missionari
        [Pawns] Pedoni
        [Princes] Principi
        [Queens] Donne
        [Rhinoceroses] Rinoceronti
        [Rooks] Torri
        [Ruas] Rua
        [Ships] Navi
        [Sissas] Sissa
        [Snakes] Serpenti
        [Soldiers] Soldati
        [Sorceresses] Incantatrici
        [Squirrels] Scoiattoli
        [Trolls] Troll
        [Troopers] Fanti
        [Unicorns] Unicorni
        [Warlords] Signori della guerra
        [Wildebeests] Gnu
        [Wizards] Maghi
       *[other] pezzi di tipo { $piece }
    }
}: { $squares }

board-lines-rank = Traversa { $rank }: { $pieces }
board-lines-empty-rank = Traversa { $rank }: vuota
board-lines-empty-ranks = Traverse da { $first } a { $last }: vuote
board-lines-of-side = { $side } – { $pieces }
board-lines-on-files = { $files ->
    [one] { $piece }
   *[more] { $plural ->
        [Men] Uomini
        [Aancas] Aanca
        [Admirals] Ammiragli
        [Advisors] Consiglieri
        [Amazons] Amazzoni
        [Archbishops] Arcivescovi
        [Archers] Arcieri
        [Bias] Bia
        [Bishops] Alfieri
        [Buffaloes] Bufali
        [Camels] Cammelli
        [Cannons] Cannoni
        [Captains] Capitani
        [Cardinals] Cardinali
        [Centaurs] Centauri
        [Champions] Campioni
        [Chancellors] Cancellieri
        [Chariots] Carri
        [Cheetahs] Ghepardi
        [Corporals] Caporali
        [Counsellors] Consiglieri
        [Couriers] Corrieri
        [Crocodiles] Coccodrilli
        [Direwolves] Metalupi
        [Dragoons] Dragoni
        [Duchesses] Duchesse
        [Ducks] Anatre
        [Eagles] Aquile
        [Elephants] Elefanti
        [Fools] Giullari
        [Generals] Generali
        [Giraffes] Giraffe
        [Guards] Guardie
        [Hawks] Falchi
        [Hoplites] Opliti
        [Horses] Cavalli
        [Huntresses] Cacciatrici
        [Januses] Janus
        [Khons] Khon
        [Khuns] Khun
        [Kings] Re
        [Knights] Cavalli
        [Lieutenants] Tenenti
        [Lions] Leoni
        [Mas] Ma
        [Mammoths] Mammut
        [Mans] Uomini
        [Marauders] Predoni
        [Marshals] Marescialli
        [Mets] Met
        [Missionaries] Missionari
        [Pawns] Pedoni
        [Princes] Principi
        [Queens] Donne
        [Rhinoceroses] Rinoceronti
        [Rooks] Torri
        [Ruas] Rua
        [Ships] Navi
        [Sissas] Sissa
        [Snakes] Serpenti
        [Soldiers] Soldati
        [Sorceresses] Incantatrici
        [Squirrels] Scoiattoli
        [Trolls] Troll
        [Troopers] Fanti
        [Unicorns] Unicorni
        [Warlords] Signori della guerra
        [Wildebeests] Gnu
        [Wizards] Maghi
       *[other] { $piece }
    }
} { $files ->
    [one] { $first }
    [two] { $first } { $last }
   *[more] dalla { $first } alla { $last }
}

board-lines-piece = { $piece } ({ $side })
    .of = { $piece-of } ({ $side })
board-lines-moved = { $piece }: da { $from } a { $to }
board-lines-new = { $piece }: ora in { $square }
board-lines-where = { $change }, al posto { $piece-of }
board-lines-gone = { $piece }: non più in { $square }
board-lines-no-change = Nessun pezzo si è mosso
