//! Strangers starve nobody, over the real program: neither heavy questions nor many challenges of
//! others keep anybody waiting, and codes are not found by trying.

use crate::campaign::crowds::{Crowd, QUICK, heavy_questions};
use crate::operation::asked::Asked;
use crate::server::{Server, TIMEOUT, challenge_of};
use crate::wire;
use menagerie_sandbox::{Answer, Interaction, Options};
use menagerie_words::fixed;
use serde_json::json;
use std::time::{Duration, Instant};

/// How soon somebody else is answered, on a machine that is busy with other tests; the benchmark
/// `faults` holds it against seconds. In the order of asking it would be minutes.
const SOON: Duration = Duration::from_secs(10);

/// How many requests are stored as decided.
const CAUSES: &str = "SELECT count(*) FROM inbox";

async fn stored<T>(server: &Server, question: &'static str) -> T
where
    T: Send + Unpin + for<'r> sqlx::Decode<'r, sqlx::Any> + sqlx::Type<sqlx::Any>,
{
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&server.database_url()).await.expect("it is there");
    let found = sqlx::query_scalar(question).fetch_one(&pool).await;
    pool.close().await;
    found.expect("it is stored so")
}

/// A code that nobody has made, each time another one.
fn wrong_code(number: usize) -> String {
    let signs = b"23456789ABCDEFGHJKMNPQRSTVWX";
    let sign = |place: u32| char::from(signs[number / 28_usize.pow(place) % 28]);
    (0..6).map(sign).collect()
}

async fn answered(server: &Server, given: Interaction) -> Answer {
    let answer = tokio::time::timeout(TIMEOUT, given.answer()).await;
    answer.unwrap_or_else(|_| panic!("it was not answered:\n{}", server.log()))
}

/// The answer so far, if there is one.
async fn now(given: &Interaction) -> Option<Answer> {
    tokio::time::timeout(Duration::ZERO, given.answer()).await.ok()
}

/// How many are told that too much of theirs is worked on already.
async fn told_to_wait(given: &[Interaction]) -> usize {
    let mut told = 0;
    for given in given {
        told += usize::from(
            now(given)
                .await
                .is_some_and(|answer| answer.text().contains(fixed("busy-refused-own-wait"))),
        );
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_heavy_questions_of_two_members_keep_nobody_else_waiting() {
    let server = Server::start().await;
    let thread = server.new_game_of("Bob", "Cid").await;
    let heavy = heavy_questions(&server, &["Ann", "Bob"].map(|who| server.id(who)), 15);
    // A member who asks for more than is worked on is told at once, and the rest is worked on.
    let began = Instant::now();
    while told_to_wait(&heavy).await < 10 {
        assert!(began.elapsed() < TIMEOUT, "{} are told to wait", told_to_wait(&heavy).await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let asked = Instant::now();
    let quick = server.slash("Cid", server.games, "problem", json!(&*QUICK)).await;
    let waited = asked.elapsed();
    eprintln!("a quick problem beside thirty heavy ones: {waited:?}");
    assert!(quick.text().contains(fixed("problem-made")), "{}", quick.text());
    assert!(waited < SOON, "{waited:?}");
    let mut going_on = 0;
    for given in &heavy {
        going_on += usize::from(now(given).await.is_none());
    }
    assert!(going_on > 1, "the heavy ones were no heavy ones");

    let asked = Instant::now();
    server.say("Bob", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    assert!(asked.elapsed() < SOON, "the board of another game: {:?}", asked.elapsed());
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_honest_challenge_does_not_wait_behind_those_of_twenty_accounts() {
    let server = Server::start().await;
    let thread = server.new_game_of("Ann", "Cid").await;
    let crowd = Crowd::of(&server, 20);
    let challenges = crowd.challenge_each_other(&server, 8).await;
    let asked = Instant::now();
    let answer =
        server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    assert!(answer.text().contains(fixed("community-others-wait")), "{}", answer.text());
    let words = format!("<@{}> challenges <@{}> to", server.id("Ann"), server.id("Bob"));
    let challenge = server.post(server.games, &words).await;
    let waited = asked.elapsed();
    eprintln!("a challenge beside {}: {waited:?}", challenges.len());
    assert!(waited < SOON, "{waited:?}");
    let shown = server.posts(server.games).len();
    assert!(shown < 80, "{shown} were shown before: they did not wait");

    // It can be accepted, and its game and another one go on meanwhile.
    let asked = Instant::now();
    let game = server.accept("Bob", &challenge).await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    assert!(game != thread && asked.elapsed() < SOON, "{:?}", asked.elapsed());
    for given in challenges {
        let told = answered(&server, given).await;
        assert!(told.text().starts_with(fixed("challenge-made-done")), "{}", told.text());
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_too_many_challenges_wait_no_more_are_made_and_that_is_said() {
    let slow = Duration::from_mins(5);
    let server = Server::start_with(Options { message_window: slow, ..Options::default() }).await;
    let crowd = Crowd::of(&server, 30);
    let mut told = Vec::new();
    for given in crowd.challenge_each_other(&server, 8).await {
        told.push(answered(&server, given).await.text().to_owned());
    }
    let made = told.iter().filter(|text| text.starts_with(fixed("challenge-made-done"))).count();
    let refused =
        told.iter().filter(|text| text.contains(fixed("busy-refused-many-challenges"))).count();
    assert_eq!(made + refused, told.len(), "{told:#?}");
    assert!((200..=206).contains(&made), "{made} were made");
    // A member who has none waiting there still makes one.
    let answer =
        server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    assert!(answer.text().contains(fixed("community-others-wait")), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn after_ten_wrong_codes_none_is_read_for_a_while_and_nothing_is_stored_of_them() {
    let environment = vec![("HEALTH_ADDR", "127.0.0.1:0".to_owned())];
    let folder = crate::server::Folder::new("codes");
    let server = Server::start_in(folder, Options::default(), environment).await;
    let (ann, games) = (server.id("Ann"), server.games);
    server.slash("Bob", games, "challenge", json!({"variant": "chess", "uses": "2"})).await;
    server.post(games, fixed("challenge-open-made")).await;
    let code: String = stored(&server, "SELECT code FROM challenges").await;
    let before: i64 = stored(&server, CAUSES).await;
    for (command, words) in [
        ("join", fixed("offer-refused-no-such-code")),
        ("link", fixed("link-refused-no-such-code")),
    ] {
        let mut read = 0;
        for number in 0..15 {
            let given = json!({"code": wrong_code(number)});
            let answer = server.slash("Ann", games, command, given).await;
            let is_read = answer.text().contains(words);
            assert!(
                is_read || answer.text().contains(fixed("busy-refused-wrong-codes")),
                "{}",
                answer.text()
            );
            read += usize::from(is_read);
        }
        // A code that is typed for one purpose counts for the other one, too.
        assert_eq!(read, if command == "join" { 10 } else { 0 });
    }
    let right = json!({"code": code});
    let kept = server.slash("Ann", games, "join", right.clone()).await;
    assert!(
        kept.text().contains(fixed("busy-refused-wrong-codes")),
        "{ann} learns nothing: {}",
        kept.text()
    );
    assert_eq!(stored::<i64>(&server, CAUSES).await, before, "a wrong code is stored nowhere");

    let joined = server.slash("Cid", games, "join", right).await;
    assert!(!joined.text().contains("pause"), "who has typed none is not kept: {}", joined.text());
    assert_eq!(stored::<i64>(&server, CAUSES).await, before + 1);
    let figures = Asked::of(&server, "/metrics").await.text;
    for line in [
        r#"menagerie_wrong_codes_total{command="join"} 10"#,
        r#"menagerie_turned_away_total{what="code"} 21"#,
    ] {
        assert!(figures.contains(line), "no {line} in {figures}");
    }
}
