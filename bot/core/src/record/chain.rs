//! The hash chain of a record: nothing can be changed, left out or added without changing every
//! later hash.

use super::content::{Asked, Clocked, Event, Record, What};
use crate::clock::{MoveRow, Side};
use crate::model::Moment;
use crate::model::state::DrawOffer;
use crate::{Place, PlayerId};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt;

/// The name of the format, which is also in the first link.
pub const FORMAT: &str = "menagerie-game";
/// The version of the format. Within a version the hashed values never change.
pub const VERSION: u32 = 1;

/// The word at the end of an array that says that a game is rated, or that a ruling counts.
const RATED: &str = "rated";

/// How many of the digits people are shown.
const SHORT: usize = 8;

/// A link of the chain: a SHA-256 as 64 lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    fn of(fields: &Value) -> Self {
        let digest = Sha256::digest(fields.to_string().as_bytes());
        Self(digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Its first eight digits, for people.
    pub fn short(&self) -> &str {
        self.0.get(..SHORT).unwrap_or(&self.0)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// The links of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The link of the beginning.
    pub beginning: Hash,
    /// The link of each event.
    pub events: Vec<Hash>,
    /// The link of the end, if the game has ended.
    pub end: Option<Hash>,
    /// The link of everything else, which changes without a move.
    pub standing: Hash,
}

impl Chain {
    /// The chain of a record.
    pub fn of(record: &Record) -> Self {
        let began = &record.beginning;
        let mut beginning = json!([
            FORMAT,
            VERSION,
            began.variant,
            began.revision,
            began.start,
            began.players.each_ref().map(PlayerId::as_str),
            began.server.as_str(),
            began.at.0,
        ]);
        if began.is_rated {
            push(&mut beginning, RATED);
        }
        let beginning = Hash::of(&beginning);
        let mut last = beginning.clone();
        let mut events = Vec::with_capacity(record.events.len());
        for Event { what, ply, at, cause } in &record.events {
            last = Hash::of(&match what {
                What::Played(coordinates) => {
                    json!([last.0, "move", ply, coordinates, at.0, cause.as_str()])
                }
                What::TakenBack { agreed_by } => {
                    let agreed_by = agreed_by.map(Color::word);
                    json!([last.0, "taken_back", ply, agreed_by, at.0, cause.as_str()])
                }
            });
            events.push(last.clone());
        }
        let standing = &record.standing;
        let end = record.end.map(|end| {
            let winner = end.winner.map(Color::word);
            let ruling = record.ruling.as_ref().map(|it| {
                let mut ruling = json!([it.by.as_str(), it.reason]);
                if it.is_rated {
                    push(&mut ruling, RATED);
                }
                ruling
            });
            Hash::of(&json!([last.0, "end", end.ending.word(), winner, ruling, standing.at.0]))
        });
        let offer = standing.draw_offer.map(|DrawOffer { by, ply }| json!([by.word(), ply]));
        let standing = Hash::of(&json!([
            end.as_ref().unwrap_or(&last).0,
            "standing",
            offer,
            standing.last_offers,
            standing.last_declined,
            record.proposals.iter().map(asked).collect::<Vec<_>>(),
            record.clock.as_ref().map(clock),
            standing.place.as_str(),
            standing.own_place.as_ref().map(Place::as_str),
            standing.place_lost,
            standing.at.0,
        ]));
        Self { beginning, events, end, standing }
    }

    /// The newest link that stays: that of the end, the last event, or the beginning.
    pub fn last(&self) -> &Hash {
        self.end.as_ref().or(self.events.last()).unwrap_or(&self.beginning)
    }
}

/// Adds a word to an array.
fn push(array: &mut Value, word: &str) {
    if let Value::Array(array) = array {
        array.push(word.into());
    }
}

fn asked(Asked { proposal, at, settled }: &Asked) -> Value {
    let Moment { ply, taken_back } = proposal.made;
    json!([
        proposal.by.word(),
        proposal.aim.word(),
        proposal.aim.plies(),
        ply,
        taken_back,
        proposal.state.word(),
        at.0,
        settled.map(|settled| settled.0),
    ])
}

fn clock(Clocked { control, state, thought, moves }: &Clocked) -> Value {
    let sides = |sides: &[Side; 2]| {
        sides.each_ref().map(|Side { bank, used, moves }| json!([bank, used, moves]))
    };
    let state = state.as_ref().map(|it| {
        let marks: Vec<String> = it.marks.iter().map(ToString::to_string).collect();
        json!([
            it.start.0,
            it.plies,
            it.turn.word(),
            it.since.0,
            it.spent,
            sides(&it.sides),
            marks,
            it.overdue,
            it.handled.0,
        ])
    });
    let time = |row: &MoveRow| {
        json!([row.ply, row.mover.word(), row.at.0, row.consumed, sides(&row.before)])
    };
    let moves: Vec<Value> = moves.iter().map(time).collect();
    json!([control.to_string(), state, thought, moves])
}
