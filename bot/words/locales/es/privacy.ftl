# The data stored about a person: shown and deleted.

privacy-nothing = No hay nada guardado sobre ti.

privacy-kept = Esto es lo que hay guardado sobre ti, bajo el número o el nombre de tu cuenta:
privacy-kept-kind = • { $kind ->
    [running] partidas en curso, con cada jugada y cuándo se hizo
    [finished] partidas terminadas, que también son de tus rivales
    [challenges] desafíos que enviaste o recibiste
    [problems] problemas que creaste, que otros pueden resolver
    [leagues] ligas a las que te uniste o que creaste
    [ladders] puestos en escaleras
    [attempts] problemas que intentaste o resolviste
    [notes] notas, que nadie más ve nunca
    [lines] líneas que probaste, que nadie más ve nunca
    [plans] partidas con jugadas condicionales, que nadie más ve nunca
    [settings] ajustes sobre cómo ves los tableros y cómo te aviso
    [hours] datos de tu zona horaria, días libres y horas de silencio
    [vacations] vacaciones, con las horas gastadas al vencer un plazo
    [blocks] miembros que bloqueaste, y nadie más lo sabe
    [watched] partidas que ves o has visto
    [rulings] partidas que decidiste o pausaste al moderar, y comunidades que pausaste
    [links] vínculos entre tus cuentas, actuales o pasados, y sus códigos
   *[traces] tus nombres, resultados y puntuaciones, los últimos avisos que recibiste, tus accesos desde un navegador, claves de salas cifradas y los bloqueos que otros te hayan hecho; en total
} ({ $count })
privacy-kept-where = Todo esto está en la base de datos de quien mantiene el bot, hasta que lo borres. Mis respuestas se guardan allí 30 días: así, si un mensaje tuyo me llega dos veces, no lo cumplo dos veces. De lo que escribes se guarda esto: jugadas, líneas y notas, tus soluciones de problemas, los juegos que creaste y los motivos que das al moderar. El archivo PRIVACY.md del programa lo explica todo en detalle. Para llevarte tus datos: { STEP("privacy", "what", "export") }. Para borrarlos: { STEP("privacy", "what", "delete") }; antes te diré qué pasará.

privacy-delete-asked = <b>¿Borrar todo lo guardado sobre ti?</b> Al instante y para siempre:
privacy-delete-games = • tus partidas en curso terminan: abandonas { $resigned }, y aquellas en las que aún no han movido ambos bandos acaban sin resultado ({ $off });
privacy-delete-challenges = • los desafíos que enviaste y recibiste se retiran ({ $count });
privacy-delete-leagues = • sales de tus ligas ({ $count });
privacy-delete-goes = • se borran tus notas, líneas, jugadas condicionales, ajustes, zona horaria, días libres, horas de silencio y vacaciones; tus bloqueos a otros; lo que guardo sobre las partidas que ves, los problemas que resuelves y los avisos que recibiste; y todos los vínculos entre tus cuentas;
privacy-delete-stays = • las partidas terminadas y tus problemas se conservan, porque también son de tus rivales y de quienes los resuelven. Allí, tu nombre pasa a ser “former player” (exjugador) con un número al azar. Nada une ese nombre contigo, pero quien recuerde una partida sabrá quién la jugó. También cambia la huella de esas partidas: el código con el que se comprueba que nadie ha alterado su registro. Lo exportado antes se puede seguir leyendo y conserva tu nombre.
privacy-delete-linked = • todo esto vale también para las otras cuentas que vinculaste con esta ({ $others });
privacy-delete-before = Lo publicado en los chats se queda allí, con tu nombre, hasta que lo borres tú o lo borre la moderación. Las copias de seguridad conservan tus datos hasta que se borran, lo que debería ocurrir a los 30 días.
    Si me escribes otra vez, serás un miembro nuevo. Pero los bloqueos que otros te hicieron seguirán valiendo. Durante un día no podrás desafiar a nadie, publicar problemas ni unirte a escaleras o ligas, y durante 30 días no podrás vincular cuentas. Para reconocer tu cuenta, conservo un número calculado a partir de ella y de un secreto de esta base de datos. Solo quien tenga ambas cosas puede saber que ese número es tuyo. Se borra a los 30 días, salvo que alguien te haya bloqueado.
    Para llevártelo todo antes: { STEP("privacy", "what", "export") }. Esto no se puede deshacer. Si no haces nada en diez minutos, nada cambia.
privacy-deleted = Todo lo guardado sobre ti está borrado. Lo publicado en los chats sigue allí, y quien podía borrarlo antes aún puede. Gracias por jugar.
