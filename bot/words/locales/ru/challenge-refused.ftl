# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = Вызвать себя нельзя. Укажите в { OPTION("challenge", "opponent") } другого участника.
challenge-refused-bot-as-opponent = { $player } — бот и не играет. Выберите человека или сыграйте со мной: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } — человек, а уровни есть только у меня. Уберите { OPTION("challenge", "level") } или уберите { OPTION("challenge", "opponent") }, чтобы сыграть со мной.
challenge-refused-unrated = Эта партия не может быть рейтинговой. { $why } Измените это или уберите { OPTION("challenge", "rated") }.
challenge-refused-too-many-against-computer = У вас уже предельное число партий со мной ({ $limit }). Сначала закончите одну из них: { STEP("games") }.
challenge-refused-absent-opponent = Участника { $player } сейчас нет { TERM("community", "here") }. Выберите того, кто здесь есть.
challenge-refused-opponent-out-of-sight = { $player } не видит, что здесь пишут, и вызов не найдёт. Создайте его { TERM("place", "in") }, где есть вы оба, или сначала откройте доступ сюда.
challenge-refused-too-many = У вас уже предельное число вызовов без ответа ({ $limit }). Отзовите один или дождитесь ответа.
challenge-refused-too-many-to-other = За последние минуты вы вызвали игрока { $player } несколько раз. Дайте время на ответ и попробуйте через четверть часа.
challenge-refused-other-has-too-many = У игрока { $player } уже предельное число вызовов без ответа ({ $limit }). Попробуйте, когда их станет меньше.
challenge-refused-other-has-not-answered-yet = У игрока { $player } уже предельное число ваших вызовов без ответа ({ $limit }). Отзовите один или дождитесь ответа.
challenge-refused-too-many-games = У вас уже предельное число идущих партий ({ $limit }). Сначала закончите одну из них: { STEP("games") }.
challenge-refused-other-has-too-many-games = У игрока { $player } уже предельное число партий ({ $limit }). Попробуйте, когда одна закончится.
challenge-refused-came-back = Ваши данные удалены меньше суток назад, но ограничения от этого не сбрасываются. Вызывать других, публиковать задачи и присоединяться к лестницам и лигам можно с { $from }. А пока присоединяйтесь к чужим вызовам: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = Такого вызова я не знаю. Создайте новый: { STEP("challenge") }.
challenge-refused-not-invited = На этот вызов может ответить только { $opponent }. Создайте свой: { STEP("challenge") }.
challenge-refused-own-challenge = Это ваш вызов, поэтому принять или отклонить его может только соперник. Вы можете его отозвать.
challenge-refused-not-the-challenger = Отозвать этот вызов может только { $challenger }. Если он для вас, примите его или отклоните.
challenge-refused-accepted = Этот вызов уже принят: { $game }.
challenge-refused-settled = { $how } Создайте новый вызов: { STEP("challenge") }.
