# Why somebody must ask again later.

busy-refused-own-wait = You have { $count } questions here that are being worked on, which is the most. Wait for one of the answers, then ask again.
busy-refused-many-wait = Many members wait for answers just now. Try again in a minute.
busy-refused-many-challenges = Many challenges wait to be shown in this { TERM("place") }. Try again in a minute, or make yours in another one.
# $time: how long, in words.
busy-refused-wrong-codes = After many wrong codes there is a pause, and no code of yours is read for { $time }. Wait until then, compare yours with the one that was made, and type it again.
