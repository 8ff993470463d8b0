//! A record as JSON. It holds everything and can be read back.

use super::chain::{FORMAT, Hash, VERSION};
use super::clock_rows::ClockRow;
use super::content::What;
use super::error::RecordError;
use super::replay::Replayed;
use super::rows::{AskedRow, Sides};
use super::when::When;
use crate::model::state::{DrawOffer, Ruling};
use crate::{CauseId, Place, PlayerId, Server};
use menagerie_rules::{Color, notation};
use serde::{Deserialize, Serialize};

/// The JSON object. The fields are documented by the types that they come from.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Export {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) instance: String,
    pub(super) game: i64,
    pub(super) variant: String,
    pub(super) revision: u32,
    pub(super) variant_name: String,
    pub(super) sides: Sides<String>,
    pub(super) players: Sides<PlayerId>,
    pub(super) server: Server,
    pub(super) start: String,
    pub(super) started: When,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) rated: bool,
    pub(super) hash: Hash,
    pub(super) events: Vec<EventRow>,
    /// The moves that stand, as the command line reads them.
    pub(super) moves: String,
    /// The position after them.
    pub(super) position: String,
    pub(super) result: Option<EndRow>,
    pub(super) standing: StandingRow,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EventRow {
    Move {
        ply: usize,
        #[serde(rename = "move")]
        coordinates: String,
        notation: String,
        at: When,
        cause: CauseId,
        hash: Hash,
    },
    TakenBack {
        ply: usize,
        agreed_by: Option<Color>,
        at: When,
        cause: CauseId,
        hash: Hash,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndRow {
    pub(super) ending: String,
    pub(super) winner: Option<Color>,
    pub(super) ruling: Option<Ruling>,
    pub(super) hash: Hash,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StandingRow {
    pub(super) draw_offer: Option<DrawOffer>,
    pub(super) last_offers: Sides<Option<usize>>,
    pub(super) last_declined: Option<usize>,
    pub(super) proposals: Vec<AskedRow>,
    pub(super) clock: Option<ClockRow>,
    pub(super) place: Place,
    pub(super) own_place: Option<Place>,
    pub(super) place_lost: bool,
    pub(super) at: When,
    pub(super) hash: Hash,
}

/// Writes a record, a line for each value.
///
/// # Errors
/// When it holds a time that no calendar has.
pub fn write(replayed: &Replayed) -> Result<String, RecordError> {
    let export = Export::of(replayed)?;
    let text = serde_json::to_string_pretty(&export);
    text.map(|text| text + "\n").map_err(|error| RecordError::NoRecord(error.to_string()))
}

impl Export {
    /// The whole record, with all values that follow from it.
    ///
    /// # Errors
    /// When it holds a time that no calendar has.
    pub(super) fn of(replayed: &Replayed) -> Result<Self, RecordError> {
        let Replayed { record, chain, line, turns, .. } = replayed;
        let variant = line.position().variant();
        let began = &record.beginning;
        let mut notations = turns.iter();
        let mut events = Vec::with_capacity(record.events.len());
        for (event, hash) in record.events.iter().zip(&chain.events) {
            let (ply, at) = (event.ply, When::of(event.at)?);
            let (cause, hash) = (event.cause.clone(), hash.clone());
            events.push(match &event.what {
                What::Played(coordinates) => EventRow::Move {
                    ply,
                    coordinates: coordinates.clone(),
                    notation: notations.next().map_or_else(String::new, |turn| {
                        notation::canonical(&turn.before, &turn.chosen)
                    }),
                    at,
                    cause,
                    hash,
                },
                What::TakenBack { agreed_by } => {
                    let agreed_by = *agreed_by;
                    EventRow::TakenBack { ply, agreed_by, at, cause, hash }
                }
            });
        }
        let moves = line.moves().iter().map(|played| notation::coordinates(variant, played));
        let end = record.end.zip(chain.end.clone());
        let standing = &record.standing;
        Ok(Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            instance: record.origin.instance.clone(),
            game: record.origin.game.0,
            variant: began.variant.clone(),
            revision: began.revision,
            variant_name: variant.name.clone(),
            sides: variant.side_names.clone().into(),
            players: began.players.clone().into(),
            server: began.server.clone(),
            start: began.start.clone(),
            started: When::of(began.at)?,
            rated: began.is_rated,
            hash: chain.beginning.clone(),
            events,
            moves: moves.collect::<Vec<_>>().join(" "),
            position: line.position().fen(),
            result: end.map(|(end, hash)| EndRow {
                ending: end.ending.word(),
                winner: end.winner,
                ruling: record.ruling.clone(),
                hash,
            }),
            standing: StandingRow {
                draw_offer: standing.draw_offer,
                last_offers: standing.last_offers.into(),
                last_declined: standing.last_declined,
                proposals: record.proposals.iter().map(AskedRow::of).collect::<Result<_, _>>()?,
                clock: record.clock.as_ref().map(ClockRow::of).transpose()?,
                place: standing.place.clone(),
                own_place: standing.own_place.clone(),
                place_lost: standing.place_lost,
                at: When::of(standing.at)?,
                hash: chain.standing.clone(),
            },
        })
    }
}
