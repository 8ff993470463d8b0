//! Several processes share a database on a server: one serves, the others stand by, and whichever dies
//! or is cut off costs nobody a move.

use crate::beside;
use crate::database;
use crate::http_client::http_client;
use crate::operation::asked::{figure, said_address};
use crate::relay::Relay;
use crate::server::{Server, TIMEOUT};
use crate::store::silent_server::server_address;
use crate::table::{Folder, Table, done};
use menagerie_store::{OpenError, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::{Connection, PgConnection};
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

/// How soon a process that dies is replaced.
const REPLACED: Duration = Duration::from_secs(10);

/// Whether there is no server to try this on; then that is said.
pub fn skipped() -> bool {
    let skipped = database::server().is_none();
    if skipped {
        eprintln!("skipped, because TEST_POSTGRES names no server: scripts/postgres/with.sh does");
    }
    skipped
}

pub async fn open(url: &str) -> Result<Store, OpenError> {
    Store::open(url, &mut StdRng::seed_from_u64(1)).await
}

impl Server {
    /// Starts another process with the same settings, with a log of its own.
    fn start_another(&self, log: &str) -> Child {
        let log = std::fs::File::create(self.folder.0.join(log)).expect("the log is writable");
        self.program().stderr(log).spawn().expect("the program starts")
    }

    /// Waits until a log has these words.
    pub async fn says(&self, log: &str, words: &str) {
        let begun = Instant::now();
        loop {
            let said = std::fs::read_to_string(self.folder.0.join(log)).unwrap_or_default();
            if said.contains(words) {
                return;
            }
            assert!(begun.elapsed() < TIMEOUT, "“{words}” is not said:\n{said}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Plays on in a thread while the first process is killed: the process that stands by replaces it in time, and
    /// nothing is lost or said twice.
    pub async fn goes_on_without_the_first(&mut self, thread: u64) {
        self.say("Ann", thread, "e4e6");
        self.post(thread, "P e4-e6").await;

        let mut first = self.bot.take().expect("it runs");
        first.kill().expect("it can be killed");
        first.wait().expect("it ends");
        let killed = Instant::now();
        // Typed while nobody listens.
        self.say("Bob", thread, "e13e11");
        self.post(thread, "p e13-e11").await;
        assert!(killed.elapsed() < REPLACED, "{:?}", killed.elapsed());
        self.say("Ann", thread, "d4d6");
        self.post(thread, "P d4-d6").await;
        for words in ["P e4-e6", "p e13-e11", "P d4-d6"] {
            let said =
                self.posts(thread).iter().filter(|post| post.content.contains(words)).count();
            assert_eq!(said, 1, "{words}");
        }
    }
}

/// Ends all connections to a database: how many there were.
async fn cut_off(url: &str) -> i64 {
    let pool = beside::pool(url).await;
    let cut: i64 = sqlx::query_scalar(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND application_name = current_database()",
    )
    .fetch_one(&pool)
    .await
    .expect("it may");
    pool.close().await;
    cut
}

/// Asks a process to stop, as Ctrl-C or Docker do: its exit status.
pub async fn ended(mut process: Child) -> ExitStatus {
    let told = Command::new("kill").args(["-TERM", &process.id().to_string()]).status();
    assert!(told.expect("kill runs").success());
    tokio::task::spawn_blocking(move || process.wait().expect("it ends")).await.expect("no panic")
}

#[tokio::test]
async fn a_database_is_opened_once_and_free_when_it_is_closed() {
    if skipped() {
        return;
    }
    let folder = Folder::new();
    let store = open(&folder.url()).await.expect("a new database opens");
    let second = open(&folder.url()).await.err().expect("somebody has it");
    assert!(matches!(second, OpenError::Served(_)) && second.is_in_use(), "{second}");
    assert!(store.is_ours().await);
    store.close().await.expect("it closes");
    open(&folder.url()).await.expect("it is free").close().await.expect("it closes");
}

/// Ends the connection that holds a seat, and lets somebody sit down there at once if `taken`: their
/// connection.
async fn unseat(url: &str, taken: bool) -> PgConnection {
    let mut ours = PgConnection::connect(url).await.expect("the server is there");
    let (key, pid): (i64, i32) = sqlx::query_as(
        "SELECT (classid::bigint << 32) | objid::bigint, pg_locks.pid
         FROM pg_locks JOIN pg_stat_activity ON pg_stat_activity.pid = pg_locks.pid
         WHERE locktype = 'advisory' AND application_name = current_database()",
    )
    .fetch_one(&mut ours)
    .await
    .expect("somebody sits there");
    sqlx::query("SELECT pg_terminate_backend($1)")
        .bind(pid)
        .execute(&mut ours)
        .await
        .expect("ours");
    if taken {
        sqlx::query("SELECT pg_advisory_lock($1)")
            .bind(key)
            .execute(&mut ours)
            .await
            .expect("free");
    }
    ours
}

#[tokio::test]
async fn a_seat_that_was_lost_with_its_connection_is_taken_again_unless_somebody_was_faster() {
    if skipped() {
        return;
    }
    for taken in [false, true] {
        let folder = Folder::new();
        let store = open(&folder.url()).await.expect("a new database opens");
        assert!(store.is_ours().await);
        let other = unseat(&folder.url(), taken).await;
        assert_eq!(store.is_ours().await, !taken);
        drop(other);
    }
}

#[tokio::test]
async fn a_move_is_played_through_a_new_connection_where_the_server_has_ended_the_old_ones() {
    if skipped() {
        return;
    }
    let mut table = Table::with_game().await;
    let cut = cut_off(&table.folder.url()).await;
    assert!(cut >= 3, "the writer, a reader and the seat: {cut}");
    done(&table.play("Ann", "e4e6").await);
    assert!(table.store.is_ours().await);
}

#[tokio::test]
async fn a_server_that_takes_connections_and_no_writes_is_not_served_from() {
    if skipped() {
        return;
    }
    let folder = Folder::new();
    let url = folder.url();
    open(&url).await.expect("a new database opens").close().await.expect("it closes");
    let refused = open(&format!("{url}&options[default_transaction_read_only]=on")).await.err();
    let words = refused.expect("nothing can be written").to_string();
    assert!(words.contains("read-only transaction"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stops_beside_one_that_stands_by_stops_well() {
    if skipped() {
        return;
    }
    let mut server = Server::start().await;
    let mut serving = server.bot.take().expect("it runs");
    for round in 0..6 {
        let log = format!("round-{round}.log");
        let next = server.start_another(&log);
        server.says(&log, "another process serves: standing by").await;
        assert_eq!(ended(serving).await.code(), Some(0), "{round}");
        server.says(&log, "a server was compared").await;
        serving = next;
    }
    assert_eq!(ended(serving).await.code(), Some(0));
    for round in 0..6 {
        let log = std::fs::read_to_string(server.folder.0.join(format!("round-{round}.log")));
        assert!(!log.expect("it is there").contains("WARN"), "{round}");
    }
}

/// A second process that stands by and can be asked how it is.
struct Spare {
    process: Child,
    address: String,
}

impl Spare {
    async fn start(server: &Server, database: &str) -> Self {
        let log = server.folder.0.join("second.log");
        let file = std::fs::File::create(&log).expect("it is writable");
        let mut program = server.program();
        program.env("DATABASE_URL", database).env("HEALTH_ADDR", "127.0.0.1:0");
        let process = program.stderr(file).spawn().expect("the program starts");
        server.says("second.log", "another process serves: standing by").await;
        let said = std::fs::read_to_string(log).expect("it is there");
        Self { process, address: said_address(&said).expect("it is said") }
    }

    async fn asked(&self, path: &str) -> (u16, String) {
        let client = http_client();
        let answer = client.get(format!("http://{}{path}", self.address)).send().await;
        let answer = answer.expect("it answers");
        (answer.status().as_u16(), answer.text().await.expect("it is text"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stands_by_says_so_to_whoever_asks_until_it_serves() {
    if skipped() {
        return;
    }
    let mut server = Server::start().await;
    let second = Spare::start(&server, &server.database_url()).await;
    for path in ["/healthz", "/livez"] {
        let (status, text) = second.asked(path).await;
        assert!(status == 200 && text.starts_with("{\"status\":\"standing by\""), "{text}");
    }
    let (status, figures) = second.asked("/metrics").await;
    assert_eq!((status, figure(&figures, "menagerie_games_active")), (200, Some(0.0)));
    // It is a process all the same.
    let memory = figure(&figures, "process_resident_memory_bytes").expect("it is told");
    let started = figure(&figures, "process_start_time_seconds").expect("it is told");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let age = now.expect("it is later").as_secs_f64() - started;
    assert!(memory > 1e6 && (0.0..600.0).contains(&age), "{memory} bytes, {age} s");

    ended(server.bot.take().expect("it runs")).await;
    let begun = Instant::now();
    while !second.asked("/healthz").await.1.starts_with("{\"status\":\"ok\"") {
        assert!(begun.elapsed() < TIMEOUT, "{}", second.asked("/healthz").await.1);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(ended(second.process).await.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stands_by_is_not_well_while_it_cannot_reach_the_database() {
    if skipped() {
        return;
    }
    let server = Server::start().await;
    let relay = Relay::open(server_address()).await;
    let way = format!("127.0.0.1:{}", relay.port);
    let url = server.database_url().replace(&server_address(), &way);
    let second = Spare::start(&server, &url).await;
    let becomes = async |status: u16, words: &str| {
        let begun = Instant::now();
        loop {
            let (found, text) = second.asked("/healthz").await;
            if found == status && text.contains(words) {
                return;
            }
            assert!(begun.elapsed() < TIMEOUT, "{found}: {text}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    becomes(200, "\"standing by\"").await;
    relay.silences("statement_timeout");
    becomes(503, "standing by without the database").await;
    assert_eq!(second.asked("/livez").await.0, 200, "a restart would not help");
    relay.speaks_again();
    becomes(200, "\"standing by\"").await;
    assert_eq!(ended(second.process).await.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_killed_is_replaced_and_nothing_is_lost_or_said_twice() {
    if skipped() {
        return;
    }
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let second = server.start_another("second.log");
    server.says("second.log", "another process serves: standing by").await;
    server.goes_on_without_the_first(thread).await;

    // One that stands by ends when it is told to, and so does one that serves.
    let third = server.start_another("third.log");
    server.says("third.log", "another process serves: standing by").await;
    for (process, name) in [(third, "third"), (second, "second")] {
        assert_eq!(ended(process).await.code(), Some(0), "{name}");
    }
}
