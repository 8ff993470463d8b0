# What is said in a terminal alone.

terminal-hello = { $first } y { $second } en un solo teclado. Hablas por quien tiene el turno. Para hablar por la otra persona, empieza con su nombre: <code>{ $second }: draw</code>. Un número elige una opción. <code>go 2</code> te lleva a la partida 2. <code>quit</code> sale, y todo queda guardado.
terminal-hello-alone = { $first } contra el ordenador. Escribe una jugada o un comando como <code>board</code>, <code>undo</code> o <code>hint</code>. Un número elige una opción. <code>quit</code> sale, y todo queda guardado.
terminal-games-run = Partidas en curso: { $games }. <code>games</code> las muestra, y sin variante sigue la última.
terminal-no-number = Aquí nada tiene el número { $number }. Escribe una jugada, o <code>help</code>.
terminal-one-screen = Aquí hay una sola pantalla, así que los espectadores no tienen un lugar propio para hablar. Quienes juegan oyen lo que digas en voz alta.
terminal-one-network = Aquí hay una sola red, y nadie tiene dos cuentas: basta con un nombre. Sigue jugando.
terminal-not-drawn = No se pudo dibujar la imagen. Elige otro formato.
terminal-written = Escrito: { $path }
terminal-not-written = No se puede escribir en { $folder } ({ $why }): haz sitio allí, o da a este usuario permiso para escribir.
