# Why a setting is not changed.
-settings-of-a-community = la langue, l'aspect des échiquiers, la cadence habituelle, le maximum de parties en cours par membre, où discutent les spectateurs et le problème du jour
setting-refused-no-community = C'est une conversation privée. { STEP("server") } règle { TERM("community", "whole") } : { -settings-of-a-community }. Utilise-le dans un { TERM("place") } là-bas. Pour tes propres échiquiers, utilise { STEP("settings") }.
setting-refused-not-a-manager = Il te faut { TERM("manager-right") } pour les réglages { TERM("community", "of-this") } : { -settings-of-a-community }. Demande à quelqu'un qui l'a. Pour tes propres échiquiers, utilise { STEP("settings") }.
setting-refused-unknown-word = « { $typed } » n'est pas possible pour { $setting }. Choisis parmi : { $known }.
