//! Games of the bot's operator: begun like any other, kept with the games that were begun with them, and refused where
//! they would be taken for another one.

use crate::database;
use crate::operation::operator_variants::{REED_LAKE, written};
use crate::operation::terminal::{answer, typed};
use crate::server::{Folder, PROGRAM, Server};
use crate::steps::run;
use menagerie_sandbox::Options;
use menagerie_words::{NOTHING, first_words, fixed, in_full};
use serde_json::json;
use std::process::{Command, Output};

/// The next revision, with a Heron that goes as a Queen.
fn changed(revision: u32) -> String {
    let text = REED_LAKE.replacen("revision = 1", &format!("revision = {revision}"), 1);
    let text = text.replacen("\"WjB\"", "\"Q\"", 1);
    assert_ne!(text, REED_LAKE);
    text
}

fn seen(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refusal(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && said.lines().count() == 1, "{said}");
    said
}

#[test]
fn a_game_of_a_file_is_played_by_its_revision_for_ever() {
    let folder = Folder::new("own");
    let file = written(&folder, REED_LAKE);
    // An author who writes on it before any game was begun needs no new revision.
    let begun = typed(&folder.0, &["--file", &file], &[]);
    assert!(seen(&begun).contains("Reed Lake"), "{}", seen(&begun));
    let played = seen(&typed(&folder.0, &[], &["Heron d1-f3", "e11e9"]));
    assert!(answer(&played, "e11e9").contains("p e11-e9"), "{played}");

    let other = written(&folder, &changed(1));
    let said = refusal(&typed(&folder.0, &["--file", &other], &[]));
    assert!(said.contains("games were begun with revision 1 of it"), "{said}");
    assert!(said.contains("write revision = 2 above"), "{said}");
    let next = written(&folder, &changed(2));
    let begun = seen(&typed(&folder.0, &["--file", &next], &["Heron d1-e2", "e2e4"]));
    assert!(answer(&begun, "Heron d1-e2").contains("own Pawn"), "a Queen now:\n{begun}");
    std::fs::remove_file(&next).expect("it is ours");

    // Without the file both are as they were, for all who replay them.
    let lines = ["replay 1", "replay 2", "rules reed-lake"];
    let later = seen(&typed(&folder.0, &[], &lines));
    let heron = in_full("move-goes", [("piece", "Heron"), ("from", "d1"), ("to", "f3")]);
    assert!(answer(&later, "replay 1").contains(heron), "{later}");
    assert!(!answer(&later, "replay 2").contains(fixed("refused-no-such-game")), "{later}");
    assert!(later.contains(in_full("chat-no-such-variant", [("typed", "reed-lake")])), "{later}");
    for words in
        [&["backup", "kept.db"][..], &["doctor"], &["export", "1"], &["restore", "kept.db"]]
    {
        let mut program = Command::new(PROGRAM);
        program.current_dir(&folder.0).env_clear().args(words);
        let url = format!("sqlite://{}", folder.0.join("play.db").display());
        let output = program.env("DATABASE_URL", url).output().expect("it starts");
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(!said.contains("no revision"), "{words:?}: {said}");
        let is_right = match words[0] {
            "doctor" => said.contains("games: 2 with 3 moves could be replayed"),
            "export" => said.contains("Reed Lake"),
            _ => said.contains("2 games with 3 moves"),
        };
        assert!(is_right, "{words:?}: {said}");
    }
}

/// Left was White's left for both sides when files were first kept: games that were begun then go on so, also
/// with the same file, and a new one is read as it is everywhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_by_its_file_as_it_was_read_when_it_was_begun() {
    let folder = Folder::new("own");
    // Three forward and one to the right.
    let text = REED_LAKE.replacen("\"WjB\"", "\"rfC\"", 1);
    assert_ne!(text, REED_LAKE);
    let file = written(&folder, &text);
    let (right, left) = ("Heron d12-c9", "Heron d12-e9");
    let said = |lines: &[&str]| seen(&typed(&folder.0, &["--file", &file], lines));
    let today = said(&["Heron d1-e4", left, right]);
    // Were the first of them played, the other would not be his to move.
    assert!(answer(&today, right).contains("h d12-c9"), "{today}");
    let url = format!("sqlite://{}", folder.0.join("play.db").display());
    let pool = crate::beside::pool(&url).await;
    let kept = sqlx::query("UPDATE variant_files SET file = $1").bind(&text).execute(&pool).await;
    assert_eq!(kept.expect("it is kept").rows_affected(), 1);
    pool.close().await;
    let before = said(&["Heron d1-e4", right, left]);
    assert!(answer(&before, left).contains("h d12-e9"), "{before}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_may_change_as_long_as_nothing_was_begun_with_it() {
    if database::server().is_some() {
        eprintln!("skipped, because a server keeps each revision: two_engines shows that");
        return;
    }
    let folder = Folder::new("own");
    let file = written(&folder, REED_LAKE);
    let environment = vec![("VARIANT_FILES", file.clone())];
    let mut server = Server::start_in(folder, Options::default(), environment).await;
    let games = server.games;
    for (text, piece, other) in [
        (REED_LAKE.replace("Heron", "Egret"), "Egret", "Heron"),
        (REED_LAKE.to_owned(), "Heron", "Egret"),
    ] {
        assert!(server.stop_bot().await.success());
        std::fs::write(&file, text).expect("it is ours");
        server.start_bot().await;
        let ask = |name: &str| json!({"variant": "reed-lake", "piece": name});
        let answer = server.slash("Ann", games, "piece", ask(piece)).await;
        assert!(answer.text().contains(piece), "{}", answer.text());
        let answer = server.slash("Ann", games, "piece", ask(other)).await;
        assert!(answer.text().contains(fixed("board-refused-unknown-piece")), "{}", answer.text());
    }
}

#[test]
fn a_file_that_could_be_taken_for_another_game_is_refused() {
    let folder = Folder::new("own");
    let games = folder.0.join("games");
    std::fs::create_dir(&games).expect("the folder is ours");
    let named =
        |name: &str, text: &str| std::fs::write(games.join(name), text).expect("it is ours");
    let check = |files: &str| {
        let mut program = Command::new(PROGRAM);
        program.current_dir(&folder.0).env_clear().arg("check-config");
        program.env("VARIANT_FILES", files).env("DISCORD_TOKEN", "t");
        program.env("DISCORD_API_ADDR", "127.0.0.1:9").env("DISCORD_API_CA", "no.pem");
        let output = program.output().expect("it starts");
        assert_ne!(output.status.code(), Some(0));
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    std::fs::write(folder.0.join("no.pem"), "").expect("it is ours");
    assert!(check("games").contains("the folder games, in which no file ends in .toml"));
    assert!(check("none.toml").contains("none.toml cannot be read"));
    named("a.toml", REED_LAKE);
    let found = check("games");
    assert!(found.contains("games of your own: Reed Lake"), "{found}");
    // It may have run like this for long.
    named("a.toml", &REED_LAKE.replacen("name = \"Reed Lake\"", "name = \"Grand-Chess\"", 1));
    let found = check("games");
    assert!(found.contains("games of your own: Grand-Chess"), "{found}");
    named("a.toml", REED_LAKE);
    for (from, to, words) in [
        ("name = \"Reed Lake\"", "name = \"CHESS\"", "another game with this name, “Chess”"),
        ("id = \"reed-lake\"", "id = \"chess\"", "another game with this id, “chess”"),
        ("id = \"reed-lake\"", "id = \"lake\"", "another game with this name, “Reed Lake”"),
        ("", "", "another game with this id, “reed-lake”"),
        ("files = 12", "files = 80", "b.toml, line "),
    ] {
        named("b.toml", &REED_LAKE.replacen(from, to, 1));
        let said = check("games/a.toml, games/b.toml");
        assert!(said.contains(words) && said.contains("b.toml"), "{said}");
        assert_eq!(check("games"), said, "a folder is all that is in it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_owner_is_found_challenged_and_played_in_chat() {
    let folder = Folder::new("own");
    let file = written(&folder, REED_LAKE);
    let environment = vec![("VARIANT_FILES", file)];
    let mut server = Server::start_in(folder, Options::default(), environment).await;
    let (ann, games) = (server.id("Ann"), server.games);
    let typed = json!({"variant": "12x12 nobody"});
    let found = server.sandbox.autocomplete(ann, games, "challenge", &typed, "variant").await;
    let found = found.expect("it is answered");
    assert!(format!("{found:?}").contains("Reed Lake (12×12)"), "{found:?}");
    let opponent = server.id("Bob").to_string();
    let wish = json!({"opponent": opponent, "variant": "Reed Lake", "colour": "first"});
    let answer = server.slash("Ann", games, "challenge", wish.clone()).await;
    assert!(
        answer.text().contains(first_words("challenge-made-done", NOTHING)),
        "{}",
        answer.text()
    );
    let offer = server.post(games, "Reed Lake").await;
    server.press("Bob", &offer, "Accept").await;
    let threads = server.sandbox.wait(crate::server::TIMEOUT, |sandbox| {
        sandbox.threads(games).first().map(|thread| thread.id)
    });
    let thread = threads.await.expect("it begins");
    server.post(thread, fixed("play-invitation")).await;
    server.say("Ann", thread, "Heron d1-f3");
    server
        .post(thread, in_full("move-goes", [("piece", "Heron"), ("from", "d1"), ("to", "f3")]))
        .await;
    // The owner has taken it away: nobody begins it any more, and who plays it plays on.
    assert!(server.stop_bot().await.success());
    server.environment.retain(|(name, _)| *name != "VARIANT_FILES");
    server.start_bot().await;
    server.say("Bob", thread, "e11e9");
    server.post(thread, "p e11-e9").await;
    let answer = server.slash("Ann", games, "challenge", wish).await;
    let none = in_full("chat-no-such-variant", [("typed", "Reed Lake")]);
    assert!(answer.text().contains(none), "{}", answer.text());
    let mut doctor = server.program();
    doctor.arg("doctor");
    let said = run(doctor).await;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.contains("games: 1 with 2 moves could be replayed"), "{said}");
}
