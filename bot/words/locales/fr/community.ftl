# What holds for a whole community: where games are begun, and which; its settings, and those of a member.
community-places = Endroits où commencer une partie { TERM("community", "here") } : { $new }.
community-places-same = Endroits où commencer une partie { TERM("community", "here") } : { $new }. Rien n'a changé.
community-places-changed = Endroits où commencer une partie { TERM("community", "here") } : { $new } (avant : { $old }). Les parties en cours continuent, et les défis postés peuvent encore être acceptés.
community-every-place = n'importe quel { TERM("place") }
community-places-how = Pour choisir les endroits, utilise { STEP("places", "here", "allow") }.
community-variants = Variantes que l'on peut jouer { TERM("community", "here") } : { $new }.
community-variants-same = Variantes que l'on peut jouer { TERM("community", "here") } : { $new }. Rien n'a changé.
community-variants-changed = Variantes que l'on peut jouer { TERM("community", "here") } : { $new } (avant : { $old }). Les parties en cours continuent, et les défis postés peuvent encore être acceptés.
community-all-variants = toutes
community-variants-kind = { $kind ->
    [first] Bons pour commencer
    [short] Parties courtes
    [long] Parties longues
    [very-large] Très grands échiquiers
    [larger] Échiquiers plus grands
    [chessboard] Sur l'échiquier
    [drops] Les pièces prises reviennent
    [japan] Le shogi et ses cousins
   *[world] D'autres pays et d'autres époques
}
community-variants-on-shelf = <b>{ $head }</b> : { $names }
community-variants-of-kind = <b>{ $head }</b> :
community-variants-none-of-kind = { $head } : ici, on ne peut jouer à aucun de ces jeux.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }) : { $summary }
community-variants-next = Commence une partie avec { STEP("challenge", "variant", "") } ; { STEP("rules", "variant", "") } donne les règles.
community-variants-kinds = Pour une ligne sur chaque jeu, choisis un genre : { STEP("variants", "kind", "first") } montre les bons jeux pour commencer.
community-variants-own = Il y a aussi des variantes d'ici : { $names }.
community-variants-how = Change ça avec { STEP("variants", "allow", "") } ou { STEP("variants", "forbid", "") }.
community-settings-of-member = Tes réglages personnels. Ce que tu n'as pas changé garde sa valeur habituelle :
community-settings = Pour tout le monde { TERM("community", "here") } :
community-settings-saved = C'est enregistré :
community-settings-same = Rien n'a changé :
community-setting = { $setting } : <b>{ $word }</b>
community-setting-changed = { $setting } : <b>{ $word }</b> (avant : { $before })
community-settings-begin = Ça s'applique à partir du prochain échiquier ou défi. Ceux qui sont déjà postés restent comme ils sont.
community-settings-watchers = Ça vaut pour les parties suivies à partir de maintenant. Là où des spectateurs discutent déjà, rien ne change.
community-settings-rated = Seules les parties avec pendule, avec la disposition habituelle et entre membres sont classées. Choisis la pendule habituelle avec { STEP("server", "clock", "days 3d") }.
community-settings-games = Les parties en cours continuent. Pour un défi posté, la limite compte au moment où il est accepté.
community-settings-problems = Le problème du jour arrive ici, la prochaine fois le { $at }. Il vient de parties commencées ici et terminées. Sans nouveau mat, il n'y en a pas ce jour-là.
community-settings-problems-none-yet = Aucune partie commencée ici n'est encore terminée. Si les parties commencent ailleurs, utilise là-bas { STEP("server", "problems", "") }.
community-own-rules = Cette variante a été envoyée ici en fichier. Lis ses règles avec { STEP("rules", "variant", $variant) }.
community-others-wait = D'autres messages attendent aussi d'être affichés ici. Le tien apparaîtra à son tour.
