//! Reading a record from JSON. Nothing in it is believed that can be worked out.

use super::chain::{Chain, FORMAT, VERSION};
use super::clock_rows::ClockRow;
use super::content::{Beginning, Event, Origin, Record, Standing, What};
use super::error::RecordError;
use super::json::{EndRow, EventRow, Export};
use super::proof::Proof;
use super::replay::Replayed;
use super::times;
use crate::clock::Kind;
use crate::model::state::{End, Ending};
use crate::{GameId, Place, PlayerId, Timestamp};
use menagerie_rules::Position;
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashSet;

/// The fields that are read before all others.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u64,
}

/// Reads a record from JSON, and replays it.
///
/// # Errors
/// When it is not a record, when anything in it was changed, or when it could never have happened.
pub fn read(text: &str) -> Result<(Replayed, Proof), RecordError> {
    let no_record = |error: serde_json::Error| RecordError::NoRecord(error.to_string());
    let head: Head = serde_json::from_str(text).map_err(no_record)?;
    if head.format != FORMAT {
        return Err(RecordError::NoRecord(format!("its format is “{}”", head.format)));
    }
    if head.version > u64::from(VERSION) {
        return Err(RecordError::NewerVersion { found: head.version, known: VERSION });
    }
    if head.version != u64::from(VERSION) {
        return Err(RecordError::NoRecord(format!("there is no version {}", head.version)));
    }
    let export: Export = serde_json::from_str(text).map_err(no_record)?;
    let record = export.record()?;
    export.is_chained(&Chain::of(&record))?;
    let replayed = Replayed::of(record)?;
    if replayed.record.beginning.is_rated && !may_be_rated(&replayed) {
        return Err(RecordError::CannotBeRated);
    }
    let rest = |export: &Export| serde_json::to_value(export).map_err(no_record);
    match difference(&rest(&export)?, &rest(&Export::of(&replayed)?)?) {
        None => {
            let proof = Proof::of(&replayed)?;
            times::check(&replayed.record)?;
            Ok((replayed, proof))
        }
        Some((field, found, expected)) => Err(RecordError::Altered { field, found, expected }),
    }
}

/// Whether a game could have been begun as rated. Whether its variant was on a list is not known.
fn may_be_rated(replayed: &Replayed) -> bool {
    let Record { beginning, clock, .. } = &replayed.record;
    let variant = replayed.line.position().variant();
    // Which arrays can be drawn or chosen is not asked.
    let is_own_array =
        variant.shuffle.is_some() || replayed.line.start().fen() == Position::start(variant).fen();
    let has_clock = clock.as_ref().is_some_and(|clock| clock.control.kind != Kind::None);
    is_own_array && has_clock && !beginning.players.iter().any(PlayerId::is_computer)
}

impl Export {
    /// The record without the values that follow from it.
    fn record(&self) -> Result<Record, RecordError> {
        let end = match &self.result {
            Some(EndRow { ending, winner, .. }) => {
                let unknown = || RecordError::NoRecord(format!("“{ending}” is no ending"));
                let ending = Ending::parse(ending).ok_or_else(unknown)?;
                Some(End { ending, winner: *winner })
            }
            None => None,
        };
        let standing = &self.standing;
        let asked = standing.proposals.iter().enumerate();
        let offers = &standing.last_offers;
        let record = Record {
            origin: Origin { instance: self.instance.clone(), game: GameId(self.game) },
            beginning: Beginning {
                variant: self.variant.clone(),
                revision: self.revision,
                start: self.start.clone(),
                players: [self.players.white.clone(), self.players.black.clone()],
                server: self.server.clone(),
                at: Timestamp(self.started.unix),
                is_rated: self.rated,
            },
            events: self.events.iter().map(EventRow::event).collect(),
            proposals: asked.map(|(number, row)| row.asked(number)).collect::<Result<_, _>>()?,
            end,
            clock: standing.clock.as_ref().map(ClockRow::clock).transpose()?,
            ruling: self.result.as_ref().and_then(|end| end.ruling.clone()),
            standing: Standing {
                draw_offer: standing.draw_offer,
                last_offers: [offers.white, offers.black],
                last_declined: standing.last_declined,
                place: standing.place.clone(),
                own_place: standing.own_place.clone(),
                place_lost: standing.place_lost,
                at: Timestamp(standing.at.unix),
            },
        };
        are_names(&record)?;
        are_of_people(&record.events)?;
        act_once(&record.events)?;
        Ok(record)
    }

    /// Compares the record's hashes with those that follow from it.
    fn is_chained(&self, chain: &Chain) -> Result<(), RecordError> {
        let broken = |at: String| Err(RecordError::Broken { at });
        if self.hash != chain.beginning {
            return broken("the beginning of the game".to_owned());
        }
        for (index, (row, hash)) in self.events.iter().zip(&chain.events).enumerate() {
            let (EventRow::Move { hash: found, .. } | EventRow::TakenBack { hash: found, .. }) =
                row;
            if found != hash {
                return broken(format!("event {}", index + 1));
            }
        }
        if self.result.as_ref().map(|end| &end.hash) != chain.end.as_ref() {
            return broken("the result".to_owned());
        }
        if self.standing.hash != chain.standing {
            return broken("what stands besides the moves".to_owned());
        }
        Ok(())
    }
}

impl EventRow {
    fn event(&self) -> Event {
        match self {
            EventRow::Move { ply, coordinates, at, cause, .. } => Event {
                what: What::Played(coordinates.clone()),
                ply: *ply,
                at: Timestamp(at.unix),
                cause: cause.clone(),
            },
            EventRow::TakenBack { ply, agreed_by, at, cause, .. } => Event {
                what: What::TakenBack { agreed_by: *agreed_by },
                ply: *ply,
                at: Timestamp(at.unix),
                cause: cause.clone(),
            },
        }
    }
}

/// Checks that all names have the right form, and that two people play.
fn are_names(record: &Record) -> Result<(), RecordError> {
    let Beginning { players: [white, black], server, .. } = &record.beginning;
    let Standing { place, own_place, .. } = &record.standing;
    let places = [Some(place), own_place.as_ref()].into_iter().flatten().map(Place::as_str);
    let causes = record.events.iter().map(|event| event.cause.as_str());
    let people = [white.as_str(), black.as_str(), server.as_str()];
    let judge = record.ruling.iter().map(|ruling| ruling.by.as_str());
    for name in people.into_iter().chain(judge).chain(places).chain(causes) {
        let is_name = name.split_once(':').is_some_and(|(network, _)| !network.is_empty());
        if !is_name || name.contains(char::is_control) {
            return Err(RecordError::Name(name.to_owned()));
        }
    }
    if white == black {
        return Err(RecordError::OnePlayer(white.as_str().to_owned()));
    }
    Ok(())
}

/// Checks that people have caused the events. The program's own causes are names of future events.
/// If such a cause counted as processed, that event would never happen.
fn are_of_people(events: &[Event]) -> Result<(), RecordError> {
    match events.iter().find(|event| event.cause.is_our_own()) {
        Some(event) => Err(RecordError::OwnCause(event.cause.as_str().to_owned())),
        None => Ok(()),
    }
}

/// Checks that no cause acts twice. Only one answer may have taken several moves back.
fn act_once(events: &[Event]) -> Result<(), RecordError> {
    let (mut played, mut taken_back) = (HashSet::new(), HashSet::new());
    let mut last: Option<&Event> = None;
    for event in events {
        let goes_on = |last: &Event| {
            let is_agreed = matches!(last.what, What::TakenBack { agreed_by: Some(_) });
            is_agreed && (&last.what, &last.cause) == (&event.what, &event.cause)
        };
        let seen = match event.what {
            What::Played(_) => &mut played,
            What::TakenBack { .. } => &mut taken_back,
        };
        if !seen.insert(event.cause.as_str()) && !last.is_some_and(goes_on) {
            return Err(RecordError::CauseTwice(event.cause.as_str().to_owned()));
        }
        last = Some(event);
    }
    Ok(())
}

/// The first value in which two JSON texts of the same form differ: where it is, and both values.
fn difference(found: &Value, expected: &Value) -> Option<(String, String, String)> {
    let below = |name: String, found: &Value, expected: &Value| {
        difference(found, expected).map(|(field, found, expected)| {
            let dot = if field.is_empty() || field.starts_with('[') { "" } else { "." };
            (format!("{name}{dot}{field}"), found, expected)
        })
    };
    match (found, expected) {
        (Value::Object(left), Value::Object(right)) if left.len() == right.len() => {
            let of = |name: &String| left.get(name).unwrap_or(&Value::Null);
            right.iter().find_map(|(name, value)| below(name.clone(), of(name), value))
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            let mut pairs = left.iter().zip(right).enumerate();
            pairs.find_map(|(index, (left, right))| below(format!("[{index}]"), left, right))
        }
        _ => (found != expected).then(|| (String::new(), found.to_string(), expected.to_string())),
    }
}
