# What is said in a terminal alone.

terminal-hello = { $first } и { $second } за одной клавиатурой. Вы говорите за того, чей сейчас ход. Чтобы говорить за другого, начните с имени: <code>{ $second }: draw</code>. Чтобы выбрать, введите число. <code>go 2</code> ведёт к партии 2. <code>quit</code> — выход, и всё сохраняется.
terminal-hello-alone = { $first } против компьютера. Введите ход или команду, например <code>board</code>, <code>undo</code> или <code>hint</code>. Чтобы выбрать, введите число. <code>quit</code> — выход, и всё сохраняется.
terminal-games-run = Идущих партий: { $games }. <code>games</code> перечисляет их, а без варианта продолжается последняя.
terminal-no-number = Номера { $number } здесь нет. Введите ход или <code>help</code>.
terminal-one-screen = Экран здесь один, поэтому говорить отдельно зрителям негде. Что вы скажете вслух, игроки услышат.
terminal-one-network = Сеть здесь одна, и двух аккаунтов ни у кого нет: имя — это всё. Играйте дальше.
terminal-not-drawn = Нарисовать картинку не удалось. Выберите другой формат.
terminal-written = Записано: { $path }
terminal-not-written = Записать в { $folder } не удалось ({ $why }): освободите там место или дайте этому пользователю право туда писать.
