//! The operator's news of Matrix.

use crate::http_client::http_client;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::{Member, TIMEOUT};
use crate::matrix::program::Program;
use serde_json::json;
use std::time::{Duration, Instant};

/// Where the bot can be asked.
fn address(log: &str) -> Option<&str> {
    let line = log.lines().find(|line| line.contains("can be asked for"))?;
    let address = &line[line.find("127.0.0.1:")?..];
    address.split(|c: char| !c.is_ascii_digit() && c != '.' && c != ':').next()
}

async fn told(program: &Program, path: &str) -> Option<(u16, String)> {
    let url = format!("http://{}{path}", address(&program.log())?);
    let client = http_client();
    let answer = client.get(url).send().await.ok()?;
    Some((answer.status().as_u16(), answer.text().await.ok()?))
}

/// Waits until the bot is well (200), or is not (503), while somebody talks in the room, so that a
/// homeserver that is there has news.
async fn until(status: u16, program: &Program, ann: &Member, room: Option<&str>) -> String {
    let began = Instant::now();
    loop {
        if let Some(room) = room {
            ann.say(room, "news").await;
        }
        match told(program, "/healthz").await {
            Some((found, text)) if found == status => return text,
            found => assert!(began.elapsed() < TIMEOUT, "{found:?}:\n{}", program.log()),
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_homeserver_that_says_nothing_is_red_until_it_does() {
    let mut server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"invite": [bot.id]})).await;
    let mut program = Program::new(vec![
        ("MATRIX_HOMESERVER", server.url()),
        ("MATRIX_ACCESS_TOKEN", bot.token().to_owned()),
        ("HEALTH_ADDR", "127.0.0.1:0".to_owned()),
        ("HEALTH_LIMITS", "network=4".to_owned()),
    ]);
    program.resume();
    ann.wait_for(&room, "bot", |event| {
        event["state_key"] == *bot.id && event["content"]["membership"] == "join"
    })
    .await;
    until(200, &program, &ann, Some(&room)).await;
    let (_, figures) = told(&program, "/metrics").await.expect("it answers");
    assert!(figures.contains("menagerie_matrix_requests_total{status=\"200\"}"), "{figures}");
    assert!(figures.contains("menagerie_network_silent_seconds{network=\"matrix\"}"), "{figures}");

    server.stop().await;
    let red = until(503, &program, &ann, None).await;
    assert!(red.contains("\"part\":\"matrix\"") && red.contains("network_silent"), "{red}");
    server.resume().await;
    let well = until(200, &program, &ann, Some(&room)).await;
    let (_, figures) = told(&program, "/metrics").await.expect("it answers");
    for (what, text) in [("health", well), ("figures", figures)] {
        for private in ["Ann", "hs.test", room.as_str(), bot.id.as_str(), bot.token()] {
            assert!(!text.contains(private), "{what} tells of {private}: {text}");
        }
    }
}
