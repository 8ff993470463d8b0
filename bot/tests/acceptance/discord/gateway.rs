//! The connection on which Discord tells us things: however it ends, nothing is lost, the bot is
//! back at once and the machine stays cool.

use crate::server::{Folder, Server};
use crate::wire;
use menagerie_sandbox::{Options, RestFault, Sandbox};
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

/// How soon the bot must be back.
const SOON: Duration = Duration::from_secs(5);
/// How long this waits for a bot that is not back soon: longer than Discord's heartbeat, by which
/// serenity notices at last.
const LATE: Duration = Duration::from_secs(90);
/// How much the processor may work for one reconnection and one move, in a build for debugging.
const LITTLE: Duration = Duration::from_secs(1);

/// A way in which a connection ends, and the move that is typed meanwhile.
type Break<'a> = (&'static str, &'a dyn Fn(), &'static str, &'static str, &'static str);

/// The outcome of a break.
#[derive(Debug)]
struct Outcome {
    what: &'static str,
    back: Duration,
    resumed: bool,
    worked: Duration,
}

#[tokio::test(flavor = "multi_thread")]
async fn however_a_connection_ends_its_session_goes_on_at_once() {
    let server = Server::start().await;
    assert_eq!(Options::default().heartbeat, Duration::from_millis(41_250), "Discord's own");
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    let breaks: [Break; 6] = [
        ("4000", &|| faults.close_connections(Some(4000)), "Ann", "e4e6", "P e4-e6"),
        ("dropped", &|| faults.drop_connections(), "Bob", "e13e11", "p e13-e11"),
        ("asked", &|| faults.request_reconnect(), "Ann", "d4d6", "P d4-d6"),
        ("no code", &|| faults.close_connections(None), "Bob", "d13d11", "p d13-d11"),
        ("4003", &|| faults.close_connections(Some(4003)), "Ann", "c4c6", "P c4-c6"),
        ("1001", &|| faults.close_connections(Some(1001)), "Bob", "c13c11", "p c13-c11"),
    ];
    let mut outcomes = Vec::new();
    for (what, break_it, who, typed, canonical) in breaks {
        let (identified, resumed) = server.sandbox.session_starts();
        let (began, work) = (Instant::now(), server.worked());
        break_it();
        server.say(who, thread, typed);
        let started = server.sandbox.wait(LATE, |sandbox| {
            let now = sandbox.session_starts();
            (now != (identified, resumed)).then_some(now)
        });
        let now = started.await.unwrap_or_else(|_| panic!("{what}: gone:\n{}", server.log()));
        let back = began.elapsed();
        server.post(thread, canonical).await;
        let worked = server.worked().saturating_sub(work);
        outcomes.push(Outcome { what, back, resumed: now == (identified, resumed + 1), worked });
    }
    eprintln!("{outcomes:#?}");
    for Outcome { what, back, resumed, worked } in outcomes {
        assert!(back < SOON, "{what}: back after {back:?}");
        assert!(resumed, "{what}: the session was thrown away");
        assert!(worked < LITTLE, "{what}: the processor worked for {worked:?}");
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_after_which_no_connection_is_taken_stops_the_bot_with_the_reason() {
    for (code, words) in [
        (4004, "Discord does not accept DISCORD_TOKEN"),
        (4010, "(close code 4010, invalid shard): set DISCORD_SHARDS"),
        (4011, "one connection may serve): set DISCORD_SHARDS to more of them"),
        (4012, "the API is not supported any more): install a newer version"),
        (4014, "Message Content Intent"),
    ] {
        let mut server = Server::start().await;
        server.sandbox.faults().close_connections(Some(code));
        assert_eq!(server.bot_ended().await.code(), Some(78), "{code}");
        let log = server.log();
        let line = log.lines().find(|line| line.starts_with("menagerie: ")).expect("one line");
        assert!(line.contains(words), "{line}");
        wire::is_described(&server);
    }
}

/// Two ports that no other test is given by chance while nobody listens there: systems hand out
/// higher ones.
fn ports_to_come_back_to() -> [u16; 2] {
    let first = 20_000 + u16::try_from(std::process::id() % 5_000).expect("it is small") * 2;
    let mut free = (first..32_000)
        .filter(|port| std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok());
    std::array::from_fn(|_| free.next().expect("a port is free"))
}

/// Stops Discord for good, with the connections that were made again while it was stopping.
async fn go_away(server: &Server) {
    server.sandbox.stop().await;
    server.sandbox.faults().drop_connections();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_is_away_costs_nothing_and_is_found_again() {
    let [api_port, gateway_port] = ports_to_come_back_to();
    let options = Options { api_port, gateway_port, ..Options::default() };
    let mut server = Server::start_with(options).await;
    wire::is_described(&server);
    let work = server.worked();
    go_away(&server).await;
    tokio::time::sleep(Duration::from_secs(12)).await;
    let worked = server.worked().saturating_sub(work);
    eprintln!("away for 12 s: {worked:?}");
    assert!(worked < LITTLE, "the processor worked for {worked:?}");
    let log = server.log();
    assert_eq!(log.matches("Discord's gateway cannot be reached").count(), 1, "{log}");

    // The gateway that comes back has forgotten the session.
    let folder = Folder::new("another");
    let data = folder.0.clone();
    let options = Options { api_port, gateway_port, data, ..Options::default() };
    server.sandbox = Sandbox::start(options).await.expect("it starts");
    let began = Instant::now();
    let back = server.sandbox.wait(LATE, |sandbox| (sandbox.session_starts().0 > 0).then_some(()));
    back.await.unwrap_or_else(|_| panic!("not back:\n{}", server.log()));
    eprintln!("back after {:?}", began.elapsed());
    assert!(server.log().contains("Discord's gateway is reached again"), "{}", server.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_leaves_with_a_word_and_at_once() {
    let mut server = Server::start().await;
    let began = Instant::now();
    assert!(server.stop_bot().await.success());
    eprintln!("stopped after {:?}", began.elapsed());
    assert!(began.elapsed() < SOON, "it took {:?}", began.elapsed());
    assert!(!server.log().contains("without a farewell"), "{}", server.log());
    // Also while Discord is away.
    server.start_bot().await;
    go_away(&server).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let began = Instant::now();
    assert!(server.stop_bot().await.success());
    eprintln!("stopped after {:?}", began.elapsed());
    assert!(began.elapsed() < SOON, "it took {:?}", began.elapsed());
    assert!(!server.log().contains("without a farewell"), "{}", server.log());
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_starts_asks_again_what_discord_does_not_answer_at_once() {
    let mut server = Server::start().await;
    let wait = RestFault::RateLimited { retry_after: Duration::from_millis(200), global: true };
    for answer in [wait, RestFault::Answer { status: 502, body: serde_json::Value::Null }] {
        server.stop_bot().await;
        server.sandbox.faults().on_requests("", "", 2, answer);
        server.start_bot().await;
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_does_not_answer_at_a_start_ends_no_other_network() {
    // A homeserver that does not answer either is waited for.
    let matrix = [("MATRIX_HOMESERVER", "http://127.0.0.1:9"), ("MATRIX_ACCESS_TOKEN", "none")];
    let matrix = matrix.map(|(name, value)| (name, value.to_owned())).to_vec();
    let mut server = Server::start_in(Folder::new("late"), Options::default(), matrix).await;
    let thread = server.new_game().await;
    assert_eq!(server.stop_bot().await.code(), Some(0));
    let answers = RestFault::Answer { status: 503, body: serde_json::Value::Null };
    server.sandbox.faults().on_requests("", "users/@me", u32::MAX, answers);
    let log = std::fs::File::create(server.folder.0.join("late.log")).expect("it is writable");
    server.bot = Some(server.program().stderr(log).spawn().expect("the program starts"));
    server.says("late.log", "Discord is asked again, and what is for it waits").await;
    server.says("late.log", "a shard is connected again").await;
    server.sandbox.faults().clear_requests();
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    assert_eq!(server.stop_bot().await.code(), Some(0));
}
