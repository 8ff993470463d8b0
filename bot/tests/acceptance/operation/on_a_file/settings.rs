//! The mistakes an operator can make: one clear line that says what to do, and a non-zero exit.

use crate::server::{Folder, PROGRAM, Server};
use crate::steps::run;
use crate::wire;
use menagerie_sandbox::Options;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn program(folder: &Folder) -> Command {
    let mut command = Command::new(PROGRAM);
    command.current_dir(&folder.0).env_clear().stdin(Stdio::null());
    command
}

fn one_line(output: &Output) -> String {
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    let lines: Vec<&str> = words.lines().filter(|line| line.starts_with("menagerie: ")).collect();
    assert_eq!(lines.len(), 1, "one line: {words}");
    lines[0].to_owned()
}

#[tokio::test]
async fn a_missing_or_half_setting_is_named() {
    let folder = Folder::new("settings");
    for (settings, words) in [
        (&[][..], "DISCORD_TOKEN is not set"),
        (&[("DISCORD_TOKEN", "a b")], "DISCORD_TOKEN does not look like a token"),
        (&[("DISCORD_TOKEN", "t"), ("DISCORD_API_ADDR", "127.0.0.1:1")], "go together"),
        (
            &[
                ("DISCORD_TOKEN", "t"),
                ("DISCORD_API_ADDR", "127.0.0.1:1"),
                ("DISCORD_API_CA", "no-such.pem"),
            ],
            "DISCORD_API_CA names no-such.pem",
        ),
        (&[("DISCORD_TOKEN", "t"), ("RUST_LOG", "a=b=c")], "RUST_LOG is “a=b=c”"),
    ] {
        for verb in ["run", "check-config"] {
            let mut command = program(&folder);
            command.arg(verb).envs(settings.iter().copied());
            let output = run(command).await;
            assert_eq!(output.status.code(), Some(78), "{settings:?}");
            let line = one_line(&output);
            assert!(line.contains(words), "{line}");
        }
    }
}

#[tokio::test]
async fn a_folder_that_is_not_there_yet_is_no_setting_that_is_wrong() {
    let folder = Folder::new("settings");
    for verb in ["run", "check-config"] {
        let mut command = program(&folder);
        command.arg(verb).env("DISCORD_TOKEN", "t");
        command.env("DATABASE_URL", "sqlite://no/such/folder/games.db");
        let output = run(command).await;
        assert_eq!(output.status.code(), Some(1), "a supervisor is to try again");
        let line = one_line(&output);
        assert!(line.contains("the database no/such/folder/games.db cannot be written"), "{line}");
    }
}

/// A program that may not do what only root may.
#[cfg(unix)]
fn as_anybody(command: &mut Command) {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    if std::fs::metadata("/proc/self").is_ok_and(|ours| ours.uid() == 0) {
        command.uid(65_534).gid(65_534);
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_in_which_nothing_can_be_made_is_refused_by_a_check_as_by_a_start() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("settings");
    let mode = |path: &Path, mode: u32| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("it is ours");
    };
    let mut command = program(&folder);
    assert!(
        run({
            command.arg("init");
            command
        })
        .await
        .status
        .success()
    );
    // Without its lock the file alone could be written.
    std::fs::remove_file(folder.0.join("menagerie.db.lock")).expect("it is there");
    mode(&folder.0.join("menagerie.db"), 0o666);
    mode(&folder.0, 0o555);
    for database in ["sqlite://menagerie.db", "sqlite://another.db"] {
        let words = "cannot be written (Permission denied";
        for verb in ["run", "check-config"] {
            let mut command = program(&folder);
            as_anybody(&mut command);
            command.arg(verb).env("DISCORD_TOKEN", "t").env("DATABASE_URL", database);
            let output = command.output().expect("it starts as nobody");
            assert_eq!(output.status.code(), Some(1), "{verb}");
            assert!(one_line(&output).contains(words), "{verb}: {}", one_line(&output));
        }
        let mut command = program(&folder);
        as_anybody(&mut command);
        command.arg("doctor").env("DISCORD_TOKEN", "t").env("DATABASE_URL", database);
        let output = command.output().expect("it starts as nobody");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains("TO DO: database: ") && said.contains(words), "{said}");
    }
    mode(&folder.0, 0o755);
}

#[tokio::test]
async fn an_address_that_is_none_is_told_with_what_to_write() {
    let folder = Folder::new("settings");
    for (url, words) in [
        (
            "postgres://a:b@localhost/x?sslmode=bogus",
            "sslmode=bogus behind its question mark: write",
        ),
        ("postgres://a:hunter2#c@localhost/x", "in a password %2F for /, %23 for #"),
        ("postgres://a:hunter2/c@localhost/x", "in a password %2F for /, %23 for #"),
        ("sqlite://.", "names the folder "),
        ("mysql://a", "write it like sqlite://menagerie.db"),
    ] {
        for verb in ["run", "check-config", "export", "play"] {
            let mut command = program(&folder);
            command.arg(verb).env("DISCORD_TOKEN", "t").env("DATABASE_URL", url);
            match verb {
                "export" => command.arg("1"),
                "play" => command.args(["--database", url]),
                _ => &mut command,
            };
            let output = run(command).await;
            assert_eq!(output.status.code(), Some(78), "{verb} {url}");
            let line = one_line(&output);
            assert!(line.contains(words) && !line.contains("hunter2"), "{line}");
            let named = if verb == "play" { "menagerie: --database " } else { "DATABASE_URL " };
            assert!(line.contains(named), "{line}");
        }
    }
}

#[tokio::test]
async fn settings_are_read_from_a_file_too() {
    let folder = Folder::new("settings");
    std::fs::write(folder.0.join(".env"), "DISCORD_TOKEN=\"a b\"\n").expect("it is writable");
    let output = run(program(&folder)).await;
    assert!(one_line(&output).contains("does not look like a token"));
    std::fs::write(folder.0.join(".env"), "DISCORD_TOKEN=\"secret\nfoo\n").expect("it is writable");
    let output = run(program(&folder)).await;
    let line = one_line(&output);
    let words = "the file .env cannot be read: line 1 (DISCORD_TOKEN) is not a setting";
    assert!(line.contains(words) && !line.contains("secret"), "{line}");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("secret"));
    std::fs::write(folder.0.join(".env"), "# Ours\n\nA=b\nse cret\n").expect("it is writable");
    let line = one_line(&run(program(&folder)).await);
    assert!(line.contains("line 4 is not a setting") && !line.contains("cret"), "{line}");
    std::fs::remove_file(folder.0.join(".env")).expect("it is there");
    std::fs::create_dir(folder.0.join(".env")).expect("it is writable");
    let line = one_line(&run(program(&folder)).await);
    assert!(line.contains("there is a folder .env where"), "{line}");
    std::fs::remove_dir(folder.0.join(".env")).expect("it is empty");
    let mut command = program(&folder);
    command.arg("variants");
    assert!(run(command).await.status.success(), "what needs no settings reads none");
    // Settings of a folder above would come without the games that are beside them.
    std::fs::create_dir(folder.0.join("below")).expect("it is writable");
    let mut command = program(&folder);
    command.current_dir(folder.0.join("below"));
    assert!(one_line(&run(command).await).contains("DISCORD_TOKEN is not set"));
}

#[tokio::test]
async fn a_failure_is_written_as_the_log_is() {
    let folder = Folder::new("settings");
    std::fs::write(folder.0.join(".env"), "LOG_FORMAT=json\n").expect("it is writable");
    for verb in ["run", "check-config"] {
        let mut command = program(&folder);
        command.arg(verb).env("DISCORD_TOKEN", "a b");
        let output = run(command).await;
        assert_eq!(output.status.code(), Some(78));
        let words = String::from_utf8(output.stderr).expect("it is text");
        let last = words.lines().last().expect("there is one");
        let line: serde_json::Value = serde_json::from_str(last).expect("it is an object");
        assert_eq!((&line["level"], &line["exit"]), (&"ERROR".into(), &78.into()), "{words}");
        let said = line["message"].as_str().unwrap_or_default();
        assert!(said.starts_with("menagerie: DISCORD_TOKEN does not look like"), "{words}");
    }
}

#[tokio::test]
async fn whatever_fails_is_written_for_programs_where_the_log_is() {
    let folder = Folder::new("settings");
    for (words, code, said) in [
        (&["export", "1"][..], 78, "menagerie: there is no database menagerie.db"),
        (&["member", "export", "nobody"], 2, "menagerie: an account is named"),
        (&["exprot"], 2, "menagerie: unrecognized subcommand 'exprot'"),
        (&["restore", "."], 2, "menagerie: . is a folder: name the file in it"),
    ] {
        let mut command = program(&folder);
        command.args(words).env("LOG_FORMAT", "json");
        let output = run(command).await;
        let words = String::from_utf8(output.stderr).expect("it is text");
        let line: serde_json::Value = serde_json::from_str(words.trim()).expect("one object");
        assert_eq!((output.status.code(), &line["exit"]), (Some(code), &code.into()), "{words}");
        assert!(line["message"].as_str().unwrap_or_default().starts_with(said), "{words}");
    }
    std::fs::write(folder.0.join(".env"), "LOG_FORMAT=json\nA B\n").expect("it is writable");
    let output = run(program(&folder)).await;
    let words = String::from_utf8(output.stderr).expect("it is text");
    let line: serde_json::Value = serde_json::from_str(words.trim()).expect("one object");
    assert!(line["message"].to_string().contains("line 2 is not a setting"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_said_to_be_wrong() {
    let server = Server::start().await;
    let mut command = server.program();
    command.arg("run").env("DISCORD_TOKEN", "wrong").env("DATABASE_URL", "sqlite://other.db");
    let output = run(command).await;
    assert_eq!(output.status.code(), Some(78));
    assert!(one_line(&output).contains("Discord does not accept DISCORD_TOKEN"));
    assert!(!String::from_utf8_lossy(&output.stderr).contains("wrong\""));
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_intent_is_said_to_be_missing() {
    let options = Options { message_content_allowed: false, ..Options::default() };
    let server =
        Server::start_so(false, crate::server::Folder::new("texts"), options, Vec::new()).await;
    let mut command = server.program();
    command
        .arg("run")
        .env("DISCORD_MESSAGE_CONTENT", "on")
        .env("DATABASE_URL", "sqlite://other.db");
    let output = run(command).await;
    assert_eq!(output.status.code(), Some(78));
    let line = one_line(&output);
    assert!(line.contains("Message Content Intent") && line.contains("=off"), "{line}");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_games_is_refused() {
    let server = Server::start().await;
    let mut command = server.program();
    command.arg("run");
    let output = run(command).await;
    assert_eq!(output.status.code(), Some(73));
    assert!(one_line(&output).contains("is in use by another running bot"));
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_good_configuration_is_said_to_be_good() {
    let server = Server::start().await;
    let mut command = server.program();
    command.arg("check-config").env("DATABASE_URL", "sqlite://other.db");
    let output = run(command).await;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let words = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(words.contains("Discord knows this bot as Menagerie"), "{words}");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_lost_are_missed_at_the_next_start() {
    let mut server = Server::start().await;
    server.stop_bot().await;
    let file = server.folder.0.join("games.db");
    std::fs::remove_file(&file).expect("it is there");
    let verb = |verb: &str| {
        let mut command = server.program();
        command.arg(verb);
        run(command)
    };
    for _ in 0..2 {
        let output = verb("run").await;
        assert_eq!(output.status.code(), Some(78), "a supervisor must not begin anew");
        let line = one_line(&output);
        assert!(line.contains("games.db is missing or empty"), "{line}");
        assert!(
            line.contains("`menagerie restore` a backup") && line.contains("`menagerie init`"),
            "{line}"
        );
    }
    let mut command = program(&server.folder);
    command.arg("init").env("DATABASE_URL", server.database_url());
    let output = run(command).await;
    assert!(output.status.success(), "no token is needed: {}", one_line(&output));
    let words = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(words.contains("games.db is made, with no games in it"), "{words}");
    assert_eq!(verb("init").await.status.code(), Some(78), "there is one now");
    server.start_bot().await;
    let mut command = server.program();
    command.arg("init");
    assert_eq!(run(command).await.status.code(), Some(73), "the bot has it");
    server.new_game().await;
    wire::is_described(&server);
}

/// The files of a folder with their contents.
fn snapshot(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("it is there");
    let files = entries.map(|entry| entry.expect("it is readable"));
    let read = |path: &Path| std::fs::read(path).expect("it is readable");
    files.map(|file| (file.file_name().to_string_lossy().into(), read(&file.path()))).collect()
}

/// A database in a folder of its own, with so many migrations, and changed by a statement.
async fn database(folder: &Path, migrations: i64, statement: &'static str) {
    std::fs::create_dir(folder).expect("the folder is writable");
    let migrator = Migrator::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations"));
    let options = SqliteConnectOptions::new().filename(folder.join("games.db"));
    let options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
    let mut connection = options.connect().await.expect("it is made");
    let migrator = migrator.await.expect("they are readable");
    migrator.run_to(migrations, &mut connection).await.expect("they are applied");
    sqlx::query(statement).execute(&mut connection).await.expect("it is one statement");
    connection.close().await.expect("it closes");
}

/// The words of `check-config` about the database in a folder, which it leaves as it is.
async fn check(server: &Server, folder: &Path) -> String {
    let before = snapshot(folder);
    let mut command = server.program();
    let url = format!("sqlite://{}", folder.join("games.db").display());
    command.arg("check-config").env("DATABASE_URL", url);
    let output = run(command).await;
    assert!(snapshot(folder) == before, "{} has changed", folder.display());
    match output.status.code() {
        Some(0) => String::from_utf8_lossy(&output.stdout).into_owned(),
        Some(78) => one_line(&output),
        code => panic!("{code:?}: {}", String::from_utf8_lossy(&output.stderr)),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn checking_changes_nothing() {
    let mut server = Server::start().await;
    let root = server.folder.0.clone();
    let folder = |name: &str| root.join(name);
    std::fs::create_dir(folder("empty")).expect("the folder is writable");
    let said = check(&server, &folder("empty")).await;
    assert!(said.contains("games.db will be made at the first start\n"), "{said}");

    let everything = i64::MAX;
    for (name, migrations, statement, words) in [
        ("whole", everything, "SELECT 1", "games.db can be used\n"),
        ("old", 1, "SELECT 1", "which the next start will apply\n"),
        (
            "newer",
            everything,
            "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, TRUE, x'', 0)",
            "use the program version that wrote it, or a newer one",
        ),
        (
            "changed",
            everything,
            "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1",
            "migration 1 was previously applied but has been modified",
        ),
        ("lacking", everything, "DROP TABLE posted", "lacks the table “posted”"),
        ("old-lacking", 1, "DROP TABLE posted", "lacks the table “posted”"),
    ] {
        database(&folder(name), migrations, statement).await;
        let said = check(&server, &folder(name)).await;
        assert!(said.contains(words), "{name}: {said}");
    }

    let damaged = folder("damaged");
    database(&damaged, everything, "SELECT 1").await;
    let mut bytes = std::fs::read(damaged.join("games.db")).expect("it is readable");
    let length = bytes.len();
    bytes[length / 2..].fill(0x5a);
    std::fs::write(damaged.join("games.db"), bytes).expect("writes");
    let said = check(&server, &damaged).await;
    assert!(said.contains("if it is damaged, restore a backup"), "{said}");

    // The same as a bot leaves it: while it runs, killed, and gone.
    let mut command = server.program();
    command.arg("check-config");
    let output = run(command).await;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("games.db can be used; a running bot has it\n"), "{said}");
    server.new_game().await;
    server.kill_bot();
    let killed = root.join("killed");
    std::fs::create_dir(&killed).expect("the folder is writable");
    for end in ["", "-wal", "-shm", ".lock"] {
        let name = format!("games.db{end}");
        std::fs::copy(root.join(&name), killed.join(&name)).expect("a killed bot leaves it");
    }
    let said = check(&server, &killed).await;
    assert!(said.contains("games.db can be used\n"), "{said}");
    // A copy of it is looked at; where none can be made, the message says so.
    let mut command = server.program();
    let url = format!("sqlite://{}", killed.join("games.db").display());
    command.arg("check-config").env("DATABASE_URL", url).env("TMPDIR", folder("nowhere"));
    let output = run(command).await;
    assert_eq!(output.status.code(), Some(78));
    let line = one_line(&output);
    let words = format!("only in a copy, which cannot be made in {}", folder("nowhere").display());
    assert!(line.contains(&words), "{line}");
    std::fs::remove_file(killed.join("games.db")).expect("it is there");
    let said = check(&server, &killed).await;
    assert!(said.contains("games.db.lock shows that there was one"), "{said}");
    wire::is_described(&server);
}

#[tokio::test]
async fn the_outbox_of_a_database_that_is_not_there_is_said_to_be_missing() {
    let folder = Folder::new("settings");
    let mut command = program(&folder);
    command.arg("outbox");
    let output = run(command).await;
    assert_eq!(output.status.code(), Some(78));
    let line = one_line(&output);
    assert!(line.contains("there is no database menagerie.db"), "{line}");
    assert!(line.contains("DATABASE_URL") && !line.contains("damaged"), "{line}");
}
