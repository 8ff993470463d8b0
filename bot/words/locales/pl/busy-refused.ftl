# Why someone must ask again later.

busy-refused-own-wait = Pracuję tu jeszcze nad twoimi pytaniami ({ $count }) i więcej naraz nie mogę. Poczekaj na jedną z odpowiedzi i zapytaj ponownie.
busy-refused-many-wait = Na odpowiedź czeka teraz wiele osób. Spróbuj ponownie za minutę.
busy-refused-many-challenges = Wiele wyzwań czeka na pokazanie { TERM("place", "here") }. Spróbuj ponownie za minutę albo rzuć swoje { TERM("place", "another") }.
busy-refused-wrong-codes = Po wielu błędnych kodach robię przerwę i nie czytam twoich kodów. Zostało: { $time }. Potem porównaj swój kod z pokazanym i wpisz go jeszcze raz.
