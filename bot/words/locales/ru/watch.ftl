# Spectators: the etiquette where they talk, and whether they may analyze.

watch-shown = Вы смотрите: { $game }.
watch-shown-without-place = Отдельного места для разговоров у зрителей { TERM("community", "here") } нет.
watch-shown-place = Зрители общаются здесь: { $place }.
watch-shown-over = Партия закончена.
watch-shown-sealed = До конца партии игроки не видят, что пишут зрители.
watch-shown-place-after = Когда партия закончится, у зрителей будет место, чтобы поговорить с игроками, и я впущу вас.

watch-etiquette = <b>Для зрителей партии { $number } ({ $variant }).</b> До конца партии игроков я сюда не пускаю. Потом они смогут прочитать всё это. Любой, { TERM("overseer-right", "who-has") }, может читать это всегда, даже игрок.
watch-etiquette-after = <b>Для зрителей партии { $number } ({ $variant }).</b> Партия закончена, и её игроки могут прочитать всё это.
watch-rule-no-hints = До конца партии не подсказывайте игрокам: ни здесь, ни лично, ни там, где она идёт.
watch-rule-no-hints-after = Не подсказывайте игрокам, чьи партии ещё идут.
watch-rule-no-analysis = Не анализируйте партию, если игрок просит этого не делать, как здесь.
watch-rule-analysis = Что вы нашли, держите при себе до конца партии. Потом анализируйте её вместе с игроками, если никто из них не против.
watch-rule-analysis-after = Анализируйте партию вместе с её игроками, если никто из них не против.
watch-rule-kindness = Будьте добры: критикуйте ходы, а не людей.
watch-rule-this-game = Говорите об этой партии. Для остального есть другие места.
watch-rule-doubts = Каждый ход я сверяю с правилами, прежде чем он будет сделан. Если правило всё же вызывает сомнения, скажите модератору или владельцу бота, а не игрокам.

watch-objection = <b>Против анализа этой партии, и сейчас, и потом: { $sides ->
    [1] { $side-the }
   *[other] { $side-the } и { $other-the }
}. Не анализируйте её.</b>
watch-objection-withdrawn = Больше не против анализа: { $side-the }.

watch-analysis-forbidden = Против анализа этой партии, и сейчас, и потом: { $sides ->
    [1] { $side-the }
   *[other] { $side-the } и { $other-the }
}. Разрешить его: { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Вы оба не против того, чтобы зрители анализировали эту партию. Запретить это: { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Вы уже разрешаете анализ этой партии, поэтому ничего не изменилось.
watch-analysis-forbidden-already = Вы уже запрещаете анализ этой партии, поэтому ничего не изменилось.
watch-analysis-is-allowed = Готово. Зрители этой партии узнают, что вы больше не против анализа.
watch-analysis-is-forbidden = Готово. Зрители этой партии узнают, что вы против её анализа и сейчас, и потом.

watch-ended = Партия { $number } закончена.
watch-opened = { $first } и { $second }, здесь общаются зрители, и теперь можете присоединиться и вы.
watch-opened-for-analysis = Вы можете анализировать партию вместе.
watch-title = Зрители партии { $game } ({ $variant })
