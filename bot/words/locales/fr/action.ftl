# The words on buttons, at most 80 letters each; the shorter the better.
action-changes = Ce qui a changé
action-join = Rejoindre
action-withdraw = Retirer
action-accept = Accepter
action-decline = Refuser
action-accept-challenge = Accepter le défi { $number }
action-decline-challenge = Refuser le défi { $number }
action-join-challenge = Rejoindre le défi { $number }
action-withdraw-challenge = Retirer le défi { $number }
action-rules = Règles
action-resign-then = Abandonner alors
action-play-on = Continuer
action-whole-rules = Toutes les règles et pièces
action-take-back = Reprendre le coup
action-play = Jouer
action-change = Changer
action-cancel = Annuler
action-set-it = Appliquer
action-resign = Abandonner
action-accept-draw = Accepter la nulle
action-rematch = Revanche
action-claim = Réclamer la victoire
action-show-me = Voir le problème
action-delete-all = Tout supprimer
action-end-without-result = Finir sans résultat
action-link = Lier les deux
action-unlink = Dissocier les deux
action-next-game = Partie suivante
action-how-is-it-drawn = Détails du tirage
action-how-was-it-drawn = Vérifier le tirage
action-give = Donner { $length }
action-accept-take-back = Accepter la reprise
action-play-in-game = { $played } dans la partie { $game }
action-as-fen = FEN et pièces prises
action-zoom = Zoom
action-whole = Tout l'échiquier
action-flip = Retourner
action-more = Plus
action-draw = Nulle
action-page-first = Début
action-page-back = Précédent
action-page-forward = Suivant
action-page-last = Fin
action-older-notes = { $count ->
    [one] { $count } note plus ancienne
   *[other] { $count } notes plus anciennes
}
