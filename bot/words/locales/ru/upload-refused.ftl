# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Пришлите вариант файлом: { STEP("variant", "file", "") }. Там, где команды не принимают файлов, вариант может добавить владелец бота с помощью <code>VARIANT_FILES</code>.
upload-refused-too-large = Файл варианта — не больше 64 КиБ, а этот больше. Сократите его и пришлите снова: { STEP("variant", "file", "") }.
upload-refused-not-fetched = Получить файл не вышло, поэтому ничего не сохранено. Пришлите его снова: { STEP("variant", "file", "") }.
upload-refused-no-game = Этот файл — ещё не вариант, поэтому ничего не сохранено:
upload-refused-mend-that = Исправьте это и пришлите снова: { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Ходы из нескольких частей проходят в этом варианте слишком много полей (записей в таблице: { $found }, предел — { $most }): ни одна партия не должна тормозить другие. Напишите части короче или дайте их меньшему числу фигур. Пришлите снова: { STEP("variant", "file", "") }.
upload-refused-taken = { $what ->
    [id] У другого варианта здесь уже есть такой id: <code>{ $taken }</code>. Запишите в файл другой id и пришлите снова: { STEP("variant", "file", "") }.
   *[name] У другого варианта здесь уже есть такое имя: <code>{ $taken }</code>. Запишите в файл другое имя и пришлите снова: { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Участники этого { TERM("community", "of") } прислали за сутки предельное число файлов ({ $most }). Пришлите свой завтра: { STEP("variant", "file", "") }. А пока проверьте его у себя: <code>menagerie lint FILE</code>.
upload-refused-too-many = Для этого { TERM("community", "of") } уже хранится предельное число файлов ({ $most }), ведь партии всегда остаются с файлом, с которым начались. Другие варианты может добавить владелец бота с помощью <code>VARIANT_FILES</code>.

upload-refused-too-many-published = В списке уже предельное число вариантов ({ $most }). Сначала уберите один: { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } уже есть в списке точно в таком виде, это редакция { $edition }, поэтому ничего не изменилось. Вызовите кого-нибудь: { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = Вы не назвали вариант из списка этого { TERM("community", "of") }.
upload-refused-not-on-the-list = Варианта <code>{ $typed }</code> в списке этого { TERM("community", "of") } нет.
upload-refused-empty-list = Список пока пуст. Администраторы пополняют его так: { STEP("variant", "file", "", "what", "publish") }.
upload-refused-name-one = Назовите один из этих: { $known }.
upload-refused-on-the-list = { $variant } — в списке своих вариантов этого { TERM("community", "of") }, поэтому играть в него здесь может любой. Уберите его из списка: { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = Список вариантов этого { TERM("community", "of") } меняет тот, { TERM("manager-right", "who-has") }. Попросите его. Сыграть вариант можно и так: { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Варианты из файлов играют только { TERM("community", "in") }. Используйте { STEP("variant", "file", "") } там.
upload-refused-stray = <code>{ $option }</code> не сочетается с <code>{ $what }</code>. Уберите его или посмотрите, что возможно: { STEP("variant") }.
