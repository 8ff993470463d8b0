//! `menagerie member`: what the owner does for somebody who writes to them, or whom a restored backup has
//! brought back.

use crate::store::on_a_file::backups::{run, said};
use crate::table::{CHANNEL, Table, done};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::model::request::Command;
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_words::fixed;
use std::path::Path;

/// Ann's account as Discord names it.
const ANN: &str = "discord:1180000000000000011";

/// A database in which Ann has a running game and a note, closed; and her other games are Bob's.
async fn left() -> (crate::table::Folder, std::path::PathBuf) {
    let mut table = Table::with_game().await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.challenge("Bob", "Ann", SideRequest::First).await);
    let note = Command::Notebook(NotebookRequest::Note {
        which: menagerie_core::model::request::Which::Number(GameId(1)),
        text: "mine".to_owned(),
    });
    done(&table.private("Ann", CHANNEL, note).await);
    let pool = crate::beside::pool(&table.folder.url()).await;
    for statement in [
        "UPDATE games SET white = $1 WHERE white = $2",
        "UPDATE challenges SET challenger = $1 WHERE challenger = $2",
        "UPDATE challenges SET opponent = $1 WHERE opponent = $2",
        "UPDATE notes SET author = $1 WHERE author = $2",
    ] {
        let rows = sqlx::query(statement).bind(ANN).bind("test:Ann").execute(&pool).await;
        rows.expect("the tables are as they are here");
    }
    pool.close().await;
    let Table { store, folder, .. } = table;
    store.close().await.expect("it closes");
    let file = folder.0.join("test.db");
    (folder, file)
}

fn held(folder: &Path) -> Vec<String> {
    crate::people::privacy::found_in_files(folder, &["1180000000000000011"])
}

#[tokio::test]
async fn an_owner_takes_along_and_deletes_what_is_stored_about_somebody() {
    let (folder, file) = left().await;
    let (code, words) = said(&run(&file, &["member", "export", ANN]));
    assert_eq!(code, Some(0), "{words}");
    let text =
        std::fs::read_to_string(folder.0.join("menagerie-member.json")).expect("it is there");
    let taken: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!((&taken["accounts"][0], &taken["notes"][0]["words"]), (&ANN.into(), &"mine".into()));
    // The next one is not written over it, and nobody else reads it.
    let (code, words) = said(&run(&file, &["member", "export", ANN]));
    assert!(code == Some(2) && words.contains("perhaps of somebody else"), "{words}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let written = std::fs::metadata(folder.0.join("menagerie-member.json"));
        assert_eq!(written.expect("it is there").permissions().mode() & 0o777, 0o600);
    }
    std::fs::remove_file(folder.0.join("menagerie-member.json")).expect("it is ours");

    let (code, words) = said(&run(&file, &["member", "forget", ANN]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains(fixed("privacy-delete-games")), "{words}");
    assert!(words.contains("Nothing is deleted yet: add --yes to do it."), "{words}");
    assert!(!held(&folder.0).is_empty());

    let (code, words) = said(&run(&file, &["member", "forget", ANN, "--yes"]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains(fixed("privacy-deleted")), "{words}");
    assert_eq!(held(&folder.0), [""; 0]);
    let (code, words) = said(&run(&file, &["member", "forget", ANN, "--yes"]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains(fixed("privacy-nothing")), "{words}");
}

#[tokio::test]
async fn what_is_no_account_is_refused_and_a_running_bot_is_not_disturbed() {
    let (folder, file) = left().await;
    for typed in ["Ann", "discord:Ann", "discord:", "matrix:ann", "elsewhere:1", "@everyone", ""] {
        let (code, words) = said(&run(&file, &["member", "forget", typed, "--yes"]));
        assert_eq!(code, Some(2), "{typed}: {words}");
        assert!(words.contains("matrix:@ann:example.org"), "{words}");
    }
    let store = crate::store::on_a_file::backups::opened(&file).await;
    let (code, words) = said(&run(&file, &["member", "forget", ANN, "--yes"]));
    assert_eq!(code, Some(73), "{words}");
    store.close().await.expect("it closes");
    assert!(!held(&folder.0).is_empty());
}

#[tokio::test]
async fn a_backup_that_brings_somebody_back_says_whom_to_forget_again() {
    let (folder, file) = left().await;
    let commands = [&["backup", "kept.db"][..], &["member", "forget", ANN, "--yes"]];
    for words in commands {
        assert_eq!(said(&run(&file, words)).0, Some(0));
    }
    let again = format!("Before you start the bot: menagerie member forget {ANN} --yes");
    let (code, words) = said(&run(&file, &["restore", "kept.db"]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains(&again) && words.matches("had all deleted").count() == 1, "{words}");
    assert!(!held(&folder.0).is_empty(), "they are back");
    // It is said until it is done, by another restore and by the doctor, too.
    let (_, words) = said(&run(&file, &["doctor"]));
    let todo = format!("TO DO: members: {ANN} had all deleted");
    assert!(words.contains(&todo), "{words}");
    let (_, words) = said(&run(&file, &["restore", "kept.db"]));
    assert!(words.contains(&again) && words.matches("had all deleted").count() == 1, "{words}");
    assert_eq!(said(&run(&file, &["member", "forget", ANN, "--yes"])).0, Some(0));
    let (_, words) = said(&run(&file, &["doctor"]));
    assert!(!words.contains("had all deleted"), "{words}");
    // A member who had gone before a backup was made is not in it.
    for words in [&["backup", "later.db"], &["restore", "later.db"]] {
        let (code, words) = said(&run(&file, words));
        assert!(code == Some(0) && !words.contains("had all deleted"), "{words}");
    }
    let elsewhere = folder.0.join("elsewhere.db");
    let (code, words) = said(&run(&elsewhere, &["restore", "kept.db"]));
    assert!(code == Some(0) && words.contains("Who had all deleted since then cannot"), "{words}");
}
