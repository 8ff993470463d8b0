//! The judgement: which alerts follow from the signs of life. Pure functions, so that hours pass in
//! a test at once.

use super::alert::Alert;
use super::report::{Part, Report, Trouble};
use super::signs::{NetworkSigns, Signs};
use menagerie_config::Limits;
use serde_json::{Value, json};
use std::time::Duration;

/// How long a fault that is over is still reported: ten minutes.
pub const REMEMBERED: Duration = Duration::from_mins(10);

/// The longest that a round of due work may take: five minutes, because there is much after an
/// outage.
pub const ROUND: Duration = Duration::from_mins(5);

/// By how many seconds the machine's clock may be wrong: a minute, because a message may take some
/// of it.
pub const WRONG: i64 = 60;

/// The shortest time between the beginnings of shards, as Discord wants it.
const BETWEEN_SHARDS: Duration = Duration::from_secs(6);

/// Judges the signs.
pub fn judge(signs: &Signs, limits: &Limits) -> Report {
    let mut parts = vec![desk(signs, limits), database(signs, limits), outbox(signs, limits)];
    parts.push(scheduler(signs));
    parts.extend(signs.networks.iter().map(|network| of_network(network, signs.serving, limits)));
    parts.extend([events(signs), clock(signs)]);
    let is_starting = signs.networks.iter().any(|network| !network.was_there);
    Report { uptime: signs.uptime.as_secs(), is_starting, parts }
}

fn desk(signs: &Signs, limits: &Limits) -> Part {
    // If nothing can be written, the desk waits for that with each call, and so would another
    // process.
    let is_waiting = !signs.is_writable || signs.is_held;
    let stalled = (signs.desk > limits.desk && !is_waiting).then(|| Trouble {
        alert: Alert::DeskStalled,
        words: format!(
            "no call was decided for {}: start the bot again, and report what the log says before",
            seconds(signs.desk)
        ),
    });
    let figures = vec![("answered_seconds_ago", ago(signs.desk)), ("queue", json!(signs.queue))];
    Part { name: "desk", figures, troubles: stalled.into_iter().collect() }
}

fn database(signs: &Signs, limits: &Limits) -> Part {
    let mut troubles = Vec::new();
    if !signs.is_in_place {
        troubles.push(Trouble {
            alert: Alert::DatabaseReplaced,
            words: "the file was deleted or replaced, or another process has taken over the server: the log says which, and what to do".to_owned(),
        });
    }
    let why = if signs.is_writable {
        (signs.committed > limits.database)
            .then(|| format!("nothing was committed for {}", seconds(signs.committed)))
    } else {
        Some("it cannot be written".to_owned())
    };
    troubles.extend(why.map(|why| Trouble {
        alert: Alert::DatabaseUnwritable,
        words: format!(
            "{why}, so moves are refused: look at the disk, or at the database server, and at what the log says of it; the bot goes on by itself"
        ),
    }));
    Part {
        name: "database",
        figures: vec![("committed_seconds_ago", ago(signs.committed))],
        troubles,
    }
}

fn outbox(signs: &Signs, limits: &Limits) -> Part {
    let mut troubles = Vec::new();
    if signs.worker > limits.worker {
        troubles.push(Trouble {
            alert: Alert::OutboxStalled,
            words: format!(
                "nobody has looked at it for {}: start the bot again, and report what the log says before",
                seconds(signs.worker)
            ),
        });
    }
    let oldest = signs.oldest.unwrap_or_default();
    if oldest > limits.outbox {
        troubles.push(Trouble {
            alert: Alert::OutboxAgeing,
            words: format!(
                "what is to be shown has waited for {}: the log and menagerie outbox say why",
                seconds(oldest)
            ),
        });
    }
    let figures = vec![
        ("looked_at_seconds_ago", ago(signs.worker)),
        ("waiting", json!(signs.waiting)),
        ("parked", json!(signs.parked)),
        ("oldest_seconds", ago(oldest)),
    ];
    Part { name: "outbox", figures, troubles }
}

fn scheduler(signs: &Signs) -> Part {
    let stalled = (signs.scheduler > ROUND).then(|| Trouble {
        alert: Alert::UpkeepStalled,
        words: format!(
            "what is due was not done for {}, so clocks stand still and nobody is reminded: the log says why; report it",
            seconds(signs.scheduler)
        ),
    });
    let figures = vec![("done_seconds_ago", ago(signs.scheduler))];
    Part { name: "upkeep", figures, troubles: stalled.into_iter().collect() }
}

fn of_network(network: &NetworkSigns, serving: Duration, limits: &Limits) -> Part {
    let mut troubles = Vec::new();
    if network.silent > limits.network {
        troubles.push(Trouble {
            alert: Alert::NetworkSilent,
            words: format!(
                "nothing has come from it for {}: it is tried again all the time; look whether it is there, and whether this machine reaches it",
                seconds(network.silent)
            ),
        });
    }
    // The processes that hear these shards may just be starting too, and shards begin one after the
    // other.
    let timeout =
        limits.network + BETWEEN_SHARDS * u32::try_from(network.unheard.len()).unwrap_or(0);
    if !network.unheard.is_empty() && serving > timeout {
        let shards: Vec<_> = network.unheard.iter().map(u32::to_string).collect();
        troubles.push(Trouble {
            alert: Alert::NetworkSilent,
            words: format!(
                "no process hears its shards {}, so no clock runs out there: start one that has them in DISCORD_SHARDS",
                shards.join(", ")
            ),
        });
    }
    if network.reading > ROUND {
        troubles.push(Trouble {
            alert: Alert::NetworkBehind,
            words: format!(
                "what was said there before is read since {}, and clocks wait for half an hour at most: if it does not end, the log says why",
                seconds(network.reading)
            ),
        });
    }
    let figures = vec![
        ("heard_seconds_ago", ago(network.silent)),
        ("heard_everything", json!(network.is_heard)),
    ];
    Part { name: network.name, figures, troubles }
}

/// An event of Discord that serenity could not read is lost. It may have been a move.
fn events(signs: &Signs) -> Part {
    let (since, count) = signs.dropped.unwrap_or((Duration::MAX, 0));
    let dropped = (since < REMEMBERED).then(|| Trouble {
        alert: Alert::EventsDropped,
        words: format!(
            "Discord has sent what this version cannot read, {count} times since the start: a newer one is needed"
        ),
    });
    let (since, given_up) = signs.missed.unwrap_or((Duration::MAX, 0));
    let missed = (since < REMEMBERED).then(|| Trouble {
        alert: Alert::MessagesMissed,
        words: format!(
            "what was written while the bot was away could not be read at {given_up} places since the start: the log says why, and the players were asked to write it again"
        ),
    });
    let figures = vec![("dropped", json!(count)), ("places_missed", json!(given_up))];
    let troubles = dropped.into_iter().chain(missed).collect();
    Part { name: "events", figures, troubles }
}

fn clock(signs: &Signs) -> Part {
    let jumped = signs.jumped.filter(|(since, _)| *since < REMEMBERED);
    let jumped = jumped.map(|(since, by)| Trouble {
        alert: Alert::ClockJumped,
        words: format!(
            "it has jumped by {by} s {} ago, because it was set or the machine has slept: see that it is kept right",
            seconds(since)
        ),
    });
    let wrong = (signs.ahead.abs() > WRONG).then(|| Trouble {
        alert: Alert::ClockWrong,
        words: format!(
            "it is {} s {} Discord's: set it right and keep it so, for deadlines go by it",
            signs.ahead.abs(),
            if signs.ahead > 0 { "ahead of" } else { "behind" }
        ),
    });
    let figures = vec![("ahead_seconds", json!(signs.ahead))];
    Part { name: "clock", figures, troubles: jumped.into_iter().chain(wrong).collect() }
}

fn ago(since: Duration) -> Value {
    since.as_secs().into()
}

fn seconds(long: Duration) -> String {
    format!("{} s", long.as_secs())
}

#[cfg(test)]
mod tests;
