# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

community-places = Где { TERM("community", "here") } можно начинать партии: { $new }.
community-places-same = Где { TERM("community", "here") } можно начинать партии: { $new }. Ничего не изменилось.
community-places-changed = Где { TERM("community", "here") } можно начинать партии: { $new } (раньше: { $old }). Идущие партии продолжаются, а уже созданные вызовы ещё можно принять.
community-every-place = { TERM("place", "in-any") }
community-places-how = Выбрать места: { STEP("places", "here", "allow") }.

community-variants = Доступные варианты { TERM("community", "here") }: { $new }.
community-variants-same = Доступные варианты { TERM("community", "here") }: { $new }. Ничего не изменилось.
community-variants-changed = Доступные варианты { TERM("community", "here") }: { $new } (раньше: { $old }). Идущие партии продолжаются, а уже созданные вызовы ещё можно принять.
community-all-variants = все
community-variants-kind = { $kind ->
    [first] Хороши для начала
    [short] Короткие партии
    [long] Длинные партии
    [very-large] Очень большие доски
    [larger] Доски побольше
    [chessboard] На обычной доске
    [drops] Взятые фигуры возвращаются
    [japan] Сёги и родственные игры
   *[world] Другие страны и времена
}
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: в эти игры здесь играть нельзя.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Начать партию: { STEP("challenge", "variant", "") }; правила: { STEP("rules", "variant", "") }.
community-variants-kinds = Чтобы увидеть строку о каждой игре, назовите вид: { STEP("variants", "kind", "first") } покажет игры, хорошие для начала.
community-variants-own = Есть и свои варианты: { $names }.
community-variants-how = Изменить: { STEP("variants", "allow", "") } или { STEP("variants", "forbid", "") }.

community-settings-of-member = Ваши настройки. Что вы не меняли, стоит по умолчанию:
community-settings = Для всех { TERM("community", "here") }:
community-settings-saved = Сохранено:
community-settings-same = Ничего не изменилось:
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (было: { $before })
community-settings-begin = Это начнёт действовать со следующей доски или вызова. Уже показанные не изменятся.
community-settings-watchers = Это касается партий, которые начнут смотреть с этого момента. Там, где зрители уже общаются, ничего не меняется.
community-settings-rated = Рейтинговыми бывают только партии с часами, с обычной расстановки и между участниками. Обычные часы выбираются так: { STEP("server", "clock", "days 3d") }.
community-settings-games = Идущие партии продолжаются. Для уже созданных вызовов предел проверяется при принятии.
community-settings-problems = Задача дня будет появляться здесь, следующая: { $at }. Она берётся из партий, которые начались здесь и закончились. В день без нового мата задачи не будет.
community-settings-problems-none-yet = Ни одна партия, начатая здесь, ещё не закончилась. Если партии начинаются в другом месте, используйте там { STEP("server", "problems", "") }.

community-own-rules = Этот вариант прислан сюда файлом. Прочитайте его правила: { STEP("rules", "variant", $variant) }.
community-others-wait = Здесь ждут отправки и другие сообщения. Ваше появится, когда дойдёт очередь.
