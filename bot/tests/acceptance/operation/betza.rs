//! `menagerie betza`: a piece that is in no game yet, tried on a board.

use crate::operation::command_line::{printed, refused};
use crate::server::Folder;
use serde_json::{Value, json};

/// The report by `--json` on a text, a square and a board.
fn report(text: &str, at: &str, board: &str) -> Value {
    let mut arguments = vec!["betza", text, "--at", at, "--json"];
    if !board.is_empty() {
        arguments.extend(["--fen", board]);
    }
    let line = printed(&arguments);
    assert_eq!(line.lines().count(), 1, "{line}");
    serde_json::from_str(&line).expect("the line is JSON")
}

#[test]
fn a_piece_goes_where_its_text_says() {
    for (text, at, board, moves, captures) in [
        ("N", "a1", "", &["b3", "c2"][..], &[][..]),
        ("fmWfceF", "h8", "", &["h9"], &[]),
        // The piece's own side says which way is forward, and whom it captures.
        ("fmWfcF", "b2", "OoO/1X1/ooo", &[], &[]),
        ("fmWfcF", "b2", "o1o/1X1/OoO", &["b3"], &["a3", "c3"]),
        ("fmWfcF", "b2", "oOo/1x1/O1O", &["b1"], &["a1", "c1"]),
        ("R", "a1", "4/o3/4/X1O1", &["a2", "b1"], &["a3"]),
        ("mafsmafW", "h8", "", &["e6", "e10", "f5", "f11", "j5", "j11", "k6", "k10"], &[]),
        // Files come before ranks, and 9 before 10.
        ("vW", "b9", "", &["b8", "b10"], &[]),
    ] {
        let said = report(text, at, board);
        assert_eq!(said, json!({"moves": moves, "captures": captures}), "{text} on {board}");
    }
    // Captures on the way, and a pass.
    let said = report("mcabK", "b2", "3/oX1/3");
    assert_eq!(said, json!({"moves": ["b2"], "captures": [], "locust": ["xa2>b2"]}));
    let line = printed(&["betza", "vW", "--at", "b2", "--json"]);
    assert_eq!(line, "{\"moves\":[\"b1\",\"b3\"],\"captures\":[]}\n");
}

#[test]
fn the_board_is_as_large_as_is_said() {
    for (size, moves) in [
        (&["--files", "3", "--ranks", "2"][..], "moves: a2 b1 c1"),
        (&["--files", "2"], "moves: a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 b1"),
        (&["--ranks", "2"], "moves: a2 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1"),
        (&["--fen", "4/4/X3"], "moves: a2 a3 b1 c1 d1"),
        (&["--fen", "4/4/X3", "--files", "4", "--ranks", "3"], "moves: a2 a3 b1 c1 d1"),
    ] {
        let mut arguments = vec!["betza", "R", "--at", "a1"];
        arguments.extend(size);
        let said = printed(&arguments);
        assert!(said.lines().any(|line| line == moves), "{arguments:?}: {said}");
    }
    assert_eq!(report("R", "a1", "")["moves"].as_array().map(Vec::len), Some(30));
}

#[test]
fn a_diagram_shows_what_the_lists_say() {
    let said = printed(&["betza", "RN", "--at", "b2", "--fen", "1o2/4/1X1O/3o"]);
    let expected = [
        "    a  b  c  d",
        " 4  * <o> *  .  4",
        " 3  .  *  .  *  3",
        " 2  * (X) *  O  2",
        " 1  .  *  . <o> 1",
        "    a  b  c  d",
        "moves: a2 a4 b1 b3 c2 c4 d3",
        "captures: b4 d1",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), expected);
    let nothing = printed(&["betza", "cW", "--at", "a1", "--files", "2", "--ranks", "2"]);
    assert!(nothing.ends_with("moves: none\ncaptures: none\n"), "{nothing}");
}

#[test]
fn a_picture_is_drawn_of_it() {
    let folder = Folder::new("betza");
    let draw = |name: &str, more: &[&str]| {
        let file = folder.0.join(name);
        let mut arguments = vec!["betza", "R", "--at", "b2", "-o", file.to_str().expect("text")];
        arguments.extend(more);
        printed(&arguments);
        std::fs::read(&file).expect("it was written")
    };
    let alone = draw("alone.png", &["--files", "3", "--ranks", "3"]);
    assert!(alone.starts_with(b"\x89PNG"));
    // Every other piece there is seen, with its side.
    let theirs = draw("theirs.png", &["--fen", "3/1X1/2o"]);
    let ours = draw("ours.png", &["--fen", "3/1X1/2O", "--json"]);
    assert!(alone != theirs && theirs != ours && alone != ours);
    let file = folder.0.join("refused.png");
    refused(&["betza", "R", "--at", "b2", "--fen", "3", "-o", file.to_str().expect("text")]);
    assert!(!file.exists(), "nothing is drawn of what is refused");
}

#[test]
fn what_cannot_be_tried_is_refused_with_the_reason() {
    let slashes = "/".repeat(1_000);
    for (arguments, words) in [
        (&["fmX", "--at", "h8"][..], "\"fmX\": "),
        (&["", "--at", "h8"], "there is no move in it"),
        (&["(W)", "--at", "h8"], "groups ( ) are not supported"),
        (&["W", "--at", "z9"], "“z9” is no square"),
        (&["W", "--at", ""], "“” is no square"),
        (&["W", "--at", "p17"], "“p17” is no square"),
        (&["W", "--at", "h8", "--files", "7"], "h8 is not on the board"),
        (&["W", "--at", "a1", "--files", "17"], "17 is not in 2..=16"),
        (&["W", "--at", "a1", "--ranks", "1"], "1 is not in 2..=16"),
        (&["W", "--at", "a1", "--ranks", "many"], "many"),
        (&["W", "--at", "a1", "--fen", "X"], "a board has 2 to 16 files and ranks"),
        (&["W", "--at", "a1", "--fen", "17/X16"], "a board has 2 to 16 files and ranks"),
        (&["W", "--at", "a1", "--fen", &slashes], "a board has 2 to 16 files and ranks"),
        (&["W", "--at", "a1", "--fen", "3/X1"], "rank 1 must have 3 squares"),
        (&["W", "--at", "a1", "--fen", "3/X1k"], "rank 1 must have 3 squares"),
        (&["W", "--at", "a1", "--fen", "3/X2", "--files", "4"], "rank 2 must have 4 squares"),
        (&["W", "--at", "a1", "--fen", "3/1X1"], "the board must have X or x on a1"),
        (&["W", "--at", "a1", "--fen", "3/X1x"], "the board must have X or x on a1"),
        (&["W", "--at", "d1", "--fen", "3/X2"], "d1 is not on the board"),
        (&["W"], "--at"),
    ] {
        let mut all = vec!["betza"];
        all.extend(arguments);
        let said = refused(&all);
        assert!(said.contains(words), "{all:?}: {said}");
        all.push("--json");
        assert!(refused(&all).contains(words), "{all:?}");
    }
}
