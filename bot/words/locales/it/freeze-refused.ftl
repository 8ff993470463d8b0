# Why games are not stopped, or do not go on.

freeze-refused-already = { $stopped } { $what ->
    [all] Falle riprendere con { STEP("thaw", "all", "true") }.
   *[game] Falla riprendere con { STEP("thaw") }.
}
freeze-refused-not-frozen = Questa partita non è sospesa singolarmente. Sospendila con { STEP("freeze") }. Se è sospesa con tutte le partite { TERM("community", "of") }, falle riprendere con { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = Le partite di { TERM("community", "this") } non sono sospese. Sospendile tutte con { STEP("freeze", "all", "true", "reason", "") }. Una partita sospesa singolarmente riprende con { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Chi gioca in { TERM("community", "this") } viene a sapere perché tutte le partite sono sospese. Indica il motivo come { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = Per sospendere o far riprendere tutte le partite di { TERM("community", "this") } serve { TERM("manager-right") }. Chiedi a chi ne dispone. Con { TERM("moderator-right") } si può sospendere una partita: { STEP("freeze", "game", "") }.
freeze-refused-no-community = Questo vale per tutte le partite di { TERM("community", "a") }, e questa è una conversazione privata. Usa { STEP("freeze", "all", "true") } o { STEP("thaw", "all", "true") } in { TERM("place", "a") } { TERM("community", "of") }.
freeze-refused-game-and-all = Puoi scegliere una partita o tutte, non le due cose insieme. Togli { OPTION("freeze", "game") } o { OPTION("freeze", "all") }.
