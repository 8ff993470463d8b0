# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.
upload-refused-no-file = Envoie une variante en fichier, avec { STEP("variant", "file", "") }. Là où les commandes ne prennent pas de fichiers, la personne qui héberge le bot peut la proposer avec <code>VARIANT_FILES</code>.
upload-refused-too-large = Un fichier de variante fait au plus 64 Kio, et celui-ci est plus gros. Raccourcis-le et renvoie-le avec { STEP("variant", "file", "") }.
upload-refused-not-fetched = Je n'ai pas pu récupérer le fichier, donc rien n'a été enregistré. Renvoie-le avec { STEP("variant", "file", "") }.
upload-refused-no-game = Ce fichier n'est pas encore une variante, donc rien n'a été enregistré :
upload-refused-mend-that = Corrige ça et renvoie-le avec { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Dans cette variante, les coups en plusieurs étapes passent par trop de cases : { $found } entrées de table, et le maximum est { $most }, pour ne pas ralentir les autres parties. Raccourcis les étapes, ou donne-les à moins de pièces, puis renvoie le fichier avec { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] Une autre variante a déjà cet identifiant ici : <code>{ $taken }</code>. Écris-en un autre dans le fichier et renvoie-le avec { STEP("variant", "file", "") }.
   *[name] Une autre variante a déjà ce nom ici : <code>{ $taken }</code>. Écris-en un autre dans le fichier et renvoie-le avec { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Les membres { TERM("community", "of-this") } ont envoyé { $most } fichiers en un jour, c'est le maximum. Envoie-le demain avec { STEP("variant", "file", "") }. D'ici là, vérifie-le sur ta propre machine avec <code>menagerie lint FILE</code>.
upload-refused-too-many = Je garde { $most } fichiers pour les membres { TERM("community", "of-this") }, c'est le maximum, car une partie garde toujours le fichier du début. La personne qui héberge le bot peut proposer d'autres variantes avec <code>VARIANT_FILES</code>.
upload-refused-too-many-published = La liste a déjà { $most } variantes, c'est le maximum. Retires-en d'abord une avec { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } est déjà sur la liste exactement comme ça (édition { $edition }), donc rien n'a changé. Défie quelqu'un avec { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = Tu n'as pas indiqué de variante de la liste { TERM("community", "of-this") }.
upload-refused-not-on-the-list = Aucune variante de la liste { TERM("community", "of-this") } ne s'appelle <code>{ $typed }</code>.
upload-refused-empty-list = La liste est encore vide. Les responsables y mettent des variantes avec { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Choisis parmi : { $known }.
upload-refused-on-the-list = { $variant } est sur la liste des variantes { TERM("community", "of-this") }, donc tout le monde ici peut y jouer. Retire-la avec { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = Il te faut { TERM("manager-right") } pour changer la liste des variantes { TERM("community", "of-this") }. Demande à quelqu'un qui l'a. Tu peux quand même jouer avec { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Les variantes envoyées en fichier se jouent { TERM("community", "in-a") }, et ici, ce n'est pas le cas. Utilise { STEP("variant", "file", "") } là-bas.
upload-refused-stray = <code>{ $option }</code> ne va pas avec <code>{ $what }</code>. Enlève-le, ou vois ce qui est possible avec { STEP("variant") }.
