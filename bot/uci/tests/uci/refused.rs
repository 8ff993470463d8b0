//! Commands that cannot be carried out: one sentence each, and nothing changes.

use crate::client::{Client, answers};

const REFUSED: &[(&str, &str)] = &[
    ("fly", "“fly” is no command; there are: uci, isready, ucinewgame, position, go, stop,"),
    ("\u{1}\u{1b}[2J", "“[2J” is no command;"),
    ("position", "behind position comes startpos or fen,"),
    ("position fen", "the FEN cannot be used: a position has four or six parts"),
    ("position fen 8/8 w - - 0 1", "the FEN cannot be used: the board has 8 ranks, not 2"),
    ("position fen 😀", "the FEN cannot be used: "),
    (
        "position fen 4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "the FEN cannot be used: Black is in check although it is White's move",
    ),
    ("position startpos moves e2e4 e2e4", "move “e2e4” (ply 2) is not legal; the position stays"),
    ("position startpos moves 0000", "move “0000” (ply 1) is not legal"),
    ("position startpos moves e7e8q", "move “e7e8q” (ply 1) is not legal"),
    ("go depth many", "behind depth comes a number, not “many”"),
    ("setoption Hash", "it is setoption name NAME value VALUE"),
    ("setoption name Hash value 0", "Hash is a number from 1 to 4096, not “0”"),
    ("setoption name Level value 7", "Level is a number from 0 to 6, not “7”"),
    ("setoption name UCI_Elo value 1500", "there is no option “UCI_Elo”; uci lists them"),
    ("setoption name UCI_Variant value chess-9", "there is no variant “chess-9”; uci lists them"),
    ("setoption name VariantPath value /no/where", "/no/where cannot be read"),
];

#[test]
fn each_is_told_in_one_sentence_and_the_position_stays() {
    let client = Client::new(&[]);
    client.send("position startpos moves f2f3 e7e5 g2g4");
    client.send("d");
    let before = client.until("Fen");
    for (command, sentence) in REFUSED {
        client.send(command);
        client.send("d");
        let said = client.next();
        assert!(said.starts_with(&format!("info string {sentence}")), "{command}: {said}");
        assert!(!said.contains(char::is_control), "{said:?}");
        assert_eq!(client.until("Fen"), before, "{command}");
    }
    client.send("go depth 2");
    assert_eq!(client.until("bestmove").pop().as_deref(), Some("bestmove d8h4"));
    assert_eq!(client.end(), [""; 0]);
}

#[test]
fn bytes_that_are_no_text_are_told_and_passed_over() {
    let client = Client::new(&[]);
    client.send_bytes(b"\xff\xfe\xff\n\n\r\n\0\nisready\n");
    assert!(client.next().starts_with("info string “\u{fffd}"));
    assert!(client.next().starts_with("info string “”"));
    assert_eq!(client.next(), "readyok");
    assert_eq!(client.end(), [""; 0]);
}

#[test]
fn a_second_search_waits_for_the_first_but_not_for_one_without_an_end() {
    let client = Client::new(&[]);
    client.send("go infinite");
    client.send("go nodes 10");
    let said = client.until("info string").pop();
    let running = "info string a search without an end is running; stop ends it";
    assert_eq!(said.as_deref(), Some(running));
    client.send("stop\ngo nodes 10\ngo nodes 10\nquit");
    let rest = client.end();
    assert_eq!(rest.iter().filter(|line| line.starts_with("bestmove ")).count(), 3, "{rest:?}");
}

/// As where commands come from a file: nothing that was asked for is lost.
#[test]
fn at_the_end_of_the_input_every_search_is_answered() {
    let mated = "position startpos moves f2f3 e7e5 g2g4\ngo nodes 3000\n";
    let mate = "position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\ngo nodes 30000\n";
    let last = "position startpos\ngo infinite";
    let said = answers(&[mated, mate, mated, last].concat());
    let best: Vec<&str> = said.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    assert_eq!(best[..3], ["d8h4", "a1a6", "d8h4"]);
    assert_eq!(best.len(), 4, "{said:?}");
}

#[test]
fn a_search_that_is_stopped_at_once_has_looked_one_ply_ahead() {
    for command in ["stop", "quit", "", "stop\nstop\nisready\nstop"] {
        for option in ["Level value 0", "Level value 6"] {
            let said = answers(&format!(
                "setoption name {option}\nposition startpos moves f2f3 e7e5 g2g4\n\
                 go infinite\n{command}\n"
            ));
            let best: Vec<&str> =
                said.iter().filter_map(|it| it.strip_prefix("bestmove ")).collect();
            assert_eq!(best, ["d8h4"], "{command}");
        }
    }
}

#[test]
fn who_stops_reading_ends_the_engine_with_that_error() {
    struct Gone;
    impl std::io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    for commands in ["uci\n", "go nodes 100\n", "go infinite\nfly\n"] {
        let ended = menagerie_uci::serve(commands.as_bytes(), Gone, &|_| Ok(String::new()));
        let kind = ended.expect_err(commands).kind();
        assert_eq!(kind, std::io::ErrorKind::BrokenPipe, "{commands}");
    }
}
