# Why a setting is not changed.

-settings-of-a-community = lingua, aspetto delle scacchiere, cadenza abituale, limite di partite in corso per membro, dove parlano gli spettatori e il problema del giorno

setting-refused-no-community = Questa è una conversazione privata. { STEP("server") } cambia le impostazioni di { TERM("community", "whole") }: { -settings-of-a-community }. Usalo in { TERM("place", "a") } { TERM("community", "of") }. Per le tue scacchiere usa { STEP("settings") }.
setting-refused-not-a-manager = Per le impostazioni di { TERM("community", "this") } serve { TERM("manager-right") }: { -settings-of-a-community }. Chiedi a chi ne dispone. Per le tue scacchiere usa { STEP("settings") }.
setting-refused-unknown-word = Per { $setting } non esiste «{ $typed }». Scegli tra: { $known }.
