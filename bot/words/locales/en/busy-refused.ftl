# Why someone must ask again later.

busy-refused-own-wait = I'm still working on { $count } of your questions here, which is the most. Wait for one of the answers, then ask again.
busy-refused-many-wait = Many members are waiting for answers right now. Try again in a minute.
busy-refused-many-challenges = Many challenges are waiting to be shown in this { TERM("place") }. Try again in a minute, or make yours in another one.
# $time: how long, in words.
busy-refused-wrong-codes = After many wrong codes there's a pause, and I read no code of yours for { $time }. Wait until then, compare your code with the one that was shown, and type it again.
