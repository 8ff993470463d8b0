//! The command line as scripts use it.

use crate::server::{Folder, PROGRAM};
use menagerie_words::{NOTHING, first_words, fixed, in_full};
use serde_json::Value;
use std::process::{Command, Output};

pub fn menagerie(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().expect("the program starts")
}

/// The output of the program when it succeeds.
pub fn printed(arguments: &[&str]) -> String {
    let output = menagerie(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("it prints text")
}

/// The program's words when it cannot use the typed text.
pub fn refused(arguments: &[&str]) -> String {
    let output = menagerie(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("it prints text")
}

/// As in `menagerie perft chess 2 --divide | head -1`.
#[test]
fn who_stops_reading_ends_the_program_quietly() {
    use std::process::Stdio;
    let folder = crate::table::Folder::new();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/variants/chess.toml");
    let rows = folder.0.join("rows.jsonl");
    std::fs::write(&rows, "{\"kind\": \"berger\", \"players\": 4}").expect("it can be written");
    let rows = rows.to_str().expect("text");
    for arguments in [
        &["perft", "chess", "1", "--divide"][..],
        &["variants"],
        &["legal", "chess"],
        &["explain", "chess", "e4"],
        &["board", "chess", "--alt"],
        &["betza", "N", "--at", "e5"],
        &["search", "chess", "--depth", "1"],
        &["lint", file],
        &["club", "--trial", rows],
        &["init"],
    ] {
        // The pipe is closed before anything is written.
        let (reader, writer) = std::io::pipe().expect("there are pipes");
        drop(reader);
        let ended = Command::new(PROGRAM)
            .args(arguments)
            .env("DATABASE_URL", folder.file_url())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!((ended.status.code(), &*said), (Some(141), ""), "{arguments:?}");
    }
}

fn reports(arguments: &[&str]) -> Vec<Value> {
    let lines = printed(arguments);
    lines.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn variants_are_listed_one_a_line() {
    let first = printed(&["variants"]);
    let line = first.lines().next().expect("there is one");
    assert_eq!(line, "terachess-2\tTerachess II\t16x16\tWhite/Black");
}

#[test]
fn legal_moves_are_sorted_coordinates() {
    let all = reports(&["legal", "terachess-2", "--moves", "e4e6 e13e11", "--each"]);
    assert_eq!(all.len(), 3);
    for (ply, report) in all.iter().enumerate() {
        assert_eq!(report["ply"], ply);
        assert_eq!(report["side"], if ply == 1 { "Black" } else { "White" });
        assert_eq!(report["check"], false);
        assert_eq!(report["outcome"], Value::Null);
        let legal: Vec<&str> =
            report["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert!(legal.is_sorted(), "{legal:?}");
    }
    assert_eq!(all[0]["legal"].as_array().map(Vec::len), Some(54));
    let keys = printed(&["legal", "terachess-2"]);
    assert!(
        keys.starts_with(r#"{"ply":0,"side":"White","check":false,"legal":["a3c5","a4a5","a4a6","#)
    );
    assert!(keys.trim_end().ends_with(r#"],"outcome":null}"#), "{keys}");
}

#[test]
fn a_forced_promotion_is_written_and_must_be_typed() {
    let fen = "15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -";
    let report = reports(&["legal", "terachess-2", "--fen", fen]).remove(0);
    let legal = report["legal"].as_array().expect("a list");
    assert!(legal.contains(&"a15a16=Q".into()) && !legal.contains(&"a15a16".into()));
    assert!(
        refused(&["legal", "terachess-2", "--fen", fen, "--moves", "a15a16"]).contains("a15a16")
    );
    reports(&["legal", "terachess-2", "--fen", fen, "--moves", "a15a16=Q"]);
}

#[test]
fn outcomes_are_named() {
    for (fen, moves, kind, winner) in [
        (
            "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - -",
            "d2b2",
            "checkmate",
            Value::from("White"),
        ),
        (
            "15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - -",
            "b9b3",
            "stalemate",
            Value::Null,
        ),
    ] {
        let report = reports(&["legal", "terachess-2", "--fen", fen, "--moves", moves]).remove(0);
        assert_eq!(report["outcome"]["kind"], kind);
        assert_eq!(report["outcome"]["winner"], winner);
        assert_eq!(report["legal"], serde_json::json!([]));
    }
}

#[test]
fn a_variant_is_found_by_its_name_as_members_type_it() {
    for (typed, id) in [
        ("Fantastic XIII", "fantastic-13"),
        ("Terachess 2", "terachess-2"),
        ("chinese chess", "xiangqi"),
    ] {
        assert_eq!(printed(&["legal", typed]), printed(&["legal", id]), "{typed}");
    }
}

#[test]
fn what_cannot_be_read_is_named_with_its_ply() {
    let long = "e4e6".repeat(1_000);
    for (arguments, words) in [
        (
            &["legal", "Terachess"][..],
            "there is no variant “Terachess”; did you mean terachess-2, terachess-1, terran? menagerie variants lists them all\n",
        ),
        (&["legal", "xyzzy"], "there is no variant “xyzzy”; menagerie variants lists them all\n"),
        (&["legal", ""], "there is no variant “”; menagerie variants lists them all\n"),
        (&["legal", &long], "…”; menagerie variants lists them all\n"),
        (&["legal", "terachess-2", "--moves", "e4e6 e4e6"], "move “e4e6” (ply 2) is not legal"),
        (&["legal", "terachess-2", "--moves", "zz"], "move “zz” (ply 1) is not legal"),
        (&["legal", "terachess-2", "--moves", &long], "(ply 1) is not legal"),
        (&["legal", "terachess-2", "--fen", "16/16 w - -"], "the FEN cannot be used"),
        (&["legal", "terachess-2", "--fen", ""], "the FEN cannot be used"),
        (&["legal", "terachess-2", "--fen", "😀"], "the FEN cannot be used"),
        (
            &["legal", "chess", "--fen", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"],
            &*format!(
                "the FEN cannot be used: {}",
                first_words(
                    "position-refused-left-in-check",
                    [("side", "Black"), ("mover", "White")]
                )
            ),
        ),
        (&["perft", "terachess-2", "99"], "depth 99 is too deep"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn perft_ends_with_its_count() {
    let lines = printed(&["perft", "terachess-2", "2", "--divide"]);
    let last = lines.lines().last().expect("there is one");
    assert!(last.starts_with("nodes=2916 seconds=") && last.contains(" nps="), "{last}");
    assert_eq!(lines.lines().count(), 55);
}

/// A game that is won has no moves, for `legal` as for `--moves`, and `perft` goes no further; the counts of
/// programs that do stand beside.
#[test]
fn legal_and_perft_end_where_the_game_ends() {
    let won = "4K3/2k5/8/8/8/8/8/8 w - - 0 1";
    let said = reports(&["legal", "racing-kings", "--fen", won]);
    assert_eq!(said[0]["outcome"]["kind"], "goal");
    assert_eq!(said[0]["legal"], serde_json::json!([]));
    let said = refused(&["legal", "racing-kings", "--fen", won, "--moves", "e8d8"]);
    assert!(said.contains("the game is over before it"), "{said}");
    for (arguments, counts) in [
        (&["racing-kings", "3", "--fen", "4brn1/2K2k2/8/8/8/8/8/8 w - - 0 1"][..], "178 257"),
        (&["racing-kings", "2", "--fen", "4brn1/2K2k2/8/8/8/8/8/8 w - - 0 1", "--divide"], "33 55"),
        (&["racing-kings", "2"], "421"),
        (&["chess", "2", "--fen", "7k/8/8/8/8/8/8/K7 w - - 0 1"], "9 0"),
    ] {
        let lines = printed(&[&["perft"][..], arguments].concat());
        let last = lines.lines().last().expect("there is one");
        let is_count = |word: &&str| !word.starts_with("seconds=") && !word.starts_with("nps=");
        let numbers = last.split(' ').filter(is_count).filter_map(|word| word.split_once('='));
        let numbers: Vec<&str> = numbers.map(|(_, number)| number).collect();
        assert_eq!(numbers.join(" "), counts, "{arguments:?}: {last}");
    }
    // The King is K's partner at home, not the Rook farthest from him, and what others write is read.
    for (fen, counts) in [
        ("10/rr3k4/ppppp5/10/10/10/10/6PPPP/5K2RR/10 w Kq - 0 1", "460"),
        ("10/rr3k4/ppppp5/10/10/10/10/6PPPP/5K2RR/10 w Ib - 0 0", "460"),
    ] {
        let output = menagerie(&["perft", "shako", "2", "--fen", fen]);
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(lines.starts_with(&format!("nodes={counts} ")), "{fen}: {lines}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(
            said.contains(first_words("position-read-as", NOTHING)),
            fen.ends_with("0 0"),
            "{said}"
        );
    }
    let help = printed(&["perft", "--help"]);
    assert!(help.contains("A game that is won goes no further"), "{help}");
}

/// The side to move, in the words of a picture.
fn to_move(side: &str) -> &'static str {
    in_full("picture-to-move", [("side", side)])
}

/// How the words of a picture begin after a piece of Black has moved.
fn moved(played: &str, standing: &str, title: &str, number: &str) -> &'static str {
    in_full(
        "picture-lead-after-move",
        [
            ("side", "Black"),
            ("played", played),
            ("standing", standing),
            ("title", title),
            ("number", number),
        ],
    )
}

/// The same of a Pawn's first move in Terachess II.
fn pawn_moved() -> &'static str {
    let pawn = in_full("move-goes", [("piece", "Pawn"), ("from", "e13"), ("to", "e11")]);
    moved(pawn, to_move("White"), "Terachess II", "2")
}

#[test]
fn a_board_is_a_picture_with_words() {
    let folder = Folder::new("board");
    let file = folder.0.join("board.png");
    let path = file.to_str().expect("the folder's name is text");
    let moves = "e4e6 e13e11";
    let words = printed(&[
        "board",
        "terachess-2",
        "--moves",
        moves,
        "--view",
        "second",
        "--px",
        "400",
        "-o",
        path,
        "--alt",
    ]);
    assert!(words.starts_with(pawn_moved()));
    assert!(words.trim_end().chars().count() <= 1_024);
    assert!(std::fs::read(&file).expect("it was written").starts_with(b"\x89PNG"));
    assert!(!menagerie(&["board", "terachess-2"]).status.success(), "there is nothing to do");
    let nowhere = folder.0.join("no/such/board.png");
    let output = menagerie(&["board", "terachess-2", "-o", nowhere.to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_typed_move_is_explained() {
    let moves = ["explain", "terachess-2", "--moves", "e4e6"];
    let troll = in_full("move-goes", [("piece", "Troll"), ("from", "d15"), ("to", "d12")]);
    let troll = format!("move: d15d12\ncanonical: t d15-d12\nshort: Td12\nwords: {troll}\n");
    for (text, words) in
        [("Td12", troll.as_str()), ("e4e6", "refused: "), ("z99", "refused: "), ("😀", "refused: ")]
    {
        let mut arguments = moves.to_vec();
        arguments.push(text);
        let said = printed(&arguments);
        assert!(said.starts_with(words), "{text}: {said}");
    }
}

#[test]
fn every_kind_of_picture_is_drawn_with_words() {
    let folder = Folder::new("pictures");
    let file = folder.0.join("picture");
    let path = file.to_str().expect("the folder's name is text");
    let png: &[u8] = b"\x89PNG";
    let lead = |side: &str, title: &str| {
        in_full("picture-lead", [("standing", to_move(side)), ("title", title), ("number", "1")])
    };
    let queen = in_full("move-goes", [("piece", "Queen"), ("from", "d8"), ("to", "h4")]);
    let mate = moved(&format!("{queen}, checkmate"), "Black has won (checkmate).", "Chess", "3");
    let all_plies = in_full("alt-replay", [("what", "all"), ("all", "4")]);
    let mate = format!("{mate} {all_plies} White: King e1;");
    for (arguments, words, start) in [
        (
            &["board", "terran", "--theme", "slate", "--pieces", "letters", "--alt"][..],
            lead("Gold", "Terran Chess"),
            png,
        ),
        (
            &["board", "cetran-2", "--zoom", "a1-d4", "--marks", "b1", "--alt"],
            lead("White", "Cetran Chess 2"),
            png,
        ),
        (
            &["replay", "terachess-2", "--moves", "e4e6 e13e11", "--px", "300", "--alt"],
            pawn_moved(),
            b"GIF89a",
        ),
        (
            &["replay", "chess", "--moves", "f2f3 e7e5 g2g4 d8h4", "--px", "200", "--alt"],
            &mate,
            b"GIF89a",
        ),
        (&["card", "fantastic-13", "ship", "--alt"], "Ship", png),
        (&["card", "terran", "Marauder", "--alt"], "Marauder", png),
        (&["sheet", "teramachy", "--alt"], "Teramachy", png),
    ] {
        let mut arguments = arguments.to_vec();
        arguments.extend(["-o", path]);
        let said = printed(&arguments);
        assert!(said.starts_with(words), "{arguments:?}: {said}");
        assert!(said.trim_end().chars().count() <= 1_024, "{said}");
        assert!(std::fs::read(&file).expect("it was written").starts_with(start), "{arguments:?}");
    }
    for (arguments, words) in [
        (&["board", "terran", "--theme", "pink"][..], "there is no theme “pink”; there are: brown"),
        (&["board", "terran", "--zoom", "a1"], fixed("board-refused-no-such-region")),
        (
            &["board", "omega", "--zoom", "a2-a11"],
            in_full("board-refused-hole", [("square", "a2")]),
        ),
        (
            &["board", "terran", "--marks", "e5"],
            in_full("board-refused-empty-square", [("square", "e5")]),
        ),
        (
            &["card", "terran", "Sissa"],
            first_words("board-refused-unknown-piece", [("typed", "Sissa")]),
        ),
    ] {
        let mut arguments = arguments.to_vec();
        arguments.extend(["-o", path]);
        assert!(refused(&arguments).contains(words), "{arguments:?}");
    }
}

#[test]
fn a_variant_file_is_checked_and_tried() {
    let variants = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/variants");
    let said = printed(&["lint", &format!("{variants}/cetran-2.toml")]);
    assert!(said.contains("200") && said.ends_with("cetran-2.toml: no mistakes\n"), "{said}");
    let folder = Folder::new("lint");
    // How far each piece goes, and the sheet beside it.
    let sheet = folder.0.join("sheet.png");
    let sheet = sheet.to_str().expect("text");
    let said = printed(&["lint", &format!("{variants}/cetran-2.toml"), "-o", sheet]);
    assert!(said.contains("\n   14.0  14  Rook\n"), "{said}");
    assert!(std::fs::read(sheet).expect("it was written").starts_with(b"\x89PNG"));
    // Right by itself, and not to be offered beside the game of that id.
    let file = folder.0.join("taken.toml");
    let text = std::fs::read_to_string(format!("{variants}/cetran-2.toml")).expect("it is there");
    std::fs::write(&file, format!("{text}\n# Changed.\n")).expect("it is writable");
    let said = printed(&["lint", file.to_str().expect("text")]);
    assert!(said.contains("there is another game with this id, “cetran-2”: write another one"));
    assert!(said.contains("\nwarning: ") && !said.contains("no mistakes"), "{said}");
    let file = folder.0.join("bad.toml");
    std::fs::write(&file, "id = 7\n").expect("it is writable");
    let output = menagerie(&["lint", file.to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("bad.toml, line 1, column 6"), "{said}");
    assert!(refused(&["lint", "no-such-file.toml"]).contains("no-such-file.toml cannot be read"));
}

#[test]
fn words_that_cannot_be_used_are_told_in_two_lines() {
    let long = "x".repeat(10_000);
    for (arguments, wrong, instead) in [
        (&["explain"][..], "not provided: <VARIANT>", "explain <VARIANT|--file FILE> <TEXT>"),
        (&["explain", "e4"], "the text is missing", "behind the variant or --file FILE"),
        (&["explain", "--file", "x"], "the text is missing", "behind the variant or --file FILE"),
        (&["legal"], "not provided: <VARIANT|--file <FILE>>", "type menagerie legal <VARIANT|"),
        (&["lint"], "not provided: <FILE>", "type menagerie lint <FILE>"),
        (&["lint", "a", "b"], "unexpected argument 'b' found", "type menagerie lint "),
        (&["lnit", "a"], "unrecognized subcommand 'lnit'", "'lint'"),
        (&["perft", "chess", "two"], "“two” is no number of plies: type one like 3", ""),
        (&["board", "chess", "--veiw", "first"], "unexpected argument '--veiw' found", "'--view'"),
        (&["betza", "W", "--at", "a1", "--files", "17"], "17 is not in 2..=16", ""),
        (&["member"], "a word is missing", "type menagerie member <COMMAND>"),
        (&["lint", "a", "\u{1b}[2J\n\nUsage: x\n"], "unexpected argument '[2J", "type "),
        (&["lint", "a", &long], "xxx…", "type menagerie lint"),
    ] {
        let said = refused(arguments);
        let mut lines = said.lines();
        let first = lines.next().expect("something is said");
        assert!(first.starts_with("menagerie: ") && first.contains(wrong), "{said}");
        assert!(lines.next().unwrap_or_default().contains(instead), "{said}");
        assert_eq!(lines.next(), None, "{said}");
        assert!(said.chars().count() < 700 && !said.contains('\u{1b}'), "{said:?}");
    }
    assert!(printed(&["--help"]).lines().count() > 20);
    assert!(printed(&["lint", "--help"]).contains("What the random games are drawn from"));
    assert!(printed(&["--version"]).starts_with("menagerie "));
}
