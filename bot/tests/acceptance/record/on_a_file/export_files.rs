//! Games as files: written, checked and taken over by the real program, in a terminal, and in Discord.

use crate::record::exports::{branched, exported, record, without_origin};
use crate::server::{PROGRAM, Server};
use crate::store::schemas::{OF_0003, left_by};
use crate::table::{CHANNEL, Folder, THREAD, Table, accept, done};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::model::request::Which;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::record::{Form, Proven, Replayed, read, written};
use menagerie_words::{fixed_with, in_full};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The program with a database of its own, in the folder where that is.
fn menagerie(folder: &Folder, arguments: &[&str]) -> Output {
    let mut program = Command::new(PROGRAM);
    program.args(arguments).env("DATABASE_URL", folder.url()).env("RUST_LOG", "error");
    program.current_dir(&folder.0).output().expect("the program starts")
}

fn printed(folder: &Folder, arguments: &[&str]) -> String {
    let output = menagerie(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("it prints text")
}

/// The words instead, with this exit status.
fn refused(folder: &Folder, arguments: &[&str], status: i32) -> String {
    let output = menagerie(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    said
}

fn put(folder: &Folder, name: &str, text: &str) -> PathBuf {
    let path = folder.0.join(name);
    std::fs::write(&path, text).expect("it is writable");
    path
}

fn word(path: &Path) -> &str {
    path.to_str().expect("the folder's name is text")
}

#[tokio::test]
async fn a_game_is_exported_while_the_bot_has_the_database() {
    // The table's store holds the locks that a running bot holds.
    let table = branched().await;
    let folder = &table.folder;
    assert_eq!(printed(folder, &["export", "1"]), exported(&table, Form::Json).await);
    for (word, form) in [("gc", Form::Courier), ("pgn", Form::Pgn), ("fen", Form::Fen)] {
        let text = printed(folder, &["export", "1", "--format", word]);
        assert_eq!(text, exported(&table, form).await);
    }
    for (format, begins) in [("png", &b"\x89PNG"[..]), ("gif", b"GIF89a"), ("json", b"{\n")] {
        let path = folder.0.join(format);
        let arguments = ["export", "1", "--format", format, "--out", word(&path)];
        assert_eq!(printed(folder, &arguments), "");
        assert!(std::fs::read(&path).expect("it is written").starts_with(begins), "{format}");
    }
    for (arguments, words) in [
        (&["export", "7"][..], "there is no game 7 in the database"),
        (&["export", "1", "--format", "png"], "name its file, like --out game-1.png"),
        (&["export", "1", "--format", "doc"], "there are: json, gc, pgn, fen, png, gif"),
        (&["export", "one"], "invalid value 'one'"),
    ] {
        let said = refused(folder, arguments, 2);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    let nowhere = Folder::new();
    let said = refused(&nowhere, &["export", "1"], 78);
    assert!(said.contains("there is no database"), "{said}");
}

#[tokio::test]
async fn a_file_is_verified_in_one_line() {
    let table = branched().await;
    let folder = &table.folder;
    let text = exported(&table, Form::Json).await;
    let whole = put(folder, "whole.json", &text);
    let said = printed(folder, &["verify", word(&whole)]);
    let hash = &text.rsplit_once("\"taken_back\"").expect("one was").1;
    let hash = hash.split_once("\"hash\": \"").expect("it has one").1.get(..8).expect("eight");
    assert_eq!(said.lines().count(), 1);
    assert!(
        said.ends_with(&format!(
            "whole.json is a whole record of Terachess II (revision 3): its hashes are chained and end in {hash}, every move is legal (3 stand, 2 taken back), and the game goes on. Who typed the moves, and when, it does not prove: whoever can write a file can make a chain, so compare {hash} with what a player was shown during the game.\n"
        )),
        "{said}"
    );
    for (from, to, words) in [
        ("\"move\": \"e13e11\"", "\"move\": \"d13d11\"", "the chain of hashes breaks at event 4: "),
        ("\"unix\": 1820", "\"unix\": 1821", "the chain of hashes breaks at event 1: "),
        (
            "1970-01-01T00:31:40Z",
            "1970-01-01T00:31:41Z",
            "“events[4].at.utc” is \"1970-01-01T00:31:41Z\", but \"1970-01-01T00:31:40Z\" follows from the rest",
        ),
        ("\"result\": null", "\"result\": 1", "it is no record of a game ("),
        ("test:Ann", "test:\\u001b[2JAnn", "is not the name of anybody"),
    ] {
        let changed = put(folder, "changed.json", &text.replacen(from, to, 1));
        let said = refused(folder, &["verify", word(&changed)], 1);
        assert!(said.contains(" proves nothing: ") && said.contains(words), "{said}");
        assert!(said.lines().count() == 1 && !said.contains('\u{1b}'), "{said:?}");
    }
    // How it is laid out is nobody's concern, nor what an editor puts in front.
    let compact: Value = serde_json::from_str(&text).expect("it is JSON");
    for laid_out in [compact.to_string(), text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
        let other = put(folder, "whole.json", &laid_out);
        assert_eq!(printed(folder, &["verify", word(&other)]), said);
    }
    let said = refused(folder, &["verify", "no-such-file.json"], 2);
    assert!(said.contains("no-such-file.json cannot be read"), "{said}");
}

#[tokio::test]
async fn a_file_is_imported_once_and_never_beside_a_running_bot() {
    let table = branched().await;
    let text = exported(&table, Form::Json).await;
    let elsewhere = Folder::new();
    let file = put(&elsewhere, "game.json", &text);
    let changed = put(&elsewhere, "changed.json", &text.replacen("1820", "1821", 1));
    let said = refused(&elsewhere, &["import", word(&changed)], 1);
    assert!(said.contains("the chain of hashes breaks at event 1"), "{said}");
    assert!(!elsewhere.0.join("test.db").exists(), "no database is made for it");
    let said = refused(&table.folder, &["import", word(&file)], 73);
    assert!(said.contains("stop that one first"), "{said}");

    let said = printed(&elsewhere, &["import", word(&file)]);
    assert_eq!(said, "The game of Terachess II is stored as game 1, with 3 plies.\n");
    let again = printed(&elsewhere, &["import", word(&file)]);
    let there = "The game of Terachess II is there already, as game 1: nothing has changed.\n";
    assert_eq!(again, there);
    let there = printed(&elsewhere, &["export", "1"]);
    assert_eq!(without_origin(&there), without_origin(&text));
    let mut second = Table::new().await;
    second.pause = 500;
    second.start_game().await;
    let other = put(&elsewhere, "other.json", &exported(&second, Form::Json).await);
    assert_eq!(
        printed(&elsewhere, &["import", word(&other)]),
        "The game of Terachess II is stored as game 2, with 0 plies. Where it was played another game is played here, so it has no place of its own.\n"
    );
    // A game that stands otherwise there is left alone.
    done(&second.play("Ann", "d2g5").await);
    let later = put(&elsewhere, "later.json", &exported(&second, Form::Json).await);
    let said = refused(&elsewhere, &["import", word(&later)], 1);
    assert!(said.contains("it is the same game as game 2 here, which stands otherwise"), "{said}");
}

/// A game that is here goes on from wherever it began, but nothing comes in that could not begin here.
#[tokio::test]
async fn a_game_from_a_position_to_which_none_comes_is_verified_and_not_imported() {
    let mut table = Table::new().await;
    table.start_game().await;
    let (replayed, _) = read(&exported(&table, Form::Json).await).expect("it is a record");
    let mut record = replayed.record;
    record.beginning.start =
        "P14k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1".to_owned();
    let replayed = Replayed::of(record).expect("it can be replayed");
    let text = written(&replayed, Form::Json).expect("it can be written");
    let elsewhere = Folder::new();
    let file = put(&elsewhere, "game.json", &text);
    assert!(printed(&elsewhere, &["verify", word(&file)]).contains("and the game goes on"));
    let said = refused(&elsewhere, &["import", word(&file)], 1);
    assert!(
        said.contains(&format!(
            "no game can reach: {}",
            in_full(
                "position-refused-promoted",
                [("side", "White"), ("piece", "Pawn"), ("square", "a16")]
            )
        )),
        "{said}"
    );
}

#[tokio::test]
async fn who_imports_a_running_clock_is_told_that_it_rests() {
    let mut table = Table::new().await;
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), THREAD).await;
    done(&table.play("Ann", "e4e6").await);
    let elsewhere = Folder::new();
    let file = put(&elsewhere, "game.json", &exported(&table, Form::Json).await);
    let said = printed(&elsewhere, &["import", word(&file)]);
    assert_eq!(
        said,
        "The game of Terachess II is stored as game 1, with 1 ply. Its clock rests for a day, and then goes on with what had been thought.\n"
    );
    // A game that is over has no clock that runs.
    let abort = OfferRequest::Abort { which: Which::Here, confirmed: true };
    let abort = menagerie_core::model::request::Command::Offer(abort);
    done(&table.private("Ann", THREAD, abort).await);
    let ended = Folder::new();
    let file = put(&ended, "game.json", &exported(&table, Form::Json).await);
    let said = printed(&ended, &["import", word(&file)]);
    assert_eq!(said, "The game of Terachess II is stored as game 1, with 1 ply.\n");
    let said = printed(&ended, &["verify", word(&file)]);
    assert!(said.contains("and its end (aborted) is the players' word, which no board"), "{said}");
}

#[tokio::test]
async fn old_games_are_exported_and_verified() {
    let (_folder, store) = left_by(&[OF_0003]).await;
    let mut by_the_board = 0;
    for id in 1..=16 {
        let replayed = Replayed::of(record(&store, id).await).expect("its moves are legal");
        let text = written(&replayed, Form::Json).expect("its times are times");
        let (again, proof) = read(&text).unwrap_or_else(|error| panic!("game {id}: {error}"));
        assert_eq!(again.record, replayed.record);
        by_the_board += usize::from(matches!(proof.end, Proven::ByTheBoard(_)));
        let pgn = written(&replayed, Form::Pgn).expect("its times are times");
        assert_eq!(
            pgn.contains("[FEN \""),
            [4, 5, 6, 7, 12, 13, 14, 15, 16].contains(&id),
            "{pgn}"
        );
    }
    assert_eq!(by_the_board, 7, "checkmate, stalemate, bare Kings, two claims, and two of Terran");
}

#[tokio::test]
async fn a_game_is_imported_among_the_games_of_years() {
    let text = exported(&branched().await, Form::Json).await;
    let (folder, store) = left_by(&[OF_0003]).await;
    store.close().await.expect("it closes");
    drop(store);
    let file = put(&folder, "game.json", &text);
    let said = printed(&folder, &["import", word(&file)]);
    // Sixteen games are there, and its own number is taken.
    assert_eq!(said, "The game of Terachess II is stored as game 17, with 3 plies.\n");
    let there = printed(&folder, &["export", "17"]);
    assert_eq!(without_origin(&there), without_origin(&text));
    let first = printed(&folder, &["export", "1", "--format", "gc"]);
    assert!(first.contains("\n1. P e4-e6\n1... p e13-e11\n2. P d4-d6\n"), "{first}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_the_file_is_attached_to_a_private_answer() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "Pawn from e4 to e6").await;
    for (format, name, begins) in [
        ("json", "game-1-ply-1.json", &b"{\n  \"format\": \"menagerie-game\""[..]),
        ("gc", "game-1-ply-1.txt", b"// Terachess II"),
        ("pgn", "game-1-ply-1.pgn", b"[Event \"Game 1\"]"),
        ("png", "game-1-ply-1.png", b"\x89PNG"),
        ("gif", "game-1-ply-1.gif", b"GIF89a"),
    ] {
        let options = json!({"format": format, "game": 1});
        let answer = server.slash("Cid", server.games, "export", options).await;
        let [message] = &answer.messages[..] else { panic!("{format}: {}", answer.text()) };
        assert!(answer.is_ephemeral(), "only Cid sees it");
        let [file] = &message.attachments[..] else { panic!("{format}: {}", answer.text()) };
        assert_eq!(file.name, name);
        assert!(file.bytes.starts_with(begins), "{format}");
    }
    let fen = server.slash("Cid", server.games, "export", json!({"format": "fen", "game": 1}));
    let fen = fen.await;
    assert!(fen.text().contains("`sjyhxfdoodfxhyjs/"), "it can be copied: {}", fen.text());
    assert_eq!(fen.messages[0].attachments[0].name, "game-1-ply-1.fen");
    let missing = server.slash("Cid", server.games, "export", json!({"game": 9})).await;
    assert!(
        missing.text().starts_with(fixed_with("refused-no-such-game", [("game", "9")])),
        "{}",
        missing.text()
    );
}

/// The operator of a bot moves to another machine, or has lost the database and kept the exports.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_its_thread_from_another_database() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "Pawn from e4 to e6").await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "Pawn from e13 to e11").await;
    let exported = server.program().args(["export", "1"]).output().expect("it starts");
    let text = String::from_utf8(exported.stdout).expect("it is text");
    let file = server.folder.0.join("game.json");
    std::fs::write(&file, &text).expect("it is writable");
    assert!(server.stop_bot().await.success());
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock"] {
        let _ = std::fs::remove_file(server.folder.0.join(name));
    }
    let imported = server.program().args(["import", word(&file)]).output().expect("it starts");
    let said = String::from_utf8_lossy(&imported.stdout).into_owned();
    assert_eq!(said, "The game of Terachess II is stored as game 1, with 2 plies.\n");
    let before = server.posts(thread).len();
    server.start_bot().await;
    server.say("Ann", thread, "d2g5");
    server.post(thread, "Troll from d2 to g5").await;
    assert_eq!(server.posts(thread).len(), before + 1, "nothing that was said before is answered");
    let exported = server.program().args(["export", "1"]).output().expect("it starts");
    let later = String::from_utf8(exported.stdout).expect("it is text");
    let first = text.split_once("\"events\": [").expect("it has events").1;
    let first = first.split_once("\n  ],").expect("the list ends").0;
    assert!(later.contains(first), "the chain goes on from the same hashes");
}
