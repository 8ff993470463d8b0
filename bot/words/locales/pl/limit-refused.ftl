# Why the limits that a community's managers have set refuse something.

limit-refused-elsewhere-unseen = Administracja { TERM("community", "of") } pozwala zaczynać partie tylko w niektórych miejscach, a ta zaczęłaby się gdzie indziej. Miejsca dla ciebie pokaże tam { STEP("places") }. Możesz też zapytać administrację.
limit-refused-elsewhere = Administracja { TERM("community", "of-this") } pozwala zaczynać partie tylko tutaj: { $places }. Rzuć wyzwanie tam.
limit-refused-no-place-seen = żaden { TERM("place") }, który widzisz
limit-refused-variant = W { $variant } { TERM("community", "here") } się nie gra: warianty wybiera administracja. Wybierz jeden z tych: { $allowed }.
limit-refused-variant-of-many = W { $variant } { TERM("community", "here") } się nie gra: warianty wybiera administracja. Wybierz inny, na przykład { $some }. Wszystkie warianty: { STEP("variants") }.
limit-refused-too-many-games = Grasz już { $most ->
    [one] 1 partię
    [few] { $most } partie
    [many] { $most } partii
   *[other] { $most } partii
} { TERM("community", "here") }, a na więcej administracja nie pozwala. Najpierw skończ którąś. Twoje partie: { STEP("games") }.
limit-refused-other-has-too-many-games = { $player } gra już { $most ->
    [one] 1 partię
    [few] { $most } partie
    [many] { $most } partii
   *[other] { $most } partii
} { TERM("community", "here") }, a na więcej administracja nie pozwala. Spróbuj ponownie, gdy któraś się skończy.
limit-refused-not-a-manager = Żeby wybierać warianty i miejsca nowych partii { TERM("community", "here") }, trzeba mieć { TERM("manager-right") }. Poproś kogoś, kto może to zrobić. Zobacz, co jest dozwolone: { STEP("places") } i { STEP("variants") }.
limit-refused-no-community = Miejsca i warianty nowych partii ustawia się dla { TERM("community", "of") }, a to prywatna rozmowa. Użyj { STEP("places") } lub { STEP("variants") } { TERM("place", "in") } { TERM("community", "of") }.
limit-refused-no-place-listed = Partie można zaczynać wszędzie { TERM("community", "here") }. Idź tam, gdzie mają się zaczynać, i użyj { STEP("places", "here", "allow") }: wtedy będą się zaczynać tylko tam.
limit-refused-last-place = To jedyny { TERM("place") }, gdzie można zaczynać partie, a bez niego nie byłoby żadnego. Najpierw pozwól na inny: { STEP("places", "here", "allow") } tam, albo na wszystkie: { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = Lista miejsc, gdzie można zaczynać partie, jest pełna ({ $most }). Najpierw zdejmij z niej któreś: { STEP("places", "here", "forbid") } tam, albo pozwól na wszystkie: { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } to jedyny dozwolony tu wariant, a bez niego nie byłoby żadnego. Najpierw pozwól na inny albo na wszystkie: { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Możesz pozwolić na wariant albo go zabronić, nie jedno i drugie naraz. Pomiń { OPTION("variants", "allow") } lub { OPTION("variants", "forbid") }.
