# A player's profile: what they have played.

profile-own = { $player } gra od { $since }: { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $running ->
    [0] żadna teraz nie trwa
    [one] 1 jeszcze trwa
    [few] { $running } jeszcze trwają
    [many] { $running } jeszcze trwa
   *[other] { $running } jeszcze trwa
}.
profile-of-other = { $player } gra { TERM("community", "here") } od { $since }: { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $running ->
    [0] żadna teraz nie trwa
    [one] 1 jeszcze trwa
    [few] { $running } jeszcze trwają
    [many] { $running } jeszcze trwa
   *[other] { $running } jeszcze trwa
}.
profile-all = <b>Razem: wygrane { $won }, remisy { $drawn }, przegrane { $lost }</b>. Partie bez wyniku się nie liczą.
profile-rating = <b>Ranking ze wszystkich partii: { $value }</b>. Więcej: { STEP("rating") }.
profile-most-often = Najczęściej: { $variant }, { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
profile-variant = { $variant }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
profile-is-private = Nikt inny tego nie widzi. Pozwól innym o to pytać: { STEP("settings", "profile", "members") }.
profile-is-seen = Każdy { TERM("community", "on") } może zapytać, w co tam grasz. Zachowaj to dla siebie: { STEP("settings", "profile", "private") }.
profile-kept-private = Profil gracza { $player } jest prywatny. Wasze wspólne partie są na twojej liście: { STEP("games") }.
profile-own-nothing = Nie masz jeszcze żadnej partii. Zacznij jakąś: { STEP("challenge") }.
profile-nothing-of-other = { $player } nie ma jeszcze { TERM("community", "here") } żadnej partii. Zaproś do gry: { STEP("challenge") }.
