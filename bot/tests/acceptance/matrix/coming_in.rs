//! Coming in at a homeserver, as operators set it: by the address of a web page that names it, with a token
//! that was never good or is no more, and with a password.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::{Homeserver, Operation};
use crate::matrix::member::{Member, PASSWORD};
use crate::matrix::program::Program;
use axum::Router;
use axum::http::{StatusCode, Uri, header};
use serde_json::{Value, json};

/// A club's web page: what it answers where the file should be, and its page for people everywhere else.
async fn web_page(file: Option<Value>) -> String {
    let answer = move |uri: Uri| {
        let file = file.clone().filter(|_| uri.path() == "/.well-known/matrix/client");
        async move {
            match file {
                Some(file) => {
                    (StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], file.to_string())
                }
                // As sites do that are one page for everything.
                None => (
                    StatusCode::OK,
                    [(header::CONTENT_TYPE, "text/html")],
                    "<html>Welcome to our club</html>".to_owned(),
                ),
            }
        }
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has one");
    tokio::spawn(async { axum::serve(listener, Router::new().fallback(answer)).await });
    format!("http://{address}")
}

fn program(homeserver: &str, more: &[(&'static str, &str)]) -> Program {
    let mut settings = vec![("MATRIX_HOMESERVER", homeserver.to_owned())];
    settings.extend(more.iter().map(|(name, value)| (*name, (*value).to_owned())));
    Program::new(settings)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_a_web_page_that_names_a_homeserver_is_followed() {
    let server = Homeserver::start().await;
    let page =
        web_page(Some(json!({"m.homeserver": {"base_url": format!("{}/", server.url())}}))).await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let program = program(&page, &[("MATRIX_ACCESS_TOKEN", bot.token())]);
    let (code, said) = program.says("check-config");
    assert_eq!(code, Some(0), "{said}\n{}", program.log());
    assert!(said.contains(&format!("homeserver: knows this bot as {}", bot.id)), "{said}");
    // One plays there, too.
    let mut hall = Hall::open(&server.url()).await;
    hall.program = program;
    hall.bot = bot;
    hall.ann.invite(&hall.room, &hall.bot.id).await;
    hall.program.resume();
    hall.enter(&hall.room).await;
    hall.begin(1, "chess").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_where_no_homeserver_is_or_is_named_is_said_to_be_that() {
    let nobody =
        web_page(Some(json!({"m.homeserver": {"base_url": "ftp://elsewhere.test"}}))).await;
    let another = web_page(None).await;
    let chain = web_page(Some(json!({"m.homeserver": {"base_url": another}}))).await;
    for (page, words) in [
        (&another, "there is no homeserver ("),
        (&nobody, "names no address that can be used"),
        (&chain, "which /.well-known/matrix/client names"),
    ] {
        let program = program(page, &[("MATRIX_ACCESS_TOKEN", "syt_x")]);
        assert_eq!(program.run("check-config"), Some(78), "no restart helps: {}", program.log());
        let log = program.log();
        assert!(log.contains(words) && log.contains(&**page), "{log}");
        assert!(!log.contains("it does not exist"), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_was_never_good_is_told_from_one_that_was_revoked() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let never = "never has as far as this bot knows";
    let any_more = "does not accept the access token of MATRIX_ACCESS_TOKEN any more";
    let typo = &bot.token()[1..];
    let mut mistyped = program(&server.url(), &[("MATRIX_ACCESS_TOKEN", typo)]);
    for verb in ["run", "check-config"] {
        assert_eq!(mistyped.run(verb), Some(78), "{}", mistyped.log());
    }
    let (_, found) = mistyped.says("doctor");
    assert!(found.contains(never) && !found.contains("revoked"), "{found}");
    let log = mistyped.log();
    assert!(log.contains(never) && !log.contains("revoked") && !log.contains(typo), "{log}");

    mistyped = program(&server.url(), &[("MATRIX_ACCESS_TOKEN", bot.token())]);
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"invite": [bot.id]})).await;
    mistyped.resume();
    ann.wait_for(&room, "bot", |it| {
        it["state_key"] == *bot.id && it["content"]["membership"] == "join"
    })
    .await;
    mistyped.kill();
    server.revoke(&bot.id);
    for verb in ["run", "check-config"] {
        assert_eq!(mistyped.run(verb), Some(78), "{}", mistyped.log());
    }
    let (_, found) = mistyped.says("doctor");
    assert!(found.contains(any_more), "{found}");
    assert!(mistyped.log().contains(any_more) && !mistyped.log().contains(never));
    assert!(!mistyped.log().contains(bot.token()), "the token is never shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_password_the_doctor_looks_with_the_token_that_is_kept() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let mut program =
        program(&server.url(), &[("MATRIX_USER", &bot.id), ("MATRIX_PASSWORD", PASSWORD)]);
    let matrix = |said: &str| {
        let lines = said.lines().filter(|line| line.contains("Matrix"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let logins = || server.seen().iter().filter(|it| it.operation == Operation::Login).count();
    let before = logins();
    let (_, said) = program.says("doctor");
    assert!(said.contains("not looked at: Matrix: "), "{said}");
    let (code, said) = program.says("check-config");
    assert!(code == Some(0) && said.contains("the first start logs in"), "{said}");
    assert_eq!(logins(), before, "each login makes a device");

    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"invite": [bot.id]})).await;
    program.resume();
    ann.wait_for(&room, "bot", |it| {
        it["state_key"] == *bot.id && it["content"]["membership"] == "join"
    })
    .await;
    for is_running in [true, false] {
        if !is_running {
            program.kill();
        }
        let (code, said) = program.says("doctor");
        let found = matrix(&said);
        assert_eq!(code, Some(0), "{found:#?}");
        let knows = format!("well: Matrix: knows me as {}, in 1 room", bot.id);
        assert_eq!(found[0], knows, "{found:#?}");
        let (_, said) = program.says("check-config");
        assert!(said.contains(&format!("knows this bot as {}", bot.id)), "{said}");
    }
    let by_the_bot = before + 1;
    assert_eq!(logins(), by_the_bot, "nothing but its first start has logged in");
    server.revoke(&bot.id);
    let (code, said) = program.says("doctor");
    assert_eq!(code, Some(1));
    let found = matrix(&said);
    assert!(found[0].contains("start the bot again, which logs in anew"), "{found:#?}");
    assert_eq!(logins(), by_the_bot);
    program.resume();
    let asked = ann.say(&room, "!help").await;
    // Its greeting came before.
    ann.wait_for(&room, "answer", |it| {
        it["sender"] == *bot.id
            && it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *asked
    })
    .await;
    assert_eq!(logins(), by_the_bot + 1, "it does");

    // While it runs, too: a supervisor starts what ends with 1 again, and not what ends with 78.
    server.revoke(&bot.id);
    assert_eq!(program.ended(), Some(1), "{}", program.log());
    program.resume();
    let asked = ann.say(&room, "!help").await;
    ann.wait_for(&room, "answer", |it| {
        it["sender"] == *bot.id
            && it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *asked
    })
    .await;
}
