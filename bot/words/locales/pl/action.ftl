# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = Co się zmieniło
action-join = Dołącz
action-join-league = Dołącz
action-challenge-place = Wyzwij gracza z miejsca { $place }
action-leave = Opuść
action-remove = Usuń
action-publish = Ogłoś tutaj
action-give-up-league = Odwołaj
action-end-league = Zakończ
action-withdraw = Wycofaj
action-accept = Przyjmij
action-decline = Odrzuć
action-accept-challenge = Przyjmij wyzwanie { $number }
action-decline-challenge = Odrzuć wyzwanie { $number }
action-join-challenge = Dołącz do wyzwania { $number }
action-withdraw-challenge = Wycofaj wyzwanie { $number }
action-rules = Zasady
action-open-board = Otwórz planszę
action-resign-then = Wtedy poddaj
action-play-on = Graj dalej
action-whole-rules = Wszystkie zasady i bierki
action-take-back = Cofnij
action-play = Zagraj
action-change = Zmień
action-cancel = Anuluj
action-set-it = Ustaw
action-resign = Poddaj
action-accept-draw = Przyjmij remis
action-rematch = Rewanż
action-claim = Zażądaj wygranej
action-show-me = Otwórz dla mnie
action-report = Raport
action-show-all = Pokaż wszystkim
action-chart = Wykres
action-start-again = Od nowa
action-show-way = Pokaż drogę
action-next-task = Następne zadanie
action-learn = Poznaj tę bierkę
action-piece-card = Jak chodzi
action-delete-all = Usuń to wszystko
action-end-without-result = Zakończ bez wyniku
action-link = Połącz konta
action-unlink = Rozłącz konta
action-next-game = Następna partia
action-how-is-it-drawn = Jak przebiega losowanie?
action-how-was-it-drawn = Jak przebiegło losowanie?
action-give = Dodaj czas: { $length }
action-accept-take-back = Zgódź się na cofnięcie
action-play-in-game = { $played } w partii { $game }
action-as-fen = FEN i zbite bierki
action-moves = Ruchy
action-zoom = Powiększ
action-whole = Cała plansza
action-flip = Obróć
action-more = Więcej
action-draw = Remis
action-page-first = Na początek
action-page-back = Wstecz
action-page-forward = Dalej
action-page-last = Na koniec

action-more-moves = Więcej ruchów
action-other-piece = Inna bierka
action-older-notes = { $count ->
    [one] { $count } starsza notatka
    [few] { $count } starsze notatki
    [many] { $count } starszych notatek
   *[other] { $count } starszej notatki
}
