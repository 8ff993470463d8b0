//! The faults, and how each is injected.

use super::bots::Bots;
use super::facts::now_ms;
use super::people::People;
use super::postgres;
use super::strangers::Strangers;
use crate::server::Server;
use menagerie_sandbox::{Options, RestFault};
use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::Value;
use std::time::Duration;

/// How soon after a move something happens that is to hit the program at work on it.
const AT_WORK: Duration = Duration::from_millis(80);
/// The longest that is waited for a move, or for a process that serves.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Killed,
    KilledServing,
    ToldToStop,
    ToldTwice,
    Errors,
    TooMany,
    RepliesLost,
    RepliesLate,
    KilledBeforeReply,
    Disconnected,
    EventsTwice,
    Frozen,
    CutOff,
    ServerStopped,
    PowerCut,
    LookUps,
    LookUpsSlow,
}

/// Where it is injected.
pub struct Field<'a> {
    pub server: &'a Server,
    pub bots: &'a mut Bots,
    pub people: &'a People,
    pub url: &'a str,
    pub dice: &'a mut StdRng,
    pub strangers: &'a mut Strangers,
    /// How often it was injected before.
    pub before: usize,
}

impl Fault {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 17] = [
        Self::Killed,
        Self::KilledServing,
        Self::PowerCut,
        Self::ToldToStop,
        Self::ToldTwice,
        Self::Errors,
        Self::TooMany,
        Self::RepliesLost,
        Self::RepliesLate,
        Self::KilledBeforeReply,
        Self::Disconnected,
        Self::EventsTwice,
        Self::Frozen,
        Self::CutOff,
        Self::ServerStopped,
        Self::LookUps,
        Self::LookUpsSlow,
    ];

    /// Its name on the command line, what it is, and how it is injected.
    pub fn words(self) -> [&'static str; 3] {
        match self {
            Self::Killed => [
                "killed",
                "killed at any instant (SQLite)",
                "`kill -9`, half of them within 80 ms of a move; started again at once",
            ],
            Self::KilledServing => [
                "killed-serving",
                "whoever serves is killed, another one stands by (PostgreSQL)",
                "the same of two processes; the killed one is started again to stand by",
            ],
            Self::PowerCut => [
                "power-cut",
                "the power fails (SQLite)",
                "all that is done to the files while a game is typed in three sittings is written down; at each time, what was not waited for is on the disk not at all, wholly, or in sectors by chance",
            ],
            Self::ToldToStop => [
                "told-to-stop",
                "told to stop with moves under way",
                "SIGTERM within 80 ms of a move; ends with 0 within 10 s",
            ],
            Self::ToldTwice => [
                "told-twice",
                "told to stop twice",
                "a second SIGTERM up to 0.3 s later; ends with 0 within 2 s of it",
            ],
            Self::Errors => [
                "errors",
                "Discord answers with errors",
                "500, 502 or 503 to the next 1 to 4 requests of any kind",
            ],
            Self::TooMany => [
                "too-many",
                "Discord asks to wait",
                "429 to the next 1 to 3 requests, for 0.2 to 1.5 s, for a route or for all",
            ],
            Self::RepliesLost => [
                "replies-lost",
                "Discord has the message, its reply is lost",
                "the connection breaks before the next 1 to 3 replies; Discord remembers no nonce",
            ],
            Self::RepliesLate => [
                "replies-late",
                "Discord has the message, its reply is late",
                "15 s late, after we have given up; Discord remembers no nonce",
            ],
            Self::KilledBeforeReply => [
                "killed-before-reply",
                "Discord has the message, and the program is killed before it knows",
                "replies are held back, then `kill -9`; Discord remembers no nonce",
            ],
            Self::Disconnected => [
                "disconnected",
                "the connection for events is lost",
                "dropped, closed with 4000 or without a code, asked to reconnect, or session invalid and an event lost",
            ],
            Self::EventsTwice => [
                "events-twice",
                "events come twice",
                "the next 1 to 5 messages, and a press or a command",
            ],
            Self::Frozen => [
                "frozen",
                "whoever serves stands still for a while (PostgreSQL)",
                "SIGSTOP, and SIGCONT 1 to 6 s later",
            ],
            Self::CutOff => [
                "cut-off",
                "connections to the database are ended (PostgreSQL)",
                "`pg_terminate_backend` of all of them, of two processes",
            ],
            Self::ServerStopped => [
                "server-stopped",
                "PostgreSQL stops and starts",
                "`pg_ctl stop`, fast or immediate, and started 0.5 to 4 s later; two processes",
            ],
            Self::LookUps => [
                "look-ups",
                "strangers look for a game that is not there",
                "`/board game:999999` fifty times a second from twenty accounts, for 4 s; each board that is typed meanwhile is there within 1 s",
            ],
            Self::LookUpsSlow => [
                "look-ups-slow",
                "Discord answers look-ups late",
                "20 s late, while a player whose game has lost its channel calls five times a second for 4 s where none may be begun; each board that is typed meanwhile is there within 1 s",
            ],
        }
    }

    /// The one that is called so on the command line.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fault| fault.words()[0] == name)
    }

    /// Whether it needs a PostgreSQL server, from which two processes serve in turn.
    pub fn is_on_server(self) -> bool {
        matches!(self, Self::KilledServing | Self::Frozen | Self::CutOff | Self::ServerStopped)
    }

    /// Whether somebody else than the players does something.
    pub fn is_of_strangers(self) -> bool {
        matches!(self, Self::LookUps | Self::LookUpsSlow)
    }

    /// Whether a process may end by itself then, to be started again.
    pub fn may_end(self) -> bool {
        matches!(self, Self::CutOff | Self::ServerStopped)
    }

    /// The state of Discord meanwhile.
    pub fn options(self) -> Options {
        let options = Options { heartbeat: Duration::from_secs(5), ..Options::default() };
        match self {
            Self::RepliesLost | Self::RepliesLate | Self::KilledBeforeReply => {
                Options { nonce_memory: Duration::ZERO, ..options }
            }
            _ => options,
        }
    }

    /// Lets it happen, and tells when: milliseconds since 1970.
    pub async fn inject(self, field: Field<'_>) -> u64 {
        let Field { server, bots, people, url, dice, strangers, before } = field;
        let faults = server.sandbox.faults();
        let serving = if self.is_on_server() {
            bots.until_served(server, TIMEOUT).await.unwrap_or_default()
        } else {
            0
        };
        // Otherwise it would mostly hit a program that waits.
        if dice.random_bool(0.5) || matches!(self, Self::ToldToStop | Self::KilledBeforeReply) {
            let _ = tokio::time::timeout(TIMEOUT, people.given.notified()).await;
            tokio::time::sleep(AT_WORK.mul_f64(dice.random())).await;
        }
        let (at, exchanged) = (now_ms(), server.sandbox.exchange_count());
        match self {
            Self::Killed | Self::KilledServing => {
                bots.kill(serving);
                bots.start_again(server, serving);
            }
            Self::ToldToStop | Self::ToldTwice => {
                let pause = Duration::from_millis(dice.random_range(0..300));
                bots.stop(serving, (self == Self::ToldTwice).then_some(pause)).await;
                bots.start_again(server, serving);
            }
            Self::Errors => {
                let status = [500, 502, 503][dice.random_range(0..3)];
                let answer = RestFault::Answer { status, body: Value::Null };
                faults.on_requests("", "", dice.random_range(1..=4), answer);
            }
            Self::TooMany => {
                let retry_after = Duration::from_millis(dice.random_range(200..1_500));
                let limited = RestFault::RateLimited { retry_after, global: dice.random() };
                faults.on_requests("", "", dice.random_range(1..=3), limited);
            }
            Self::RepliesLost => {
                let times = dice.random_range(1..=3);
                faults.on_requests("POST", "/messages", times, RestFault::LoseReply);
            }
            Self::RepliesLate => {
                let late = RestFault::Delay(Duration::from_secs(15));
                faults.on_requests("POST", "/messages", 1, late);
            }
            Self::KilledBeforeReply => {
                let late = RestFault::Delay(Duration::from_mins(1));
                faults.on_requests("POST", "/messages", u32::MAX, late);
                let pause = Duration::from_millis(dice.random_range(0..1_000));
                tokio::time::sleep(pause).await;
                bots.kill(serving);
                faults.clear_requests();
                bots.start_again(server, serving);
            }
            Self::Disconnected => match dice.random_range(0..5) {
                0 => faults.drop_connections(),
                1 => faults.close_connections(Some(4000)),
                2 => faults.close_connections(None),
                3 => faults.request_reconnect(),
                _ => {
                    faults.lose_event("MESSAGE_CREATE");
                    let _ = tokio::time::timeout(TIMEOUT, people.given.notified()).await;
                    faults.invalidate_sessions(false);
                }
            },
            Self::EventsTwice => {
                for _ in 0..dice.random_range(1..=5) {
                    faults.deliver_twice("MESSAGE_CREATE");
                }
                faults.deliver_twice("INTERACTION_CREATE");
            }
            Self::Frozen => {
                bots.signal(serving, "STOP");
                tokio::time::sleep(Duration::from_millis(dice.random_range(1_000..6_000))).await;
                bots.signal(serving, "CONT");
            }
            // It has a sitting of its own, without Discord.
            Self::PowerCut => {}
            Self::LookUps => strangers.look_up(&server.sandbox, people.channel).await,
            Self::LookUpsSlow => strangers.call(&server.sandbox, before).await,
            Self::CutOff => postgres::cut_off(url).await,
            Self::ServerStopped => {
                let pause = Duration::from_millis(dice.random_range(500..4_000));
                postgres::stopped_for(url, pause, dice.random()).await;
            }
        }
        if self.is_of_strangers() {
            let exchanges = server.sandbox.exchanges_after(exchanged);
            let limited = exchanges.iter().filter(|it| it.status == 429).count();
            strangers.note(at, now_ms(), limited);
        }
        at
    }
}
