# Ratings: which games count, what they give, and lists of the best.

not-counted-not-agreed = В вызове не было сказано, что партия рейтинговая.
not-counted-computer = Партии против компьютера не засчитываются.
not-counted-same-member = За обе стороны играл один участник.
not-counted-set-up = Засчитываются только партии, которые начинаются с обычной расстановки.
not-counted-no-clock = Засчитываются только партии с часами.
not-counted-unlisted = Засчитываются только мои собственные варианты и те, что здесь в списке.
not-counted-aborted = Партия закончилась без результата.
not-counted-adjudicated = Партию закончил модератор и не разрешил засчитать.
not-counted-frozen = Партия закончилась, пока была остановлена.
not-counted-too-short = Каждая сторона должна сделать хотя бы два хода.
not-counted-beyond-four = Из партий одних и тех же двух игроков засчитываются четыре в месяц.
not-counted-series-on-time = Если игрок проигрывает по времени несколько раз подряд, засчитывается только первый раз.

rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands } { $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands } { $units }
} ± { $deviation }?

rating-own-none = У вас ещё нет рейтинга. Вызовите кого-нибудь на рейтинговую партию: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = Здесь вам не видно ни одной рейтинговой партии игрока { $player }. Пригласите на такую партию: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>Ваши рейтинги</b>
rating-title = <b>Рейтинги игрока { $player }</b>
rating-of-all-games = Все партии: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = Знак вопроса значит, что рейтинг ещё может сильно измениться.
rating-estimated = Это оценка с учётом партий этого месяца. Окончательной она станет, когда месяц закончится: { $until }.
rating-games = <b>Рейтинговые партии, законченные в этом месяце</b>
rating-game = { $game } ({ $variant }), соперник { $opponent }: { $result ->
    [won] победа.
    [lost] поражение.
    [drawn] ничья.
   *[none] без результата.
}
rating-not-counted = Не засчитывается: { $why }
rating-months = <b>На конец каждого месяца, по всем партиям</b>
rating-month = { $month }: { $value }
rating-now = Сейчас: { $value }
rating-next = Лучших здесь покажет { STEP("leaders") }.
rating-later = Сейчас я считаю рейтинги за прошлый месяц. Попробуйте через минуту.

leaders-title = <b>Лучшие здесь, по всем партиям</b>
leaders-title-of-variant = <b>Лучшие здесь в варианте { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = До конца месяца это оценки: в них учтены партии этого месяца.
leaders-more = Это не все.
leaders-order = Место зависит от рейтинга за вычетом удвоенного числа после ±, чтобы никто не стал первым после одной удачной партии. Тех, кто не показывает свой профиль, в списке нет.
leaders-none = Здесь в списке пока никого нет; закрытых профилей в нём не бывает. Сыграйте рейтинговую партию: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Здесь в списке пока никого нет: { $variant }; закрытых профилей в нём не бывает. Сыграйте рейтинговую партию: { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Списки лучших — для участников { TERM("community", "of") }. Используйте команду там.
