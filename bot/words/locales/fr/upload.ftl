# Variants that members send as files: tried, published, withdrawn.
upload-can-be-played = Tu peux jouer <b>{ $name }</b> ({ $files }×{ $ranks }) ici. Défie quelqu'un avec { STEP("challenge", "variant", $id, "opponent", "") } et montre-lui les règles avec { STEP("rules", "variant", $id) }. Une partie garde pour toujours le fichier du début. Si tu changes le fichier, il compte comme un autre. Les responsables { TERM("community", "of-the") } peuvent mettre la variante sur la liste avec { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = Ce qui est étrange dans le fichier :
upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) est sur la liste { TERM("community", "of-this") }, comme édition { $number }. Tout le monde ici peut y jouer avec { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Les parties en cours et les défis postés gardent l'édition du début. Regarde ce qui a changé avec { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) n'est plus sur la liste { TERM("community", "of-this") }. Les parties en cours continuent, et les défis postés peuvent encore être acceptés.
upload-list = Les variantes { TERM("community", "of-this") } :{" "}
upload-list-none = La liste des variantes { TERM("community", "of-this") } est encore vide.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), édition { $number }, par { $author } : { STEP("rules", "variant", $name) }
upload-list-how = Tu as écrit une variante ? Regarde à quoi elle ressemble et ce qui ne va pas : { STEP("variant", "file", "") }. Joue-la : { STEP("variant", "file", "", "opponent", "") }. Les responsables { TERM("community", "of-the") } la mettent sur cette liste avec { STEP("variant", "file", "", "what", "publish") }.
