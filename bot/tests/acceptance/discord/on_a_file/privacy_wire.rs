//! The data stored about somebody, over the wire: told to them alone, taken along as a file, and deleted after asking,
//! on a server and in a direct message.

use crate::people::privacy::found_in_files;
use crate::server::{Folder, Server};
use crate::wire;
use menagerie_sandbox::Options;
use menagerie_words::{fixed, in_full};
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_written_down_for_looking_at_what_is_kept_of_them() {
    // With a second network, on which those of the first have no names.
    let matrix = [("MATRIX_HOMESERVER", "http://127.0.0.1:9"), ("MATRIX_ACCESS_TOKEN", "none")];
    let environment = matrix.map(|(name, value)| (name, value.to_owned())).to_vec();
    let server = Server::start_in(Folder::new("privacy"), Options::default(), environment).await;
    let pool = crate::beside::pool(&server.database_url()).await;
    for (command, noted) in [("privacy", 0), ("games", 1)] {
        server.slash("Ann", server.games, command, json!({})).await;
        let handles: i64 = sqlx::query_scalar("SELECT count(*) FROM handles")
            .fetch_one(&pool)
            .await
            .expect("it can be read");
        assert_eq!(handles, noted, "{command}");
    }
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_sees_takes_along_and_deletes_what_is_stored_of_them() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.slash("Ann", thread, "note", json!({"text": "Ann's own plan"})).await;

    let kept = server.slash("Ann", thread, "privacy", json!({})).await;
    assert!(kept.is_ephemeral());
    assert!(
        kept.text().contains(in_full("privacy-kept-kind", [("kind", "notes"), ("count", "1")])),
        "{}",
        kept.text()
    );

    let export = server.slash("Ann", thread, "privacy", json!({"what": "export"})).await;
    assert!(export.is_ephemeral());
    let message = &export.messages[0];
    let [file] = message.attachments.as_slice() else { panic!("{:?}", message.attachments) };
    assert_eq!(file.name, "menagerie-member.json");

    let asked = server.slash("Ann", thread, "privacy", json!({"what": "delete"})).await;
    assert!(asked.is_ephemeral());
    assert!(asked.text().contains(fixed("privacy-delete-before")), "{}", asked.text());
    let question = asked.messages[0].clone();
    server.press("Ann", &question, fixed("action-delete-all")).await;
    let end = server.post(thread, fixed("ending-aborted")).await;
    assert!(end.content.contains("former player "), "{}", end.content);
    assert!(!end.content.contains(&server.id("Ann").to_string()), "{}", end.content);

    // Upkeep takes it out of the log, too.
    let database = server.database_url();
    let path = database.strip_prefix("sqlite://").expect("it is a file");
    let folder = std::path::Path::new(path).parent().expect("it is in a folder").to_owned();

    let ann = format!("discord:{}", server.id("Ann"));
    let deadline = Instant::now() + Duration::from_mins(1);
    let files = |folder: &std::path::Path, whom: &str| {
        let found = found_in_files(folder, &[whom]);
        found.into_iter().filter(|hit| hit.contains(".db")).collect::<Vec<_>>()
    };
    while !files(&folder, &ann).is_empty() {
        assert!(Instant::now() < deadline, "{:?}", files(&folder, &ann));
        tokio::time::sleep(Duration::from_millis(500)).await;
    }

    // Bob has the game, and can ask alone with the bot, too.
    let direct = server.sandbox.direct_channel(server.id("Bob"));
    let kept = server.slash("Bob", direct, "privacy", json!({})).await;
    assert!(
        kept.text().contains(in_full("privacy-kept-kind", [("kind", "finished"), ("count", "1")]))
    );
    let asked = server.slash("Bob", direct, "privacy", json!({"what": "delete"})).await;
    let question = asked.messages[0].clone();
    server.press("Bob", &question, fixed("action-delete-all")).await;
    let bob = format!("discord:{}", server.id("Bob"));
    let deadline = Instant::now() + Duration::from_mins(1);
    while !files(&folder, &bob).is_empty() {
        assert!(Instant::now() < deadline, "{:?}", files(&folder, &bob));
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    wire::is_valid(&server);
    server.stop_bot().await;
}
