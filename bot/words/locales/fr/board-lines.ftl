# A board in words, line by line, for people who play without pictures.
board-lines-to-move = Trait { $side-to }{ $in_check ->
    [yes] , en échec
   *[no] {""}
}
board-lines-walls = { $piece } : { $squares }
board-lines-no-squares = Cases inexistantes : { $squares }
board-lines-hand = { $side }, en main : { $pieces }
board-lines-empty-hand = { $side } : rien en main
board-lines-held = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}
board-lines-side = { $count ->
    [0] { $side } : aucune pièce
    [one] { $side }, { $count } pièce :
   *[other] { $side }, { $count } pièces :
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $count } { $plural ->
        [Admirals] Amiraux
        [Advisors] Conseillers
        [Amazons] Amazones
        [Archbishops] Archevêques
        [Archers] Archers
        [Bishops] Fous
        [Buffaloes] Buffles
        [Camels] Chameaux
        [Cannons] Canons
        [Captains] Capitaines
        [Cardinals] Cardinaux
        [Centaurs] Centaures
        [Champions] Champions
        [Chancellors] Chanceliers
        [Chariots] Chars
        [Cheetahs] Guépards
        [Corporals] Caporaux
        [Counsellors] Conseillers
        [Couriers] Courriers
        [Crocodiles] Crocodiles
        [Direwolves] Loups sinistres
        [Dragoons] Dragons
        [Duchesses] Duchesses
        [Ducks] Canards
        [Eagles] Aigles
        [Elephants] Éléphants
        [Fools] Bouffons
        [Generals] Généraux
        [Giraffes] Girafes
        [Guards] Gardes
        [Hawks] Faucons
        [Hoplites] Hoplites
        [Horses] Chevaux
        [Huntresses] Chasseresses
        [Kings] Rois
        [Knights] Cavaliers
        [Lieutenants] Lieutenants
        [Lions] Lions
        [Mammoths] Mammouths
        [Mans] Hommes
        [Marauders] Maraudeurs
        [Marshals] Maréchaux
        [Missionaries] Missionnaires
        [Pawns] Pions
        [Princes] Princes
        [Queens] Dames
        [Rhinoceroses] Rhinocéros
        [Rooks] Tours
        [Ships] Navires
        [Snakes] Serpents
        [Soldiers] Soldats
        [Sorceresses] Sorcières
        [Squirrels] Écureuils
        [Trolls] Trolls
        [Troopers] Troupiers
        [Unicorns] Licornes
        [Warlords] Seigneurs de guerre
        [Wildebeests] Gnous
        [Wizards] Magiciens
       *[other] { $piece }
    }
} : { $squares }
board-lines-rank = Rangée { $rank } : { $pieces }
board-lines-empty-rank = Rangée { $rank } : vide
board-lines-empty-ranks = Rangées { $first } à { $last } : vides
board-lines-of-side = { $pieces } ({ $side })
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
   *[more] { $plural ->
        [Admirals] Amiraux
        [Advisors] Conseillers
        [Amazons] Amazones
        [Archbishops] Archevêques
        [Archers] Archers
        [Bishops] Fous
        [Buffaloes] Buffles
        [Camels] Chameaux
        [Cannons] Canons
        [Captains] Capitaines
        [Cardinals] Cardinaux
        [Centaurs] Centaures
        [Champions] Champions
        [Chancellors] Chanceliers
        [Chariots] Chars
        [Cheetahs] Guépards
        [Corporals] Caporaux
        [Counsellors] Conseillers
        [Couriers] Courriers
        [Crocodiles] Crocodiles
        [Direwolves] Loups sinistres
        [Dragoons] Dragons
        [Duchesses] Duchesses
        [Ducks] Canards
        [Eagles] Aigles
        [Elephants] Éléphants
        [Fools] Bouffons
        [Generals] Généraux
        [Giraffes] Girafes
        [Guards] Gardes
        [Hawks] Faucons
        [Hoplites] Hoplites
        [Horses] Chevaux
        [Huntresses] Chasseresses
        [Kings] Rois
        [Knights] Cavaliers
        [Lieutenants] Lieutenants
        [Lions] Lions
        [Mammoths] Mammouths
        [Mans] Hommes
        [Marauders] Maraudeurs
        [Marshals] Maréchaux
        [Missionaries] Missionnaires
        [Pawns] Pions
        [Princes] Princes
        [Queens] Dames
        [Rhinoceroses] Rhinocéros
        [Rooks] Tours
        [Ships] Navires
        [Snakes] Serpents
        [Soldiers] Soldats
        [Sorceresses] Sorcières
        [Squirrels] Écureuils
        [Trolls] Trolls
        [Troopers] Troupiers
        [Unicorns] Licornes
        [Warlords] Seigneurs de guerre
        [Wildebeests] Gnous
        [Wizards] Magiciens
       *[other] { $piece }
    } { $files ->
        [two] { $first } { $last }
       *[more] de { $first } à { $last }
    }
}
board-lines-piece = { $piece } ({ $side })
    .the = { $piece-the } ({ $side })
board-lines-moved = { $piece } : de { $from } à { $to }
board-lines-new = { $piece } : apparaît en { $square }
board-lines-where = { $change }, où était { $piece-the }
board-lines-gone = { $piece } : n'est plus en { $square }
board-lines-no-change = Aucune pièce n'a bougé
