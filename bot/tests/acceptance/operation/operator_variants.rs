//! Games that are in no program: every command that takes a variant takes a file in its place.

use crate::operation::command_line::{printed, refused};
use crate::server::{Folder, PROGRAM};
use std::io::Write;
use std::process::{Command, Stdio};

/// A game on 12x12 with two pieces that no other game has, and without drawings for them.
pub const REED_LAKE: &str = include_str!("own_game.toml");

/// The file in a folder.
pub fn written(folder: &Folder, text: &str) -> String {
    let path = folder.0.join("reed-lake.toml");
    std::fs::write(&path, text).expect("the folder is ours");
    path.to_str().expect("the folder's name is text").to_owned()
}

#[test]
fn every_command_that_takes_a_variant_takes_a_file() {
    let folder = Folder::new("file");
    let file = written(&folder, REED_LAKE);
    let path = |name: &str| folder.0.join(name).to_str().expect("text").to_owned();
    let [board, card, sheet, replay] = ["b.png", "c.png", "s.png", "r.gif"].map(path);
    let moves = "e2e4 e11e9 d1f3";
    for (arguments, words) in [
        (&["legal", "--moves", moves][..], "\"side\":\"Blue\""),
        (&["explain", "Heron d1-f3"], "words: Heron from d1 to f3"),
        (&["explain", "--moves", moves, "-"], "refused: "),
        (&["perft", "2"], "nodes=3934 "),
        (&["perft", "--divide", "1"], "e1e11 1\n"),
        (&["board", "--moves", moves, "--alt", "-o", &board], "Reed Lake, move 2."),
        (&["card", "Skimmer", "--alt", "-o", &card], "Skimmer on "),
        (&["sheet", "--alt", "-o", &sheet], "Heron"),
        (&["replay", "--moves", moves, "--alt", "-o", &replay], "Heron"),
    ] {
        for place in [1, arguments.len()] {
            let mut all = arguments.to_vec();
            all.splice(place..place, ["--file", &file]);
            let said = printed(&all);
            assert!(said.contains(words), "{all:?}: {said}");
        }
    }
    for picture in [board, card, sheet, replay] {
        assert!(std::fs::metadata(picture).is_ok_and(|file| file.len() > 1_000));
    }
}

#[test]
fn a_file_of_a_game_of_ours_is_that_game() {
    let chess = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/variants/chess.toml");
    for arguments in [&["legal"][..], &["explain", "e4"], &["board", "--alt"]] {
        let ours: Vec<&str> = [&arguments[..1], &["chess"], &arguments[1..]].concat();
        let own: Vec<&str> = [arguments, &["--file", chess]].concat();
        assert_eq!(printed(&own), printed(&ours));
    }
}

#[test]
fn what_is_no_game_is_refused_in_one_line_that_says_where() {
    let folder = Folder::new("no-file");
    let big = format!("#{}", "é".repeat(40_000));
    let bracket = format!("rules = {}", "[".repeat(60_000));
    for (text, words) in [
        ("", "is empty"),
        ("id = 7\n", "reed-lake.toml, line 1, column 6: "),
        ("id = \"x\"\nname = [\n", ", line 2, column 9: "),
        ("\u{1b}[2J", ", line 1, column 2: "),
        (&big, "a variant file has at most 64 KiB"),
        (&bracket, ", line 1, column "),
        (&REED_LAKE.replace("\"WjB\"", "\"WxB\""), ", line 61, column 9: "),
        (&REED_LAKE.replace("\"gold\"", "\"g\\u001bld\""), ", line 18, column 1: "),
    ] {
        let file = written(&folder, text);
        for command in [&["legal"][..], &["explain", "e4"], &["perft", "9"]] {
            let all: Vec<&str> = [command, &["--file", &file]].concat();
            let said = refused(&all);
            assert!(said.contains(words) && said.lines().count() == 1, "{said}");
            assert!(!said.trim_end().contains(char::is_control), "{said:?}");
        }
    }
    let folder = folder.0.to_str().expect("text");
    for (file, words) in [(folder, "is a folder: name a variant file in it"), ("no\nfile", "read")]
    {
        let said = refused(&["legal", "--file", file]);
        assert!(said.contains(words) && said.lines().count() == 1, "{said}");
    }
    for both in [&["legal", "chess"][..], &["explain", "chess", "e4"]] {
        let all: Vec<&str> = [both, &["--file", "x"]].concat();
        let said = refused(&all);
        assert!(said.contains("cannot be used with") && said.lines().count() <= 2, "{said}");
    }
}

#[test]
fn a_file_can_come_through_a_pipe() {
    let piped = |text: &[u8], name: &str| {
        let mut command = Command::new(PROGRAM);
        command.args(["perft", "2", "--file", name]).stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut input = child.stdin.take().expect("it was asked for");
        input.write_all(text).expect("it is read");
        drop(input);
        child.wait_with_output().expect("it ends")
    };
    let output = piped(REED_LAKE.as_bytes(), "-");
    assert!(output.stdout.starts_with(b"nodes=3934 "), "{output:?}");
    let output = piped(b"id = \"x\"\nname = \"\xff\"", "-");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("standard input, line 2, column 9: this is not UTF-8"), "{said}");
    #[cfg(unix)]
    assert!(piped(REED_LAKE.as_bytes(), "/dev/stdin").stdout.starts_with(b"nodes=3934 "));
}
