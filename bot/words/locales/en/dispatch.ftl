# Where a game goes on, and answers about a game that is played elsewhere.

# $answer: the answer to a command.
dispatch-answer = Game { $number } ({ $variant }): { $answer }
dispatch-done = Game { $number } ({ $variant }): done.

dispatch-goes-on-here = This game goes on here.
dispatch-goes-on-here-again = I'm back, and this game goes on here. I'm reading what you typed in the meantime.
dispatch-own-place-gone = The { TERM("own-place") } of this game is gone, so it goes on here.
