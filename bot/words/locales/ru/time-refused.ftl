# Why something about a clock or a vacation is not done.

time-refused-no-clock = У этой партии нет часов, поэтому требовать победу или добавлять время незачем. Играйте дальше: { STEP("move") }.
time-refused-vacation-is-past = Отпуск не может кончиться в прошлом: { $until } уже позади. Укажите в { OPTION("vacation", "until") } время, которое ещё не настало.
time-refused-vacation-ends-first = Этот отпуск кончился бы { $until }, раньше, чем начнётся: { $from }. Укажите в { OPTION("vacation", "from") } время пораньше или в { OPTION("vacation", "until") } попозже.
time-refused-vacation-beyond-hours = Отпуска в год вам положено { $yearly ->
    [720] 30 дней
    [one] { $yearly } час
    [few] { $yearly } часа
    [many] { $yearly } часов
   *[other] { $yearly } часа
}. Оставшегося хватит не дальше чем до { $last } ({ $time }), поэтому отпуск не назначен. Укажите в { OPTION("vacation", "until") } этот срок или более ранний.
