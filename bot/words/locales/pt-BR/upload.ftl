# Variants that members send as files: tried, published, withdrawn.

upload-can-be-played = Você pode jogar <b>{ $name }</b> ({ $files }×{ $ranks }) aqui. Desafie alguém com { STEP("challenge", "variant", $id, "opponent", "") } e mostre as regras com { STEP("rules", "variant", $id) }. Cada partida mantém para sempre o arquivo com que começou. Se você mudar o arquivo, ele conta como outro. A administração { TERM("community", "of-the") } pode pôr a variante na lista com { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = O que o arquivo tem de estranho:

upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) está na lista { TERM("community", "of-this") }, como edição { $number }. Qualquer pessoa aqui pode começar uma partida com { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Partidas em andamento e desafios já postados mantêm a edição com que começaram. Veja o que mudou com { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) saiu da lista { TERM("community", "of-this") }. As partidas em andamento continuam, e os desafios já postados ainda podem ser aceitos.

upload-list = Variantes próprias { TERM("community", "of-this") }:{" "}
upload-list-none = Ainda não há variantes próprias { TERM("community", "in-this") }.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), edição { $number }, de { $author }: { STEP("rules", "variant", $name) }
upload-list-how = Escreveu uma variante? Veja como ela fica e o que há de errado: { STEP("variant", "file", "") }. Jogue: { STEP("variant", "file", "", "opponent", "") }. A administração { TERM("community", "of-the") } a põe nesta lista com { STEP("variant", "file", "", "what", "publish") }.
