//! One sitting: a new database and a new Discord, people who play, one fault again and again, quiet,
//! and the count.

use super::books::{Board, Script};
use super::bots::Bots;
use super::count::count;
use super::facts::{connected, shown, stored, waiting};
use super::fault::{Fault, Field};
use super::people::People;
use super::power_cut;
use super::report::Report;
use super::strangers::Strangers;
use crate::database;
use crate::server::{Folder, Server};
use menagerie_sandbox::Sandbox;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use std::time::{Duration, Instant};

/// The longest that is waited for a board, and until nothing waits to be shown.
const TIMEOUT: Duration = Duration::from_mins(2);
/// The time after which a second message would have come.
const SETTLED: Duration = Duration::from_secs(2);
const LOOK: Duration = Duration::from_millis(100);

/// The plan of a sitting.
#[derive(Clone, Debug)]
pub struct Plan {
    pub fault: Fault,
    /// How often it is injected.
    pub times: u32,
    /// The time from one to the next: exactly, or by chance up to twice as long.
    pub every: Duration,
    pub is_exact: bool,
    /// How many moves a second are given.
    pub rate: f64,
    /// How many games are played at a time.
    pub games: usize,
    /// All that is left to chance follows from it, but for the order in which processes are faster.
    pub seed: u64,
}

/// Plays, injects and counts.
pub async fn run(plan: &Plan) -> Report {
    if plan.fault == Fault::PowerCut {
        return power_cut::run(plan).await;
    }
    let mut dice = StdRng::seed_from_u64(plan.seed);
    let folder = Folder::new("faults");
    let url = if plan.fault.is_on_server() {
        database::url(&folder.0, "games.db")
    } else {
        database::file_url(&folder.0.join("games.db"))
    };
    let mut options = plan.fault.options();
    options.record = Some(folder.0.join("record"));
    let environment = vec![("DATABASE_URL", url.clone())];
    let mut server = Server::start_in(folder, options, environment).await;
    // One of the three is called by direct messages, all others by the boards.
    server.slash("Cid", server.games, "settings", json!({"notices": "direct"})).await;
    let mut strangers = Strangers::default();
    if plan.fault.is_of_strangers() {
        strangers = Strangers::on(&server.sandbox);
    }
    if plan.fault == Fault::LookUpsSlow {
        strangers.lose_a_place(&mut server).await;
    }
    let mut first = server.bot.take().expect("it runs");
    first.kill().expect("it is ours");
    first.wait().expect("it ends");

    let before = server.sandbox.session_starts();
    let mut bots = Bots::start(&server, if plan.fault.is_on_server() { 2 } else { 1 });
    let is_there = |sandbox: &Sandbox| (sandbox.session_starts() != before).then_some(());
    server.sandbox.wait(TIMEOUT, is_there).await.expect("one of them connects");
    let people = People::new(&server.sandbox, plan.rate);
    let mut playing = people.play(plan.games, &mut dice);
    let mut sitting = Sitting { server: &server, bots: &mut bots, ended: 0 };
    sitting.board_after(0).await;
    if plan.fault.is_of_strangers() {
        // A few games alone would have so many moves that Discord itself slows their threads down.
        sitting.meanwhile(people.all_play(plan.games)).await;
    }
    let (mut injected, began) = (Vec::new(), Instant::now());
    for number in 1..=plan.times {
        let due = if plan.is_exact {
            (plan.every * number).saturating_sub(began.elapsed())
        } else {
            plan.every.mul_f64(2.0 * dice.random::<f64>())
        };
        sitting.meanwhile(tokio::time::sleep(due)).await;
        let Sitting { server, bots, .. } = &mut sitting;
        let field = Field {
            server,
            bots,
            people: &people,
            url: &url,
            dice: &mut dice,
            strangers: &mut strangers,
            before: injected.len(),
        };
        injected.push(plan.fault.inject(field).await);
    }
    sitting.board_after(injected.last().copied().unwrap_or_default()).await;
    people.go_home();
    let everybody = async {
        while let Some(gone) = playing.join_next().await {
            gone.expect("nobody fails");
        }
        let pool = connected(&url).await;
        let (began, mut empty_since) = (Instant::now(), None);
        // A call whose look-up was slow can still bring a message: until nothing has come for a while.
        while began.elapsed() < TIMEOUT {
            let is_empty = waiting(&pool).await.is_ok_and(|rows| rows.is_empty());
            empty_since = is_empty.then(|| empty_since.unwrap_or_else(Instant::now));
            if empty_since.is_some_and(|since| since.elapsed() >= SETTLED) {
                break;
            }
            tokio::time::sleep(LOOK).await;
        }
        pool.close().await;
    };
    sitting.meanwhile(everybody).await;
    if sitting.ended > 0 && !plan.fault.may_end() {
        let ended = format!("{} times a process has ended by itself", sitting.ended);
        sitting.bots.wrong.push(ended);
    }
    for place in (0..bots.count()).rev() {
        bots.stop(place, None).await;
    }
    if bots.logs(&server).contains("panicked") {
        bots.wrong.push("the log tells of a panic".to_owned());
    }
    server.sandbox.stop().await;

    let cid = server.id("Cid");
    let stored = stored(&url, strangers.own).await;
    let shown = shown(&server.sandbox, server.games, cid);
    let script = people.script().clone();
    bots.wrong.extend(strangers.felt(&script, &shown.boards));
    let report = Report {
        fault: plan.fault,
        times: injected.len(),
        count: count(&script, &stored, &shown),
        silence: silence(&injected, &shown.boards),
        patience: patience(&script, &shown.boards),
        limited: strangers.limited,
        wrong: std::mem::take(&mut bots.wrong),
    };
    if !report.is_clean() {
        let kept = server.folder.0.with_extension("kept");
        let _ = std::fs::rename(&server.folder.0, &kept);
        eprintln!("{plan:?}\n{report:#?}\nThe logs are in {}.", kept.display());
    }
    report
}

/// The things that go on all the time.
struct Sitting<'a> {
    server: &'a Server,
    bots: &'a mut Bots,
    /// How often a process has ended by itself.
    ended: usize,
}

impl Sitting<'_> {
    /// Starts processes again that end by themselves until something is done.
    async fn meanwhile<T>(&mut self, what: impl Future<Output = T>) -> T {
        let mut what = std::pin::pin!(what);
        loop {
            tokio::select! {
                done = &mut what => return done,
                () = tokio::time::sleep(LOOK) => self.ended += self.bots.revive(self.server),
            }
        }
    }

    /// Waits until a board is there that came after a moment.
    async fn board_after(&mut self, moment: u64) {
        let (sandbox, channel) = (&self.server.sandbox, self.server.games);
        let newest = || {
            let threads = sandbox.threads(channel);
            let posts = threads.iter().flat_map(|it| super::facts::posts(sandbox, it.id));
            let boards = posts.filter(|it| it.content.starts_with("**"));
            boards.map(|it| it.at_ms).max().unwrap_or_default()
        };
        let seen = async {
            while newest() <= moment {
                tokio::time::sleep(LOOK).await;
            }
        };
        // If none comes, the count tells why.
        let _ = self.meanwhile(tokio::time::timeout(TIMEOUT, seen)).await;
    }
}

/// The longest time from a fault to the next board.
fn silence(injected: &[u64], boards: &[Board]) -> Duration {
    let next = |at: &u64| boards.iter().find(|board| board.at > *at).map(|board| board.at - at);
    Duration::from_millis(injected.iter().filter_map(next).max().unwrap_or_default())
}

/// The longest time from a typed move to its board.
fn patience(script: &Script, boards: &[Board]) -> Duration {
    let typed = script.moves.iter().filter(|given| given.message.is_some());
    let waits = typed.filter_map(|given| given.waited(boards));
    Duration::from_millis(waits.max().unwrap_or_default())
}
