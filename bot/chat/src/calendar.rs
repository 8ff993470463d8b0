//! The deadlines of a member's games and the dates of their leagues as a file for calendar programs
//! (RFC 5545).
//!
//! A game, and each date of a league, keeps the identifier of its entry. So a program that reads a newer
//! file changes the entry instead of adding one.

use icalendar::{Calendar, Component, Event};
use menagerie_core::Timestamp;
use menagerie_core::clock::DAY;
use menagerie_core::model::state::Game;

/// The maker of the file, as the format wants it.
const MADE_BY: &str = "-//Menagerie//Deadlines//EN";

/// A date of a league: its identifier, the words for it, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueDate {
    /// The league, and which of its dates it is.
    pub identifier: String,
    /// The words.
    pub summary: String,
    /// The date.
    pub at: Timestamp,
}

/// The calendar of these games and dates: an entry for each game that has a deadline now, and for each
/// date. `instance` is the name of the database, with which the number of a game is unique everywhere.
/// Nothing if there is no entry.
pub fn calendar(
    games: &[Game],
    leagues: &[LeagueDate],
    instance: &str,
    now: Timestamp,
) -> Option<String> {
    let deadlines = games.iter().filter_map(|game| entry(game, instance, now));
    let dates = leagues.iter().filter_map(|date| dated(date, instance, now));
    let entries: Vec<Event> = deadlines.chain(dates).collect();
    if entries.is_empty() {
        return None;
    }
    let mut calendar = Calendar::empty();
    for (name, value) in [("VERSION", "2.0"), ("PRODID", MADE_BY), ("CALSCALE", "GREGORIAN")] {
        calendar.append_property((name, value));
    }
    for entry in entries {
        calendar.push(entry);
    }
    Some(calendar.done().to_string())
}

fn dated(date: &LeagueDate, instance: &str, now: Timestamp) -> Option<Event> {
    let mut entry = Event::new();
    entry
        .uid(&format!("{}@{instance}.menagerie", date.identifier))
        // A date is moved by whole days, so a later one has a larger number.
        .sequence(u32::try_from(date.at.0 / DAY).unwrap_or(u32::MAX))
        .summary(&date.summary)
        .add_property("DTSTAMP", written(now)?)
        .add_property("DTSTART", written(date.at)?)
        .add_property("TRANSP", "TRANSPARENT");
    Some(entry.done())
}

fn entry(game: &Game, instance: &str, now: Timestamp) -> Option<Event> {
    let deadline = written(game.deadline()?)?;
    let moment = game.moment();
    let mut entry = Event::new();
    entry
        .uid(&format!("game-{}@{instance}.menagerie", game.id))
        // Each move and each take-back makes it a newer one.
        .sequence(u32::try_from(moment.ply + 2 * moment.taken_back).unwrap_or(u32::MAX))
        .summary(&format!("{} (#{})", game.variant().name, game.id))
        .add_property("DTSTAMP", written(now)?)
        // An entry without an end takes no time.
        .add_property("DTSTART", deadline)
        // A deadline keeps nobody from other things.
        .add_property("TRANSP", "TRANSPARENT");
    Some(entry.done())
}

/// A moment as the format writes it, in UTC. No year beyond 9999 can be written.
fn written(at: Timestamp) -> Option<String> {
    let moment = jiff::Timestamp::from_second(at.0).ok()?;
    Some(moment.strftime("%Y%m%dT%H%M%SZ").to_string())
}
