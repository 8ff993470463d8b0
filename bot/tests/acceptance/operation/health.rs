//! The bot's news for its operator: that it is well, that it is not and why, and figures; and nothing of the players.

use crate::http_client::http_client;
use crate::operation::asked::{Asked, figure, health_of, run_health, said_address};
use crate::server::{Folder, Server, TIMEOUT};
use crate::store::standing_by::ended;
use menagerie_sandbox::{Options, RestFault, TOKEN};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::time::{Duration, Instant};

/// A server whose bot can be asked, with more in its environment.
async fn asked_with(options: Options, more: &[(&'static str, &str)]) -> Server {
    let mut environment = vec![("HEALTH_ADDR", "127.0.0.1:0".to_owned())];
    environment.extend(more.iter().map(|(name, value)| (*name, (*value).to_owned())));
    Server::start_in(Folder::new("health"), options, environment).await
}

/// Types a move, and returns the answer.
async fn plays(server: &Server, thread: u64, typed: &str) -> String {
    let who = if typed == "e4e6" { "Ann" } else { "Bob" };
    server.slash(who, thread, "move", json!({"move": typed})).await.text().to_owned()
}

/// How many answers of each status the sandbox has given.
fn answered(server: &Server) -> BTreeMap<String, f64> {
    let mut answers = BTreeMap::new();
    for exchange in server.sandbox.exchanges() {
        *answers.entry(exchange.status.to_string()).or_default() += 1.0;
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_plays_is_well_and_its_figures_tell_what_it_has_done() {
    let server = asked_with(Options::default(), &[]).await;
    let thread = server.new_game().await;
    assert!(plays(&server, thread, "e4e6").await.starts_with("Played: "));
    server.post(thread, "P e4-e6").await;
    assert!(!plays(&server, thread, "e13e3").await.starts_with("Played: "));
    server.slash("Ann", thread, "board", json!({})).await;

    // Every start looks for missed messages.
    Asked::until_told(&server, "\"heard_everything\":true").await;
    let health = health_of(&server).await;
    assert_eq!((health.status, &*health.kind), (200, "application/json"), "{}", health.text);
    let read: Value = serde_json::from_str(&health.text).expect("it is JSON");
    assert_eq!(read["status"], "ok");
    let parts = read["parts"].as_array().expect("a list");
    let names: Vec<_> = parts.iter().filter_map(|part| part["part"].as_str()).collect();
    assert_eq!(names, ["desk", "database", "outbox", "upkeep", "discord", "events", "clock"]);
    assert!(parts.iter().all(|part| part["status"] == "ok"), "{}", health.text);
    assert_eq!(parts[4]["heard_everything"], true);
    assert_eq!(Asked::of(&server, "/livez").await.status, 200);

    let figures = Asked::of(&server, "/metrics").await;
    assert!(figures.kind.starts_with("application/openmetrics-text"), "{}", figures.kind);
    assert!(figures.text.ends_with("# EOF\n"));
    for (name, expected) in [
        ("menagerie_moves_total{variant=\"terachess-2\",result=\"played\"}", 1.0),
        ("menagerie_moves_total{variant=\"terachess-2\",result=\"refused\"}", 1.0),
        ("menagerie_games_active", 1.0),
        ("menagerie_outbox_waiting", 0.0),
        ("menagerie_queue_depth", 0.0),
        ("menagerie_panics_total", 0.0),
        ("menagerie_deadline_lag_seconds", 0.0),
        ("menagerie_alert{kind=\"network_silent\"}", 0.0),
        ("menagerie_render_seconds_count{picture=\"answer\"}", 1.0),
        ("menagerie_build_info{version=\"0.1.0\"}", 1.0),
    ] {
        assert_eq!(figure(&figures.text, name), Some(expected), "{name}:\n{}", figures.text);
    }
    for (name, least) in [
        ("menagerie_commit_seconds_count", 4.0),
        ("menagerie_render_seconds_count{picture=\"board\"}", 2.0),
        // The log is empty until something is written after the overwriting of deleted rows.
        ("menagerie_wal_bytes", 0.0),
        ("process_resident_memory_bytes", 1_000_000.0),
        ("process_start_time_seconds", 1_500_000_000.0),
    ] {
        let found = figure(&figures.text, name);
        assert!(found.is_some_and(|found| found >= least), "{name} is {found:?}");
    }

    let nowhere = Asked::of(&server, "/games").await;
    assert_eq!(nowhere.status, 404);
    assert!(nowhere.text.contains("/healthz"), "{}", nowhere.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_to_discord_is_counted_by_its_answer() {
    let server = asked_with(Options::default(), &[]).await;
    let thread = server.new_game().await;
    let messages = format!("/channels/{thread}/messages");
    let error = |status| RestFault::Answer { status, body: Value::Null };
    server.sandbox.faults().on_requests("POST", &messages, 2, error(502));
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.slash("Bob", thread, "board", json!({})).await;
    server.slash("Bob", thread, "games", json!({})).await;
    let began = Instant::now();
    loop {
        let text = Asked::of(&server, "/metrics").await.text;
        let counted: BTreeMap<String, f64> = text
            .lines()
            .filter_map(|line| line.strip_prefix("menagerie_discord_requests_total{status=\""))
            .filter_map(|rest| rest.split_once("\"} "))
            .map(|(status, count)| (status.to_owned(), count.parse().expect("a number")))
            .filter(|(_, count)| *count > 0.0)
            .collect();
        let answered = answered(&server);
        // Every well-answered upload is counted as 200.
        if counted == answered {
            assert_eq!(counted.get("502"), Some(&2.0));
            return;
        }
        assert!(began.elapsed() < TIMEOUT, "counted {counted:?}, answered {answered:?}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_those_who_play_is_told_to_whoever_runs_the_bot() {
    let server = asked_with(Options::default(), &[("HEALTH_LIMITS", "outbox=1")]).await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "my secret plan is e4e6?");
    plays(&server, thread, "e4e6").await;
    server.post(thread, "P e4-e6").await;
    server.slash("Ann", thread, "note", json!({"text": "a secret note"})).await;
    // Errors are told without them, too.
    let error = RestFault::Answer { status: 500, body: Value::Null };
    server.sandbox.faults().on_requests("POST", "/messages", u32::MAX, error);
    plays(&server, thread, "e13e11").await;
    Asked::until(&server, 503).await;

    let ids = ["Ann", "Bob"].map(|name| server.id(name).to_string());
    let [channel, thread] = [server.games, thread].map(|id| id.to_string());
    let guild = server.sandbox.guild_id().to_string();
    let private = [
        "Ann", "Bob", "secret", "e4e6", "e4-e6", &ids[0], &ids[1], &channel, &thread, &guild, TOKEN,
    ];
    for path in ["/healthz", "/metrics"] {
        let told = Asked::of(&server, path).await.text;
        for word in private {
            assert!(!told.contains(word), "{path} tells of {word}:\n{told}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outbox_that_ages_is_red_until_it_is_delivered() {
    let server = asked_with(Options::default(), &[("HEALTH_LIMITS", "outbox=3")]).await;
    let thread = server.new_game().await;
    assert_eq!(run_health(&server).0, Some(0));
    let error = RestFault::Answer { status: 500, body: Value::Null };
    let faults = server.sandbox.faults();
    faults.on_requests("POST", &format!("/channels/{thread}/messages"), u32::MAX, error);
    plays(&server, thread, "e4e6").await;
    let red = Asked::until(&server, 503).await;
    assert_eq!(red.alerts(), ["outbox_ageing"], "{}", red.text);
    assert!(red.text.contains("menagerie outbox"), "what to do: {}", red.text);
    assert_eq!(Asked::of(&server, "/livez").await.status, 200, "a restart would not help");
    let (code, said, failed) = run_health(&server);
    assert_eq!(code, Some(1));
    assert!(said.contains("outbox_ageing") && failed.contains("is not well"), "{said}{failed}");
    let alert = "menagerie_alert{kind=\"outbox_ageing\"}";
    Asked::until_figure(&server, alert, |on| on > 0.0).await;
    let figures = Asked::of(&server, "/metrics").await.text;
    assert!(figure(&figures, "menagerie_outbox_oldest_seconds").is_some_and(|age| age > 3.0));
    assert_eq!(figure(&figures, "menagerie_outbox_waiting"), Some(1.0));
    let log = server.log();
    let told = log.lines().find(|line| line.contains("to be looked at: outbox"));
    assert!(told.is_some_and(|line| line.contains("ERROR")), "{log}");

    faults.clear_requests();
    server.post(thread, "P e4-e6").await;
    Asked::until(&server, 200).await;
    Asked::until_figure(&server, alert, |on| on < 1.0).await;
    assert!(server.log().contains("over: outbox"), "{}", server.log());
    assert_eq!(run_health(&server).0, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_has_gone_mute_is_red_until_it_speaks() {
    let options = Options { heartbeat: Duration::from_secs(5), ..Options::default() };
    let server = asked_with(options, &[("HEALTH_LIMITS", "network=7")]).await;
    // Nothing but heartbeats: those alone keep it well.
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(12) {
        let health = health_of(&server).await;
        assert_eq!(health.status, 200, "{}", health.text);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let faults = server.sandbox.faults();
    faults.withhold_heartbeat_acks(true);
    let red = Asked::until(&server, 503).await;
    assert_eq!(red.alerts(), ["network_silent"], "{}", red.text);
    faults.withhold_heartbeat_acks(false);
    Asked::until(&server, 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_nobody_could_read_is_to_be_looked_at() {
    let server = asked_with(Options::default(), &[]).await;
    server.sandbox.faults().omit_field("INTERACTION_CREATE", "/locale");
    let ann = server.id("Ann");
    let lost = server.sandbox.slash(ann, server.games, "games", &json!({})).expect("it is given");
    assert!(lost.acknowledged().await.error.is_some(), "nobody could answer");
    let alert = "menagerie_alert{kind=\"events_dropped\"}";
    Asked::until_figure(&server, alert, |on| on > 0.0).await;
    let health = health_of(&server).await;
    assert_eq!(health.status, 200, "everything else goes on");
    assert_eq!(health.alerts(), ["events_dropped"], "{}", health.text);
    assert!(health.text.starts_with("{\"status\":\"look\""), "{}", health.text);
    let figures = Asked::of(&server, "/metrics").await.text;
    let kind = "menagerie_events_dropped_total{kind=\"INTERACTION_CREATE\"}";
    assert_eq!(figure(&figures, kind), Some(1.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_another_program_has_keeps_nobody_from_playing() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a port");
    let address = taken.local_addr().expect("it has one").to_string();
    let environment = vec![("HEALTH_ADDR", address.clone())];
    let server = Server::start_in(Folder::new("health"), Options::default(), environment).await;
    let thread = server.new_game().await;
    assert!(plays(&server, thread, "e4e6").await.starts_with("Played: "));
    // An address is reported only if it is taken for longer than a moment.
    server.says("bot.log", "set HEALTH_ADDR to a free address").await;
    let log = server.log();
    let told = log.lines().find(|line| line.contains("set HEALTH_ADDR to a free address"));
    assert!(told.is_some_and(|line| line.contains("ERROR") && line.contains(&address)), "{log}");
    // It is tried again.
    drop(taken);
    assert_eq!(health_of(&server).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_does_not_run_or_must_not_be_asked_is_said_to_be_so() {
    let mut server = asked_with(Options::default(), &[]).await;
    assert_eq!(run_health(&server).0, Some(0));
    let address = Asked::address(&server).await;
    assert!(server.stop_bot().await.success());
    let mut health = server.program();
    let asked = health.arg("health").env("HEALTH_ADDR", &address).output().expect("it starts");
    assert_eq!(asked.status.code(), Some(1));
    let said = String::from_utf8_lossy(&asked.stderr).into_owned();
    assert!(said.contains(&address) && said.lines().count() == 1, "{said}");
    let mut health = server.program();
    let asked = health.arg("health").env("HEALTH_ADDR", "off").output().expect("it starts");
    assert_eq!(asked.status.code(), Some(78));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_an_object_a_line_where_that_is_wanted() {
    let mut server = asked_with(Options::default(), &[("LOG_FORMAT", "json")]).await;
    let thread = server.new_game().await;
    plays(&server, thread, "e4e6").await;
    server.post(thread, "P e4-e6").await;
    assert!(server.stop_bot().await.success());
    let log = server.log();
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect();
    let said = |words: &str| lines.iter().any(|line| line["message"] == words);
    assert!(said("starting") && said("stopped"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_discord_keeps_waiting_says_so_and_can_be_stopped() {
    let server = Server::start_in(Folder::new("health"), Options::default(), vec![]).await;
    let client = http_client();
    for (method, path) in [("GET", "/users/@me"), ("PUT", "/commands"), ("GET", "/gateway")] {
        let late = RestFault::Delay(Duration::from_mins(1));
        server.sandbox.faults().on_requests(method, path, 1, late);
        let name = path.trim_start_matches('/').replace(['/', '@'], "");
        let (log, file) = (format!("{name}.log"), format!("sqlite://{name}.db"));
        let written = std::fs::File::create(server.folder.0.join(&log)).expect("it is writable");
        let mut program = server.program();
        program.env("DATABASE_URL", file).env("HEALTH_ADDR", "127.0.0.1:0").stderr(written);
        let starting = program.spawn().expect("the program starts");
        server.says(&log, "can be asked for").await;
        let said = std::fs::read_to_string(server.folder.0.join(&log)).expect("it is there");
        let address = said_address(&said).expect("it is said");
        for (question, expected) in [("healthz", 503), ("livez", 200)] {
            let url = format!("http://{address}/{question}");
            let answer = client.get(url).send().await.expect("it answers");
            assert_eq!(answer.status().as_u16(), expected, "{path}: {question}");
            let text = answer.text().await.expect("it is text");
            assert!(text.contains("\"status\":\"starting\"") || question == "livez", "{text}");
        }
        let began = Instant::now();
        assert_eq!(ended(starting).await.code(), Some(0), "{path}");
        // As long as a supervisor waits at least.
        assert!(began.elapsed() < Duration::from_secs(10), "{path}: {:?}", began.elapsed());
    }
}
