//! `menagerie doctor`: one line for each thing, with what to do, and nothing is changed by looking.

use crate::database;
use crate::server::{Server, TIMEOUT};
use crate::steps::run;
use crate::store::on_a_file::backups::{program, said, url_of};
use crate::store::schemas::{ALL, left};
use crate::table::{Table, done};
use menagerie_sandbox::permissions;
use menagerie_words::{first_words, in_full};
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

impl Server {
    /// The doctor's words as soon as there is a line that begins like this, and its exit status.
    async fn doctor_saying(&self, begins: &str) -> (Option<i32>, Vec<String>) {
        let begun = Instant::now();
        loop {
            let (code, found) = self.doctor().await;
            if found.iter().any(|line| line.starts_with(begins)) {
                return (code, found);
            }
            assert!(begun.elapsed() < TIMEOUT, "{found:#?}\n{}", self.log());
        }
    }

    /// The doctor's words beside the bot, and its exit status.
    async fn doctor(&self) -> (Option<i32>, Vec<String>) {
        let mut command = self.program();
        command.arg("doctor");
        lines(&said(&run(command).await))
    }
}

fn lines((code, words): &(Option<i32>, String)) -> (Option<i32>, Vec<String>) {
    (*code, words.lines().map(str::to_owned).collect())
}

/// The doctor's words on a database, where no network is set up.
fn of_database(path: &Path) -> (Option<i32>, Vec<String>) {
    let mut command: Command = program(path, &["doctor"]);
    command.env_clear().env("DATABASE_URL", url_of(path));
    lines(&said(&command.output().expect("the program starts")))
}

/// The line that begins like this, which there is once.
fn line<'a>(lines: &'a [String], begins: &str) -> &'a str {
    let found: Vec<&String> = lines.iter().filter(|line| line.starts_with(begins)).collect();
    assert_eq!(found.len(), 1, "{begins}: {lines:#?}");
    found[0]
}

fn bytes(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).expect("it is a folder");
    let files = files.map(|file| file.expect("it can be read"));
    files
        .map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            (name, std::fs::read(file.path()).unwrap_or_default())
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_well_is_said_to_be_and_what_it_lacks_is_named() {
    let server = Server::start().await;
    let (code, found) = server.doctor().await;
    assert_eq!(code, Some(0), "before the first game: {found:#?}");
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    // The note that a board was shown is made within a second.
    let (code, found) = server.doctor_saying("well: outbox: everything is shown").await;
    assert_eq!(code, Some(0), "{found:#?}");
    for begins in [
        "well: settings: they can be used",
        "well: games: 1 with 1 moves could be replayed, and their hashes worked out",
        "well: clock:",
        "well: Discord: I may do what games need where they are begun or seen",
        "not looked at: Matrix: MATRIX_HOMESERVER is not set",
    ] {
        line(&found, begins);
    }
    if database::server().is_none() {
        line(&found, "well: disk: ");
    }
    assert!(line(&found, "well: database:").ends_with("is whole; a running bot has it"));
    assert!(line(&found, "well: Discord: knows me as ").ends_with(", in 1 server"));
    // The bot would not start with it.
    let mut command = server.program();
    command.arg("doctor").env("VARIANT_FILES", "/nowhere/game.toml");
    let (code, found) = lines(&said(&run(command).await));
    assert_eq!(code, Some(1), "{found:#?}");
    assert!(line(&found, "TO DO: variant files: ").contains("game.toml"), "{found:#?}");
    server.sandbox.faults().recommend_shards(3);
    let (code, found) = server.doctor().await;
    assert_eq!(code, Some(1), "{found:#?}");
    let advice = line(&found, "TO DO: Discord, it recommends 3 shards");
    assert!(advice.contains("set DISCORD_SHARDS=0-2/3 "), "{advice}");
    server.sandbox.faults().recommend_shards(1);

    server.sandbox.faults().forbid(Some(server.games), permissions::ATTACH_FILES);
    server.say("Bob", thread, "e13e11");
    let (code, found) = server.doctor_saying("TO DO: outbox").await;
    assert_eq!(code, Some(1), "{found:#?}");
    let lacking = line(&found, "TO DO: Discord, server “");
    assert!(lacking.contains("#games: I lack Attach Files, so games there are not"), "{lacking}");
    assert!(lacking.contains("grant it to my role"), "{lacking}");
    let waits = line(&found, "TO DO: outbox: row ");
    let files = in_full("discord-permission", [("name", "attach-files")]);
    let needs = first_words("discord-lacking", [("permissions", files)]);
    assert!(waits.contains(&format!("{needs}discord:")), "{waits}");
    assert!(waits.contains("`menagerie outbox retry "), "{waits}");
    assert!(found.last().expect("there are lines").contains("there are 2 things to do"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_a_place_for_games_and_a_place_that_is_gone_are_told() {
    let mut server = Server::start().await;
    let faults = server.sandbox.faults();
    faults.forbid(None, permissions::SEND_MESSAGES);
    let (code, found) = server.doctor().await;
    assert_eq!(code, Some(1), "{found:#?}");
    let nowhere = line(&found, "TO DO: Discord, server “");
    let least = "no game can be begun there (the least that I lack is Send Messages)";
    assert!(nowhere.contains(least), "{nowhere}");
    faults.forbid(None, 0);
    server.new_game().await;
    server.kill_bot();
    assert!(faults.delete_channel(server.games));
    let (code, found) = server.doctor().await;
    assert_eq!(code, Some(1), "{found:#?}");
    let gone = line(&found, &format!("TO DO: Discord, channel {} is in no server", server.games));
    assert!(gone.contains("invite me again, or use any command of mine"), "{gone}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_cannot_be_reached_or_refuses_us_is_told() {
    let server = Server::start().await;
    for (name, value, words) in [
        ("DISCORD_API_ADDR", "127.0.0.1:1", "TO DO: Discord: Discord cannot be reached"),
        ("DISCORD_TOKEN", "not.the.token", "TO DO: Discord: Discord does not accept DISCORD_TOKEN"),
    ] {
        let mut command = server.program();
        command.arg("doctor").env(name, value);
        let (code, found) = lines(&said(&run(command).await));
        assert_eq!(code, Some(1), "{found:#?}");
        line(&found, words);
        line(&found, "not looked at: Discord: what I may do in its servers");
        line(&found, "well: games: ");
    }
}

#[tokio::test]
async fn everything_in_a_database_is_a_line_and_nothing_is_changed_by_looking() {
    if crate::database::server().is_some() {
        return;
    }
    let Table { store, folder, .. } = {
        let mut table = Table::after(&["e4e6", "e13e11"]).await;
        done(&table.play("Ann", "d2g5").await);
        table
    };
    let path = folder.0.join("test.db");
    store.close().await.expect("it closes");
    drop(store);
    let before = bytes(&folder.0);
    let (code, found) = of_database(&path);
    assert_eq!(code, Some(1), "no network is set up");
    line(&found, "TO DO: settings: DISCORD_TOKEN is not set");
    line(&found, "not looked at: networks: ");
    line(&found, "well: games: 1 with 3 moves");
    let waits = line(&found, "well: outbox: row ");
    assert!(waits.ends_with("is shown at the next start"), "{waits}");
    assert!(line(&found, "well: database: ").ends_with("test.db is whole"));
    assert!(found.last().expect("there are lines").contains("there is something to do"));
    let mut elsewhere: Command = program(&path, &["doctor"]);
    elsewhere.env_clear().env("DATABASE_URL", url_of(&path));
    elsewhere.env("MATRIX_HOMESERVER", "http://127.0.0.1:9").env("MATRIX_ACCESS_TOKEN", "x");
    let (_, found) = lines(&said(&elsewhere.output().expect("the program starts")));
    let waits = line(&found, "well: outbox: row ");
    assert!(waits.ends_with("waits until test is set up again"), "{waits}");
    assert_eq!(bytes(&folder.0), before);

    let mut file = SqliteConnection::connect(&url_of(&path)).await.expect("it is there");
    sqlx::raw_sql(
        "UPDATE moves SET coordinates = 'e4e5' WHERE ply = 1;
         UPDATE outbox SET dead = 'nobody can read it', attempts = 3;
         UPDATE games SET touched_at = 4000000000;",
    )
    .execute(&mut file)
    .await
    .expect("it can be done");
    file.close().await.expect("it closes");
    std::fs::write(folder.0.join(".env"), "RUST_LOG=[nonsense\n").expect("it is writable");
    #[cfg(unix)]
    for name in ["test.db", ".env"] {
        use std::os::unix::fs::PermissionsExt;
        let open = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.0.join(name), open).expect("it is ours");
    }
    let before = bytes(&folder.0);
    let (code, found) = of_database(&path);
    assert_eq!(code, Some(1));
    assert!(line(&found, "TO DO: game 1: ").contains("e4e5 is not legal"), "{found:#?}");
    line(&found, "well: games: 0 with 0 moves");
    assert!(line(&found, "TO DO: outbox: row ").contains("given up after 3 tries (nobody can"));
    line(&found, "TO DO: clock: this machine says ");
    line(&found, "TO DO: settings: RUST_LOG is “[nonsense”");
    #[cfg(unix)]
    {
        assert!(
            line(&found, "TO DO: files: everybody on this machine can read .env")
                .ends_with("chmod 600 .env")
        );
        line(
            &found,
            &format!("TO DO: files: everybody on this machine can read {}", path.display()),
        );
    }
    assert_eq!(bytes(&folder.0), before);
}

#[tokio::test]
async fn a_database_that_is_damaged_older_missing_or_lost_is_told_and_left_alone() {
    if crate::database::server().is_some() {
        return;
    }
    let folder = left(ALL[3].1).await;
    let path = folder.0.join("test.db");
    let (_, found) = of_database(&path);
    let older = line(&found, "not looked at: games, and what waits to be shown: ");
    assert!(older.contains("migrations, which the next start makes after copying it"), "{older}");
    let mut pages = std::fs::read(&path).expect("it is there");
    // The pages behind the first few hold rows.
    for byte in pages.iter_mut().skip(3 * 4096).step_by(64) {
        *byte ^= 0x5a;
    }
    std::fs::write(&path, &pages).expect("it is writable");
    let (code, found) = of_database(&path);
    assert_eq!(code, Some(1));
    let damaged = found.iter().filter(|line| line.starts_with("TO DO: database: "));
    let damaged: Vec<&String> = damaged.collect();
    assert!(
        !damaged.is_empty() && damaged.iter().all(|line| line.contains("restore")),
        "{found:#?}"
    );
    let nowhere = folder.0.join("missing.db");
    let (_, found) = of_database(&nowhere);
    assert!(line(&found, "well: database: ").ends_with("will be made at the first start"));
    assert!(!nowhere.exists());
    let witness = folder.0.join("missing.db-wal");
    std::fs::write(witness, "a log").expect("it is writable");
    let (_, found) = of_database(&nowhere);
    assert!(line(&found, "TO DO: database: ").contains("shows that there was one"), "{found:#?}");
}
