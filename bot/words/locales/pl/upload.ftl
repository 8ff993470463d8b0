# Variants that members send as files: tried, published, withdrawn.

upload-can-be-played = Możesz tu grać w <b>{ $name }</b> ({ $files }×{ $ranks }). Rzuć komuś wyzwanie: { STEP("challenge", "variant", $id, "opponent", "") }, i pokaż zasady: { STEP("rules", "variant", $id) }. Partie na zawsze zachowują plik, z którym się zaczęły. Zmieniony plik to już inny wariant. Administracja { TERM("community", "of") } może go dodać do listy: { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = Co w tym pliku zwraca uwagę:

upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) jest na liście { TERM("community", "of-this") }, jako wydanie { $number }. Każdy może tu zacząć partię: { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Trwające partie i ogłoszone wyzwania zachowują wydanie, z którym się zaczęły. Zobacz, co się zmieniło: { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) nie jest już na liście { TERM("community", "of-this") }. Trwające partie toczą się dalej, a ogłoszone wyzwania można nadal przyjąć.

upload-list = Własne warianty { TERM("community", "of-this") }:{" "}
upload-list-none = Nie ma jeszcze własnych wariantów { TERM("community", "of-this") }.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), wydanie { $number }, autor: { $author }: { STEP("rules", "variant", $name) }
upload-list-how = Masz własny wariant? Zobacz, jak wygląda i co jest w nim nie tak: { STEP("variant", "file", "") }. Zagraj w niego: { STEP("variant", "file", "", "opponent", "") }. Do tej listy dodaje go administracja { TERM("community", "of") }: { STEP("variant", "file", "", "what", "publish") }.
