# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = Twoja propozycja remisu już czeka. Przeciwnik może ją przyjąć lub odrzucić. Jego ruch też oznacza odmowę.
draw-refused-offered-lately = Twoja propozycja remisu sprzed chwili już przepadła. Następną możesz złożyć { $moves ->
    [1] z kolejnym swoim ruchem
    [2] dopiero z drugim swoim ruchem od teraz
   *[other] dopiero ze swoim { $moves }. ruchem od teraz
}.
draw-refused-no-offer = Nikt nie proponuje teraz remisu. Możesz to zrobić ty: { STEP("draw") }.
draw-refused-own-offer = To twoja własna propozycja remisu, więc odpowiedzieć może tylko przeciwnik. Graj dalej: propozycja czeka na odpowiedź.
