# Spectators: the etiquette where they talk, and whether they may analyze.

watch-shown = Oglądasz: { $game }.
watch-shown-without-place = Widzowie nie mają { TERM("community", "here") } własnego miejsca do rozmów.
watch-shown-place = Widzowie rozmawiają tutaj: { $place }.
watch-shown-over = Partia się skończyła.
watch-shown-sealed = Do końca partii gracze nie widzą rozmów widzów.
watch-shown-place-after = Po partii widzowie dostaną miejsce do rozmów z graczami i tam cię wpuszczę.

watch-etiquette = <b>Dla widzów partii { $number } ({ $variant }).</b> Graczy wpuszczam dopiero po partii. Wtedy mogą przeczytać to wszystko. Kto ma { TERM("overseer-right") }, może to czytać cały czas, nawet gracz.
watch-etiquette-after = <b>Dla widzów partii { $number } ({ $variant }).</b> Partia się skończyła i jej gracze mogą przeczytać to wszystko.
watch-rule-no-hints = Do końca partii nie podpowiadaj graczom: ani tutaj, ani prywatnie, ani tam, gdzie grają.
watch-rule-no-hints-after = Nie podpowiadaj graczom, których partie jeszcze trwają.
watch-rule-no-analysis = Nie analizuj partii, jeśli któryś z graczy tego nie chce, tak jak tutaj.
watch-rule-analysis = Do końca partii zachowaj dla widzów to, co znajdziesz. Potem analizuj ją z graczami, chyba że któryś z nich tego nie chce.
watch-rule-analysis-after = Analizuj partię z jej graczami, chyba że któryś z nich tego nie chce.
watch-rule-kindness = Zachowaj życzliwość: krytykuj ruchy, nigdy ludzi.
watch-rule-this-game = Mów o tej partii. Na wszystko inne są inne miejsca.
watch-rule-doubts = Sprawdzam każdy ruch według zasad, zanim jest zagrany. Jeśli nadal masz wątpliwości, powiedz komuś z moderacji lub osobie, która prowadzi tego bota, a nie graczom.

watch-objection = <b>{ $sides ->
    [1] Prośba { $side-gen }
   *[other] Prośba { $side-gen } i { $other-gen }
}: nie analizuj tej partii, ani teraz, ani później.</b>
watch-objection-withdrawn = Nie ma już sprzeciwu { $side-gen } wobec analizy.

watch-analysis-forbidden = { $sides ->
    [1] Sprzeciw { $side-gen }
   *[other] Sprzeciw { $side-gen } i { $other-gen }
} wobec analizy tej partii, teraz i później. Pozwól na nią: { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Nikt z was nie ma nic przeciwko analizie tej partii przez widzów. Zabroń jej: { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Już pozwalasz na analizę tej partii, więc nic się nie zmieniło.
watch-analysis-forbidden-already = Już zabraniasz analizy tej partii, więc nic się nie zmieniło.
watch-analysis-is-allowed = Gotowe. Widzowie tej partii dowiadują się, że nie masz już nic przeciwko analizie.
watch-analysis-is-forbidden = Gotowe. Widzowie tej partii dowiadują się, że nie chcesz jej analizy, ani teraz, ani później.

watch-ended = Partia { $number } się skończyła.
watch-opened = { $first } i { $second }, tutaj rozmawiają widzowie, a teraz możecie też wy.
watch-opened-for-analysis = Możecie razem analizować partię.
watch-title = Widzowie partii { $game } ({ $variant })
