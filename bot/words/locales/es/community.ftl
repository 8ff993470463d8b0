# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

community-places = Lugares donde se pueden empezar partidas en { TERM("community", "this") }: { $new }.
community-places-same = Lugares donde se pueden empezar partidas en { TERM("community", "this") }: { $new }. Nada ha cambiado.
community-places-changed = Lugares donde se pueden empezar partidas en { TERM("community", "this") }: { $new } (antes: { $old }). Las partidas en curso siguen, y los desafíos publicados aún se pueden aceptar.
community-every-place = { TERM("place", "every") }
community-places-how = Para elegir dónde, usa { STEP("places", "here", "allow") }.

community-variants = Variantes que se juegan en { TERM("community", "this") }: { $new }.
community-variants-same = Variantes que se juegan en { TERM("community", "this") }: { $new }. Nada ha cambiado.
community-variants-changed = Variantes que se juegan en { TERM("community", "this") }: { $new } (antes: { $old }). Las partidas en curso siguen, y los desafíos publicados aún se pueden aceptar.
community-all-variants = todas
community-variants-kind = { $kind ->
    [first] Buenos para empezar
    [short] Juegos cortos
    [long] Juegos largos
    [very-large] Tableros muy grandes
    [larger] Tableros más grandes
    [chessboard] En un tablero de ajedrez
    [drops] Las piezas capturadas vuelven
    [japan] El shogi y sus parientes
   *[world] Otros países y épocas
}
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: aquí no se puede jugar ninguno de estos.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Empieza uno con { STEP("challenge", "variant", "") }; las reglas están en { STEP("rules", "variant", "") }.
community-variants-kinds = Para ver una línea sobre cada juego, di de qué tipo: { STEP("variants", "kind", "first") } muestra los buenos para empezar.
community-variants-own = También tiene juegos propios: { $names }.
community-variants-how = Cámbialo con { STEP("variants", "allow", "") } o { STEP("variants", "forbid", "") }.

community-settings-of-member = Tus ajustes. Lo que no hayas cambiado tiene el valor por defecto:
community-settings = Para todo el mundo en { TERM("community", "this") }:
community-settings-saved = Guardado:
community-settings-same = No ha cambiado nada:
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (antes: { $before })
community-settings-begin = Esto vale desde el próximo tablero o desafío. Los ya publicados se quedan como están.
community-settings-watchers = Esto vale para las partidas que se empiecen a ver desde ahora. Donde ya hablan espectadores, todo sigue igual.
community-settings-rated = Solo son puntuables las partidas con reloj, con la colocación inicial habitual y entre miembros. Elige el reloj habitual con { STEP("server", "clock", "days 3d") }.
community-settings-games = Las partidas en curso siguen. En un desafío publicado, el límite se comprueba al aceptarlo.
community-settings-problems = El problema del día llega aquí, la próxima vez el { $at }. Sale de partidas que empezaron aquí y ya terminaron. Los días sin un mate nuevo no hay problema.
community-settings-problems-none-yet = Aún no ha terminado ninguna partida que empezara aquí. Si las partidas empiezan en otro sitio, usa allí { STEP("server", "problems", "") }.

community-own-rules = Este juego se envió aquí como archivo. Lee sus reglas con { STEP("rules", "variant", $variant) }.
community-others-wait = También hay otras publicaciones esperando turno aquí. La tuya saldrá cuando le toque.
