//! Faults injected into the real program while people play, and the table of what came of them. See
//! `campaign`, and docs/operators/faults.md.
#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]

#[path = "../../tests/acceptance/campaign/mod.rs"]
mod campaign;
mod crowds;
#[path = "../../tests/acceptance/database.rs"]
mod database;
#[path = "../../tests/acceptance/server.rs"]
mod server;

use campaign::{Fault, Plan, Report, doctored, injected_into, run};
use crowds::Flood;
use jiff::Timestamp;
use menagerie_chat::version::VERSION;
use std::process::ExitCode;
use std::time::Duration;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/operators/faults.md");
/// In a sitting of its own are so many at most: boards are kept in memory.
const A_SITTING: u32 = 100;
const USAGE: &str = "\
scripts/postgres/with.sh cargo bench -p menagerie --bench faults -- [FAULT …] [OPTION …]
Injects faults into the running program; all that there are, or those that are named:
    killed killed-serving power-cut told-to-stop told-twice errors too-many replies-lost
    replies-late killed-before-reply disconnected events-twice frozen cut-off server-stopped
    look-ups look-ups-slow
Lets strangers do much at once while others play, and prints rows of a table of its own; once each:
    hard-problems many-challenges
    --times 20     how often each
    --for 600      or for so many seconds, with --every
    --every 20     exactly so many seconds from one to the next; otherwise by chance, 2 on average
    --rate 5       moves a second
    --games 18     games at a time
    --seed 1       what is left to chance
    --write        notes the rows in docs/operators/faults.md
Fails when anything was lost or doubled, or when somebody else had to wait for strangers.";

struct Options {
    faults: Vec<Fault>,
    floods: Vec<Flood>,
    times: u32,
    lasts: Option<u32>,
    every: Option<Duration>,
    rate: f64,
    games: usize,
    seed: u64,
    writes: bool,
}

fn options() -> Option<Options> {
    let mut options = Options {
        faults: Vec::new(),
        floods: Vec::new(),
        times: 20,
        lasts: None,
        every: None,
        rate: 5.0,
        games: 18,
        seed: 1,
        writes: false,
    };
    // Cargo adds a flag of its own.
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(word) = words.next() {
        match word.as_str() {
            "--times" => options.times = words.next()?.parse().ok()?,
            "--for" => options.lasts = Some(words.next()?.parse().ok()?),
            "--every" => {
                let seconds = words.next()?.parse().ok()?;
                options.every = Some(Duration::try_from_secs_f64(seconds).ok()?);
            }
            "--rate" => options.rate = words.next()?.parse().ok().filter(|rate| *rate > 0.0)?,
            "--games" => options.games = words.next()?.parse().ok()?,
            "--seed" => options.seed = words.next()?.parse().ok()?,
            "--write" => options.writes = true,
            name => match Flood::named(name) {
                Some(flood) => options.floods.push(flood),
                None => options.faults.push(Fault::named(name)?),
            },
        }
    }
    if let (Some(lasts), Some(every)) = (options.lasts, options.every) {
        options.times = (f64::from(lasts) / every.as_secs_f64()) as u32;
    }
    if options.faults.is_empty() && options.floods.is_empty() {
        (options.faults, options.floods) = (Fault::ALL.to_vec(), Flood::ALL.to_vec());
    }
    Some(options)
}

#[tokio::main]
async fn main() -> ExitCode {
    let Some(options) = options() else {
        println!("{USAGE}");
        return ExitCode::from(2);
    };
    doctored::counts();
    println!("doctored books are found out");
    let (mut rows, mut is_clean) = (Vec::new(), true);
    for fault in &options.faults {
        if fault.is_on_server() && database::server().is_none() {
            println!("{} is skipped, because TEST_POSTGRES names no server", fault.words()[0]);
            continue;
        }
        let report = campaign_of(*fault, &options).await;
        let row = report.row(&made_with(&options));
        println!("{row}");
        report.count.found.iter().chain(&report.wrong).for_each(|it| println!("    {it}"));
        is_clean &= report.is_clean();
        rows.push(row);
        if options.writes {
            // After each, so that one that breaks off costs no other.
            let page = std::fs::read_to_string(PAGE).expect("the page is there");
            let page = injected_into(&page, &rows).expect("it has a table");
            std::fs::write(PAGE, page).expect("it is writable");
        }
    }
    if !options.floods.is_empty() {
        println!("{}", crowds::HEAD);
    }
    for flood in &options.floods {
        let measured = flood.run().await;
        println!("{}", measured.row(&made_at()));
        is_clean &= measured.is_clean();
    }
    if is_clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Injects one fault as often as wanted, in as many sittings as that takes.
async fn campaign_of(fault: Fault, options: &Options) -> Report {
    let (mut left, mut number, mut whole) = (options.times, 0, None::<Report>);
    while left > 0 || whole.is_none() {
        let plan = Plan {
            fault,
            times: left.min(A_SITTING),
            every: options.every.unwrap_or(Duration::from_secs(2)),
            is_exact: options.every.is_some(),
            rate: options.rate,
            games: options.games,
            seed: options.seed + number,
        };
        let report = run(&plan).await;
        (left, number) = (left - plan.times, number + 1);
        whole = Some(match whole {
            Some(before) => before.and(report),
            None => report,
        });
        println!("{}: {} of {}", fault.words()[0], options.times - left, options.times);
    }
    whole.expect("there was one")
}

/// When, of what, and how a row was made.
fn made_with(options: &Options) -> String {
    let Options { rate, games, seed, .. } = options;
    let every = match options.every {
        Some(every) => format!("every {} s", every.as_secs_f64()),
        None => "by chance".to_owned(),
    };
    let (date, cores) = (date(), cores());
    format!(
        "{date}, {VERSION}: `--rate {rate} --games {games} --seed {seed}`, {every}, {cores} cores"
    )
}

/// When and of what a row was made for which nothing is chosen.
fn made_at() -> String {
    format!("{}, {VERSION}, {} cores", date(), cores())
}

fn date() -> String {
    Timestamp::now().strftime("%Y-%m-%d").to_string()
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(0, usize::from)
}
