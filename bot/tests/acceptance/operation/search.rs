//! The search on the command line: for one position, and as an engine that speaks UCI.

use super::command_line::{printed, refused};
use crate::server::PROGRAM;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

const MATE_IN_TWO: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

#[test]
fn a_position_is_searched_and_told_in_words_or_as_json() {
    let said = printed(&["search", "chess", "--fen", MATE_IN_TWO, "--nodes", "20000"]);
    assert!(said.starts_with("best: a1a6\nscore: wins in 2\ndepth: "), "{said}");
    assert!(said.contains("\nline: a1a6 b7a6 b6b7\nnodes: "), "{said}");
    let said = printed(&["search", "chess", "--fen", MATE_IN_TWO, "--nodes", "20000", "--json"]);
    assert!(said.starts_with(r#"{"best":"a1a6","score":null,"mate":2,"depth":"#), "{said}");
    let moves = "f2f3 e7e5";
    let said = printed(&["search", "chess", "--moves", moves, "--depth", "1", "--json"]);
    let found: Value = serde_json::from_str(&said).expect("it is JSON");
    assert_eq!((&found["depth"], &found["mate"]), (&json!(1), &Value::Null));
    assert!(found["score"].is_i64() && found["line"][0] == found["best"], "{found}");
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let over = ["search", "chess", "--moves", "f2f3 e7e5 g2g4 d8h4"];
    assert_eq!(printed(&over), "the game is over\n");
    let said = printed(&[&over[..], &["--json"]].concat());
    let none = r#"{"best":null,"score":null,"mate":null,"depth":0,"line":[],"nodes":0}"#;
    assert_eq!(said.trim_end(), none);
}

#[test]
fn a_search_that_cannot_be_made_is_told() {
    for (arguments, words) in [
        (&["search", "chess-9"][..], "there is no variant “chess-9”"),
        (&["search", "chess", "--nodes", "many"], "'many'"),
        (&["search", "chess", "--depth", "0"], "0 is not in 1.."),
        (&["search", "chess", "--fen", "8/8"], "the FEN cannot be used"),
        (&["search", "--file", "no-such-file.toml"], "no-such-file.toml cannot be read"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn the_engine_answers_all_commands_of_a_file_and_reads_games_of_one_s_own() {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/acceptance/operation/own_game.toml");
    let commands = format!(
        "uci\nposition startpos moves f2f3 e7e5 g2g4\ngo nodes 1000\n\
         setoption name VariantPath value -\nsetoption name VariantPath value {own}\ngo depth 2\n"
    );
    let mut engine = Command::new(PROGRAM)
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = engine.stdin.take().expect("it is piped");
    input.write_all(commands.as_bytes()).expect("it listens");
    drop(input);
    let output = engine.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("it is text");
    assert!(said.starts_with("id name Menagerie "), "{said}");
    assert_eq!(said.matches("bestmove d8h4\n").count(), 2, "{said}");
    let refusal = "info string the commands come from standard input: name a file\n";
    assert!(said.contains(refusal) && said.contains("info string UCI_Variant can be "), "{said}");
}
