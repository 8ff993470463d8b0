# How often each variant was played in a community.

stats-all = Rozegrane { TERM("community", "here") } (te, które możesz oglądać): { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}{ $running ->
    [0] {""}
    [one] , 1 jeszcze trwa
    [few] , { $running } jeszcze trwają
    [many] , { $running } jeszcze trwa
   *[other] , { $running } jeszcze trwa
}.
stats-variant = { $variant }: { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}{ $running ->
    [0] {""}
    [one] , 1 jeszcze trwa
    [few] , { $running } jeszcze trwają
    [many] , { $running } jeszcze trwa
   *[other] , { $running } jeszcze trwa
}
stats-more = I jeszcze { $more }.
stats-start = Partie bez wyniku się nie liczą. Zacznij partię: { STEP("challenge") }.
stats-none = Nie widzisz jeszcze żadnych partii z { TERM("community", "of-this") }. Zacznij jakąś: { STEP("challenge") }.
stats-of-nowhere = To pokazuje, w co się gra { TERM("community", "on") }. Zapytaj { TERM("place", "in") } { TERM("community", "of") }.
