# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Большие шахматные варианты по переписке.</b>
help-play = <b>Играть</b>: { STEP("challenge", "opponent", "", "variant", $variant) } приглашает участника. Если не указать соперника, присоединиться может любой.
help-type = <b>Ход</b>: <code>{ $canonical }</code> или <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } показывает ваши партии, { STEP("board") } — доску. { STEP("rules", "variant", $variant) } объясняет, как ходят фигуры.
help-topics = Чтобы узнать больше, выберите тему:

help-begin = <b>Начать партию</b>: { STEP("challenge", "opponent", "", "variant", $variant) } приглашает участника. Если не указать соперника, присоединиться может любой. На вызов отвечают { TERM("way-to-answer") }. { STEP("games") } показывает ваши партии и открытые вызовы, { STEP("join", "code", "4F7Q2K") } присоединяет к вызову по коду. { STEP("rematch") } предлагает ещё одну партию. У каждой партии { TERM("own-place", "own") }: смотреть может любой, а действовать — только два игрока. { STEP("challenge", "variant", $variant, "level", "2") } начинает партию со мной, на уровне от 1 до 6.
help-move = <b>Ход</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> или <code>{ $short }</code>{ $on_board ->
    [yes] {" "}(ход { $piece-gen })
   *[no] {""}
}, { $ways }. { STEP("move", "move", $square) } ходит единственной фигурой, которая может пойти на { $square }, или перечисляет такие фигуры.
help-look = <b>Смотреть</b>: { STEP("board") } показывает доску, а { STEP("at", "ply", "7") } — более раннюю. { STEP("moves") } показывает, куда может пойти фигура, { STEP("look") } — кто нападает на поле, { STEP("piece") } — как ходит фигура. { STEP("rules") } объясняет игру. { STEP("replay") } показывает ходы один за другим, а { STEP("export") } даёт партию файлом. { STEP("report") } показывает самые большие ошибки законченной партии. { STEP("learn", "piece", "Knight") } даёт маленькие задачи с фигурой.
help-think = <b>Думать наперёд</b>: { STEP("note") } хранит заметки, а { STEP("try") } пробует ходы; видите их только вы. { STEP("if") } задаёт условные ходы: они делаются сразу, если соперник ходит, как вы ждёте. { STEP("undo") } берёт ваш последний ход назад: в течение минуты сразу, потом с согласия соперника. { STEP("hint") } подсказывает ход в партии со мной.
help-end = <b>Закончить</b>: { STEP("draw") } предлагает или требует ничью, { STEP("resign") } сдаёт партию. { STEP("abort") } заканчивает партию без результата; если оба уже ходили, нужно согласие соперника. { STEP("claim") } требует победу, когда у соперника вышло время, а { STEP("give") } добавляет ему времени. { STEP("time") } и { STEP("vacation") } задают, когда ваши часы стоят.
help-more = <b>Зрители и задачи</b>: { STEP("watch") } позволяет смотреть партию, а { STEP("analysis") } задаёт, можно ли зрителям анализировать вашу. { STEP("problem") } показывает задачи и создаёт новые. { STEP("profile") } показывает, что сыграли вы или другой участник, а { STEP("stats") } — что сыграли все здесь. { STEP("rating") } показывает вашу силу по рейтинговым партиям, а { STEP("leaders") } — лучших здесь. { STEP("variant") } позволяет сыграть вариант из вашего файла. { STEP("help", "topic", "challenge") } объясняет команду.
help-settle = <b>Настройки</b>: { STEP("settings") } задаёт, как выглядят доски и кто узнаёт, что вы играете. { STEP("block") } не даёт вам и другому участнику играть друг против друга, { STEP("unblock") } это отменяет. { STEP("link") } делает ваши аккаунты в двух сетях одним участником, { STEP("unlink") } их разделяет. { STEP("privacy") } показывает, выгружает или удаляет ваши данные. Администраторы этого { TERM("community", "of") } выбирают вид, обычный контроль времени, места и варианты: { STEP("server") }, { STEP("places") } и { STEP("variants") }. Для модераторов — { STEP("adjudicate") }, { STEP("freeze") } и { STEP("thaw") }.

help-topic-begin = Начать партию
help-topic-move = Ход
help-topic-look = Смотреть
help-topic-think = Думать наперёд
help-topic-end = Конец партии и часы
help-topic-more = Зрители и задачи
help-topic-settings = Настройки
