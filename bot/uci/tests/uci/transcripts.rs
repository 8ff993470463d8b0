//! Transcripts: behind `>` a command, behind `<` its answers, in their order. `…` is anything from there
//! on. Lines about a depth are left out where a transcript shows none.

use crate::client::{Client, timeless};

const FILES: &[(&str, &str)] = &[
    ("mine.toml", include_str!("../../../../rules/variants/makruk.toml")),
    (
        "theirs.ini",
        "[tall:chess]\nmaxRank = 9\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n",
    ),
    ("broken.toml", "id = 7"),
];

const TRANSCRIPTS: &[(&str, &str)] = &[
    (
        "it says who it is and what can be set",
        "> uci
         < id name Menagerie …
         < id author the authors of Menagerie
         < option name Hash type spin default 64 min 1 max 4096
         < option name Threads type spin default 1 min 1 max 1
         < option name Level type spin default 0 min 0 max 6
         < option name Seed type spin default 0 min 0 max 2147483647
         < option name Move Overhead type spin default 30 min 0 max 5000
         < option name UCI_Chess960 type check default false
         < option name UCI_Variant type combo default chess var terachess-2 var …
         < option name VariantPath type string default <empty>
         < uciok
         > isready
         < readyok",
    ),
    (
        "without a variant it plays chess",
        "> d
         < Game: Chess
         < Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
         > position startpos moves e2e4 c7c5 g1f3
         > d
         < Game: Chess
         < Fen: rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
    ),
    (
        "each depth is told, and the move",
        "> position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
         > go depth 9
         < info depth 1 score cp …
         < info depth 2 score cp …
         < info depth 3 score cp …
         < info depth 4 score cp …
         < info depth 5 score cp …
         < info depth 6 score mate 2 nodes … pv a1a6 b7a6 b6b7
         < bestmove a1a6
         > go depth 1
         < info depth 1 score cp …
         < bestmove …
         > go mate 2
         < info depth 1 score cp …
         < info depth 2 score cp …
         < info depth 3 score cp …
         < info depth 4 score cp …
         < info depth 5 score cp …
         < info depth 6 score mate 2 nodes … pv a1a6 b7a6 b6b7
         < bestmove a1a6",
    ),
    (
        "a mate in one, by every word that limits a search",
        "> setoption name Hash value 1
         > position startpos moves f2f3 e7e5 g2g4
         > go depth 2
         < bestmove d8h4
         > go nodes 500
         < bestmove d8h4
         > go mate 1
         < bestmove d8h4
         > go movetime 86400000
         < bestmove d8h4
         > go wtime 1 btime 86400000 winc 0 binc 1000 movestogo 20
         < bestmove d8h4",
    ),
    (
        "a search without an end answers when it is stopped, and not before",
        "> position startpos moves f2f3 e7e5 g2g4
         > go infinite
         > isready
         < readyok
         > stop
         < bestmove d8h4
         > go ponder wtime 1 btime 1
         > ponderhit
         < bestmove d8h4
         > stop
         > ponderhit
         > isready
         < readyok",
    ),
    (
        "castling, captures in passing and promotions are read and written",
        "> position fen r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1 moves e8g8
         > d
         < Game: Chess
         < Fen: r4rk1/8/8/8/8/8/8/4K3 w - - 1 2
         > position startpos moves e2e4 a7a6 e4e5 d7d5 e5d6
         > d
         < Game: Chess
         < Fen: rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3
         > position fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
         > go depth 3
         < bestmove a7a8q",
    ),
    (
        "Chess960 castles onto the Rook, by its name or as other programs ask for it",
        "> setoption name UCI_Variant value chess960
         > position fen 4k3/8/8/8/8/8/8/5KR1 w G - 0 1 moves f1g1
         > d
         < Game: Chess960
         < Fen: 4k3/8/8/8/8/8/8/5RK1 b - - 1 1
         > setoption name UCI_Variant value chess
         > d
         < Game: Chess
         < Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
         > setoption name UCI_Chess960 value true
         > position fen 4k3/8/8/8/8/8/8/5KR1 w G - 0 1 moves f1g1
         > d
         < Game: Chess960
         < Fen: 4k3/8/8/8/8/8/8/5RK1 b - - 1 1
         > position fen 4k1r1/8/8/8/8/8/8/5K2 b g - 0 1 moves e8g8
         > d
         < Game: Chess960
         < Fen: 5rk1/8/8/8/8/8/8/5K2 w - - 1 2
         > setoption name UCI_Chess960 value false
         > d
         < Game: Chess
         < Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "a FEN of another program is read as it is meant, and the sentence says how",
        "> position fen 4k3/8/8/8/8/8/8/R3K2R w HA - 0 0 moves e1h1
         < info string the FEN is read as 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
         > d
         < Game: Chess
         < Fen: 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
    ),
    (
        "squares of large boards have two digits",
        "> setoption name UCI_Variant value terachess-2
         > position startpos moves e4e6 e13e11
         > d
         < Game: Terachess II
         < Fen: …
         > position fen 15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1
         > go depth 2
         < bestmove a15a16q",
    ),
    (
        "another game begins with its own array, and a new one of it, too",
        "> setoption name UCI_Variant value racingkings
         > d
         < Game: Racing Kings
         < Fen: 8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1
         > position startpos moves h2h3
         > ucinewgame
         > d
         < Game: Racing Kings
         < Fen: 8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
    ),
    (
        "a game that is over has no move",
        "> position startpos moves f2f3 e7e5 g2g4 d8h4
         > go nodes 100
         < info string the game is over: Black has won
         < bestmove (none)
         > position fen 7k/8/8/8/8/8/8/K7 w - - 0 1
         > go infinite
         > stop
         < info string the game is over: it is drawn
         < bestmove (none)",
    ),
    (
        "a level chooses its move by its own number of positions",
        "> setoption name Level value 6
         > position startpos moves f2f3 e7e5 g2g4
         > go infinite
         > stop
         < bestmove d8h4",
    ),
    (
        "a file of one's own",
        "> setoption name VariantPath value mine.toml
         < info string UCI_Variant can be makruk now
         > setoption name UCI_Variant value makruk
         > d
         < Game: Makruk
         < Fen: rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1
         > setoption name VariantPath value theirs.ini
         < info string UCI_Variant can be tall (without 1 of its settings) now
         > setoption name UCI_Variant value tall
         > position startpos moves b1c3
         > go nodes 500
         < bestmove …
         > setoption name VariantPath value broken.toml
         < info string broken.toml, line 1, column 6: …
         > setoption name VariantPath value nowhere.toml
         < info string nowhere.toml cannot be read
         > setoption name UCI_Variant value tall
         > setoption name VariantPath value <empty>
         > setoption name UCI_Variant value tall
         < info string there is no variant “tall”; uci lists them under UCI_Variant",
    ),
];

fn agrees(line: &str, expected: &str) -> bool {
    match expected.split_once('…') {
        Some((start, end)) => line.starts_with(start) && line.ends_with(end),
        None => line == expected,
    }
}

#[test]
fn every_transcript_is_answered_as_it_stands() {
    for (title, script) in TRANSCRIPTS {
        let client = Client::new(FILES);
        let shows_depths = script.contains("< info depth");
        let is_left_out = |line: &String| line.starts_with("info depth") && !shows_depths;
        for step in script.lines().map(str::trim) {
            if let Some(command) = step.strip_prefix("> ") {
                client.send(command);
            } else {
                let expected = step.strip_prefix("< ").expect("it is a command or an answer");
                let mut lines = std::iter::from_fn(|| client.answer());
                let line = lines.find(|line| !is_left_out(line)).unwrap_or_default();
                assert!(agrees(&timeless(&line), expected), "{title}: {line}\nis not {expected}");
            }
        }
        let rest: Vec<String> = client.end().into_iter().filter(|it| !is_left_out(it)).collect();
        assert_eq!(rest, [""; 0], "{title}");
    }
}
