# What is said in a terminal alone.

terminal-hello = { $first } i { $second } przy jednej klawiaturze. Mówisz w imieniu gracza, który jest na ruchu. Żeby mówić w imieniu drugiego, zacznij od nazwy: <code>{ $second }: draw</code>. Liczba wybiera z listy. <code>go 2</code> przenosi cię do partii 2. <code>quit</code> zamyka program, a wszystko zostaje zapisane.
terminal-hello-alone = { $first } kontra komputer. Wpisz ruch albo polecenie, na przykład <code>board</code>, <code>undo</code> lub <code>hint</code>. Liczba wybiera z listy. <code>quit</code> zamyka program, a wszystko zostaje zapisane.
terminal-games-run = Trwające partie: { $games }. <code>games</code> je pokazuje, a bez wariantu toczy się dalej ostatnia.
terminal-no-number = Nic tu nie ma numeru { $number }. Wpisz ruch lub <code>help</code>.
terminal-one-screen = Jest tu jeden ekran, więc widzowie nie mają własnego miejsca do rozmów. Gracze słyszą, co mówisz na głos.
terminal-one-network = Jest tu jedna sieć i nikt nie ma dwóch kont: wystarczy nazwa. Graj dalej.
terminal-not-drawn = Nie udało się narysować obrazu. Wybierz inny format.
terminal-written = Zapisano: { $path }
terminal-not-written = Nie da się zapisać w { $folder } ({ $why }): zrób tam miejsce albo daj temu użytkownikowi prawo zapisu.
