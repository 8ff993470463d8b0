//! What an operator can get wrong: one clear line that says what to do, and a non-zero exit.

use crate::server::{Folder, PROGRAM, Server, run};
use crate::wire;
use menagerie_sandbox::Options;
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
        (
            &[("DISCORD_TOKEN", "t"), ("DATABASE_URL", "sqlite://no/such/folder/games.db")],
            "the database no/such/folder/games.db cannot be written",
        ),
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
async fn settings_are_read_from_a_file_too() {
    let folder = Folder::new("settings");
    std::fs::write(folder.0.join(".env"), "DISCORD_TOKEN=\"a b\"\n").expect("it is writable");
    let output = run(program(&folder)).await;
    assert!(one_line(&output).contains("does not look like a token"));
    std::fs::write(folder.0.join(".env"), "DISCORD_TOKEN=\"secret\nfoo\n").expect("it is writable");
    let output = run(program(&folder)).await;
    let line = one_line(&output);
    assert!(line.contains("the file .env cannot be read") && !line.contains("secret"), "{line}");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("secret"));
    let mut command = program(&folder);
    command.arg("variants");
    assert!(run(command).await.status.success(), "what needs no settings reads none");
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
    let server = Server::start_with(options, false).await;
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
        assert!(line.contains("restore a backup") && line.contains("`menagerie init`"), "{line}");
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
