//! Doctor's checks of the database: whether it is whole and every game can be replayed, what waits,
//! and whether the machine's clock fits the stored times.

use super::files;
use super::findings::Findings;
use menagerie_core::rating::Period;
use menagerie_core::{Place, Timestamp};
use menagerie_store::{
    Barred, Condition, Diagnosis, Held, Holding, Inspection, RatingsCheck, Why, diagnose,
};

/// The largest correction of a clock that is normal, in seconds.
const CORRECTED: i64 = 60;
/// The first of January 2026, before which this program did not exist, in unix seconds.
const BEGUN: i64 = 1_767_225_600;

/// Checks the database at `url`, of a bot on these networks, if they are known. Returns the places
/// where its games are seen or may begin.
pub async fn look(
    url: &str,
    networks: Option<&[&str]>,
    now: Timestamp,
    findings: &mut Findings,
) -> Vec<Place> {
    let found = match diagnose(url).await {
        Ok(found) => found,
        Err(error) => {
            findings.found(format!("database: {error}"));
            findings.unseen("games, and what waits to be shown: the database cannot be read");
            return Vec::new();
        }
    };
    let Diagnosis { inspection, damage, held } = found;
    let Inspection { name, path, in_use, condition, barred } = inspection;
    let is_for_reading = barred.as_ref().is_some_and(|barred| barred.is_for_all);
    if let Some(barred) = barred {
        unwritten(&name, &barred, in_use, findings);
    }
    if condition == Condition::Missing {
        findings.well(format!("database: {name} will be made at the first start"));
        if now.0 < BEGUN {
            findings.found(wrong_clock(now));
        }
        return Vec::new();
    }
    if let Some(path) = &path {
        files::database(path, now, !is_for_reading, findings);
    }
    for damage in &damage {
        findings
            .found(format!("database: {damage}: stop the bot and `menagerie restore` a backup"));
    }
    let running = if in_use { "; a running bot has it" } else { "" };
    match (condition, damage.is_empty()) {
        (Condition::Usable(needed @ 1..), _) => {
            let copy = match &path {
                Some(_) => "after copying it",
                None => "and of which no copy is made: make one with pg_dump first",
            };
            findings.unseen(format!(
                "games, and what waits to be shown: {name} needs {needed} migrations, which the next start makes {copy}"
            ));
        }
        (_, true) => findings.well(format!("database: {name} is whole{running}")),
        (_, false) => findings.unseen("games, and what waits to be shown: the database is damaged"),
    }
    let Some(held) = held else { return Vec::new() };
    games(&held, findings);
    ratings(held.ratings, findings);
    for row in &held.outbox {
        let network = row.place.as_ref().map_or("", Place::network);
        let is_served = networks.is_none_or(|all| network.is_empty() || all.contains(&network));
        waits(row, Some(network).filter(|_| !is_served), in_use, findings);
    }
    if held.outbox.is_empty() {
        findings.well("outbox: everything is shown");
    }
    for account in &held.brought_back {
        findings.found(format!(
            "members: {} had all deleted and is back by a backup: stop the bot, and `menagerie member forget {} --yes`",
            account.as_str(),
            account.as_str()
        ));
    }
    if now.0 < BEGUN || held.noted.0 > now.0 + CORRECTED {
        findings.found(wrong_clock(now));
    } else {
        findings.well("clock: it is later than anything that is noted");
    }
    held.places
}

/// Reports what this user may only read. They can still check everything. Whether the bot may write
/// shows when it runs.
fn unwritten(name: &str, barred: &Barred, in_use: bool, findings: &mut Findings) {
    let reason = &barred.reason;
    if barred.is_for_all {
        findings.found(format!(
            "database: {name} cannot be written ({reason}) by anybody, so the bot can store no move: mount its disk for writing"
        ));
    } else if in_use {
        findings.unseen(format!("whether {name} can be written: this user may not ({reason})"));
    } else {
        findings.found(format!(
            "database: {name} cannot be written ({reason}) by this user: if it is the bot’s, give it the right to write there"
        ));
    }
}

fn games(held: &Holding, findings: &mut Findings) {
    for wrong in &held.wrong {
        findings.found(format!(
            "{wrong}: nobody can play it as it is; `menagerie export` it from a backup and compare, or restore that"
        ));
    }
    let (games, moves) = (held.contents.games, held.contents.moves);
    findings.well(format!(
        "games: {games} with {moves} moves could be replayed, and their hashes worked out"
    ));
}

fn ratings(RatingsCheck { months, differs }: RatingsCheck, findings: &mut Findings) {
    match differs.map(Period::month) {
        Some((year, month)) => findings.found(format!(
            "ratings: from {year}-{month:02} on they do not follow from the games: stop the bot and `menagerie ratings --forget`, and its next start computes them again"
        )),
        None => findings.well(format!("ratings: those of {months} months follow from the games")),
    }
}

/// Reports a waiting row. A row that is on its way is no problem, unless the bot is not on its
/// network any more.
fn waits(row: &Held, left: Option<&str>, in_use: bool, findings: &mut Findings) {
    let Held { id, lane, kind, attempts, why, .. } = row;
    let what = format!("outbox: row {id} ({kind}, {lane})");
    match (why, left) {
        (Why::Waits | Why::Parked(_), Some(network)) => {
            findings.well(format!("{what} waits until {network} is set up again"));
        }
        (Why::Parked(words), None) => findings.found(format!(
            "{what} cannot be shown: {words} Then it is shown by itself, or at once with `menagerie outbox retry {id}`"
        )),
        (Why::Dead(words), _) => findings.found(format!(
            "{what} was given up after {attempts} tries ({words}): `menagerie outbox retry {id}` tries it again, if that is not so any more"
        )),
        (Why::Waits, None) if in_use => findings.well(format!("{what} is on its way")),
        (Why::Waits, None) => findings.well(format!("{what} is shown at the next start")),
    }
}

fn wrong_clock(now: Timestamp) -> String {
    let moment = jiff::Timestamp::from_second(now.0).unwrap_or_default();
    format!(
        "clock: this machine says {moment}, which is before what has happened already: set its clock, for all games' clocks go by it"
    )
}
