//! Most of what people say in a game's thread is no move, and costs next to nothing.

use crate::server::{Server, TIMEOUT};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use std::str::FromStr;
use std::time::Duration;

/// In which the bot has looked at twenty messages; two hundred take a tenth of it.
const LONG_ENOUGH: Duration = Duration::from_secs(1);
/// A page of the database in its log, with the header.
const FRAME: u64 = 4_096 + 24;

/// Neither the players' talk nor a stranger's move is a move.
const REMARKS: [(&str, &str); 5] = [
    ("Ann", "good luck!"),
    ("Bob", "hm, let me think about that until tomorrow"),
    ("Cid", "e13e11"),
    ("Ann", "Back in a minute, the Troll has to wait"),
    ("Cid", "Why not take the Eagle?"),
];

fn talk(server: &Server, thread: u64, remarks: usize) {
    for (who, words) in REMARKS.into_iter().cycle().take(remarks) {
        server.say(who, thread, words);
    }
}

async fn inbox(file: &mut SqliteConnection) -> i64 {
    let rows = sqlx::query_scalar("SELECT count(*) FROM inbox").fetch_one(file).await;
    rows.expect("the inbox can be counted")
}

/// How many pages were written since the log was last emptied.
fn pages(server: &Server) -> u64 {
    let log = std::fs::metadata(server.folder.0.join("games.db-wal")).expect("there is a log");
    log.len() / FRAME
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_stores_nothing_and_replays_no_game() {
    let server = Server::start_that(true).await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    let options = SqliteConnectOptions::from_str(&server.database_url()).expect("an address");
    let mut file = options.connect().await.expect("the database can be looked at");

    let (causes, before) = (inbox(&mut file).await, pages(&server));
    talk(&server, thread, 200);
    // A later message is heard later: when this move is seen, all remarks were looked at.
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    assert_eq!(inbox(&mut file).await, causes + 1, "of the move alone");
    // The move is some, and how far the thread was read is one or two, once in five seconds.
    let written = pages(&server) - before;
    assert!(written < 50, "{written} pages for 200 remarks and a move");

    // The desk reads the game before it decides: a caller that hands it a remark brings this into the log.
    sqlx::query("UPDATE moves SET coordinates = 'none'")
        .execute(&mut file)
        .await
        .expect("the game can be spoiled");
    let is_read = |server: &Server| server.log().contains("a game cannot be replayed");
    talk(&server, thread, 20);
    tokio::time::sleep(LONG_ENOUGH).await;
    assert!(!is_read(&server), "{}", server.log());
    server.say("Ann", thread, "d4d6");
    let move_is_read = async {
        while !is_read(&server) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let found = tokio::time::timeout(TIMEOUT, move_is_read).await;
    found.unwrap_or_else(|_| panic!("a move was not looked at:\n{}", server.log()));
}
