# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to everyone, rematches; and blocks.

offer-refused-draw-is-offered = { $player } предлагает вам ничью, поэтому ваш ход не сделан. Примите её: { STEP("draw") } — или отклоните, сделав ход без предложения ничьей.
offer-refused-draw-before-move = Вы только что предложили ничью, поэтому ход с новым предложением не сделан. Введите его без предложения. Снова предложить ничью можно со следующим ходом.
offer-refused-already-proposed = Вы уже о чём-то просите, и { $player } ещё думает. Дождитесь ответа или играйте дальше: любой ход снимает просьбу.
offer-refused-proposal-declined = В этой позиции вам уже отказано ({ $player }). Играйте дальше: после следующего хода можно попросить снова.
offer-refused-no-proposal = Эта просьба больше не действует. Посмотрите партию: { STEP("board") }.
offer-refused-own-proposal = Это ваша просьба, поэтому ответить на неё может только соперник. Дождитесь ответа или играйте дальше: любой ход снимает просьбу.

offer-refused-do-not-play = Вы и { $player } не играете друг против друга. Выберите другого участника или дайте присоединиться любому: { STEP("challenge") }. Идущие партии продолжаются.
offer-refused-oneself-to-block = Заблокировать себя нельзя. Укажите другого участника: { STEP("block") }.
offer-refused-blocked-already = Вы уже заблокировали участника { $player }. Отменить: { STEP("unblock") }.
offer-refused-not-blocked = Вы не блокировали участника { $player }. Кого вы заблокировали, покажет { STEP("block") }.
offer-refused-nobody-to-unblock = Вы никого не указали. Укажите участника в { OPTION("unblock", "member") }; кого вы заблокировали, покажет { STEP("block") }.
offer-refused-too-many-blocked = Вы заблокировали предельное число участников ({ $limit }). Снимите одну блокировку: { STEP("unblock") }.

offer-refused-terms-for-one = Вызов игроку { $player } — на одну партию. Уберите { OPTION("challenge", "uses") } или не указывайте соперника, чтобы присоединиться мог любой.
offer-refused-one-game-of-lot = В варианте { $variant } расстановку определяет жребий, и она закреплена за вызовом, поэтому вызов — на одну партию. Уберите { OPTION("challenge", "uses") } или { $option ->
    [array] запишите порядок в { OPTION("challenge", "array") }
   *[setup] укажите позицию в { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = За последние минуты вы создали несколько вызовов для всех. Дайте людям время и попробуйте через четверть часа.
offer-refused-own-open-challenge = Это ваш вызов, поэтому присоединиться к нему могут только другие. Вы можете его отозвать.
offer-refused-already-joined = Вы уже присоединились к этому вызову: { $game }. Сначала закончите эту партию. Снова присоединиться можно не раньше чем через четверть часа после её начала.
offer-refused-joined-and-over = Вы уже присоединились к этому вызову: { $link }. Больше к нему никто не присоединится. Ваша партия: { STEP("board", "game", $game) }.
offer-refused-code-missing = Какой вызов? Введите код, который показан вместе с ним: { STEP("join", "code", "4F7Q2K") }. Вызовы, к которым здесь может присоединиться любой: { STEP("games", "which", "open") }.
offer-refused-code-misspelled = Это не код. В коде шесть знаков: латинские буквы и цифры, кроме I, L, O, U, Y, Z, 0 и 1. Код показан вместе с вызовом; введите его, например, так: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Вызова с таким кодом для вас нет: в коде опечатка, или вызов давно закрыт. Сверьте код с тем, что показан вместе с вызовом, или создайте свой вызов: { STEP("challenge") }.
offer-refused-joined-elsewhere = Этот вызов создан { TERM("community", "in-other") } той же сети, и партия была бы видна только там. Присоединитесь там или создайте вызов здесь: { STEP("challenge") }.
offer-refused-nothing-to-decline = Этот вызов для всех, отклонять нечего. Оставьте его другим или создайте свой: { STEP("challenge") }.

offer-refused-not-over-yet = Партия { $game } ещё идёт, а реванш бывает после её конца. Играйте дальше или закончите её: { STEP("resign") }, { STEP("draw") } или { STEP("abort") }.
offer-refused-rematch-asked = Вы уже предложили этот реванш, и { $player } ещё думает. Отозвать его можно здесь: { STEP("games") }.
offer-refused-rematch-runs = Реванш за партию { $game } — это партия { $running }, и она ещё идёт. Играйте там: { $link }.
offer-refused-rematch-elsewhere = У партии { $game } больше нет { TERM("place", "of") }. Предложите реванш { TERM("place", "in-other") } того же { TERM("community", "of") }, где соперник его увидит: { STEP("rematch", "game", $game) }.
