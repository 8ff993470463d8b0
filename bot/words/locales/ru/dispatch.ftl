# Where a game goes on, and answers about a game that is played elsewhere.

dispatch-answer = Партия { $number } ({ $variant }): { $answer }
dispatch-done = Партия { $number } ({ $variant }): готово.

dispatch-goes-on-here = Эта партия продолжается здесь.
dispatch-goes-on-here-again = Я снова на связи, и партия продолжается здесь. Читаю, что вы написали тем временем.
dispatch-own-place-gone = У этой партии больше нет { TERM("own-place", "of") }, поэтому она продолжается здесь.
