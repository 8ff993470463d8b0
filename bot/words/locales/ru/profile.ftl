# A player's profile: what they have played.

profile-own = { $player } играет с { $since }. Партий: { $games }, { $running ->
    [0] из них идущих нет
   *[other] из них ещё идёт: { $running }
}.
profile-of-other = { $player } играет { TERM("community", "here") } с { $since }. Партий: { $games }, { $running ->
    [0] из них идущих нет
   *[other] из них ещё идёт: { $running }
}.
profile-all = <b>Всего: побед { $won }, ничьих { $drawn }, поражений { $lost }</b>. Партии без результата не считаются.
profile-rating = <b>Рейтинг по всем партиям: { $value }</b>. Подробнее: { STEP("rating") }.
profile-most-often = Чаще всего: { $variant }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}.
profile-variant = { $variant }: побед { $won }, ничьих { $drawn }, поражений { $lost }
profile-is-private = Больше этого никто не видит. Показывать участникам: { STEP("settings", "profile", "members") }.
profile-is-seen = Участники { TERM("community", "of") } могут узнать, что вы там сыграли. Скрыть это: { STEP("settings", "profile", "private") }.
profile-kept-private = { $player } не показывает свой профиль. Ваши партии друг против друга — в вашем списке: { STEP("games") }.
profile-own-nothing = Вы ещё не играли. Начните партию: { STEP("challenge") }.
profile-nothing-of-other = У игрока { $player } { TERM("community", "here") } ещё нет партий. Пригласите сыграть: { STEP("challenge") }.
