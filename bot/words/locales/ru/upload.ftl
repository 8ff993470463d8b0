# Variants that members send as files: tried, published, withdrawn.

upload-can-be-played = Вариант <b>{ $name }</b> ({ $files }×{ $ranks }) можно сыграть здесь. Вызовите кого-нибудь: { STEP("challenge", "variant", $id, "opponent", "") } — и покажите правила: { STEP("rules", "variant", $id) }. Партии навсегда остаются с тем файлом, с которым начались. Изменённый файл считается другим. В список его ставят администраторы { TERM("community", "of") }: { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = Что в файле странного:

upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) теперь в списке этого { TERM("community", "of") }, редакция { $number }. Начать партию здесь может любой: { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Идущие партии и уже созданные вызовы остаются с той редакцией, с которой начались. Что изменилось, покажет { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) больше не в списке этого { TERM("community", "of") }. Идущие партии продолжаются, а уже созданные вызовы ещё можно принять.

upload-list = У этого { TERM("community", "of") } есть свои варианты:{" "}
upload-list-none = У этого { TERM("community", "of") } пока нет своих вариантов.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), редакция { $number }, от участника { $author }: { STEP("rules", "variant", $name) }
upload-list-how = У вас есть свой вариант? Посмотрите, как он выглядит и что в нём не так: { STEP("variant", "file", "") }. Сыграйте его: { STEP("variant", "file", "", "opponent", "") }. В этот список его ставят администраторы { TERM("community", "of") }: { STEP("variant", "file", "", "what", "publish") }.
