//! A record replayed by the rules of its revision.

use super::chain::Chain;
use super::content::{Record, What};
use super::error::RecordError;
use menagerie_rules::{Line, Move, Position, notation, variant_of};

/// A record whose moves are all legal, with the values that follow from it.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The record.
    pub record: Record,
    /// Its hashes.
    pub chain: Chain,
    /// The moves that stand.
    pub line: Line,
    /// Every move that was ever played, in order.
    pub turns: Vec<Turn>,
    /// The first event after the board had ended the game, if there was one.
    pub after_the_end: Option<usize>,
}

/// A move that was played.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The index of its event.
    pub event: usize,
    /// The position before it.
    pub before: Position,
    /// The move.
    pub chosen: Move,
    /// The index of the event that took it back, if it was.
    pub taken_back: Option<usize>,
}

impl Replayed {
    /// Replays a record.
    ///
    /// # Errors
    /// When the rules are not known, or an event is not possible by them.
    pub fn of(record: Record) -> Result<Self, RecordError> {
        let beginning = &record.beginning;
        let variant = variant_of(&beginning.variant, beginning.revision);
        let variant = variant.ok_or_else(|| RecordError::UnknownRules {
            variant: beginning.variant.clone(),
            revision: beginning.revision,
        })?;
        let start = Position::from_stored_fen(&variant, &beginning.start)
            .map_err(|error| RecordError::Start(error.to_string()))?;
        let mut line = Line::new(start);
        let mut turns: Vec<Turn> = Vec::new();
        // The turns that stand.
        let mut standing: Vec<usize> = Vec::new();
        let mut after_the_end = None;
        for (index, event) in record.events.iter().enumerate() {
            if after_the_end.is_none() && line.outcome().is_some() {
                after_the_end = Some(index);
            }
            match &event.what {
                What::Played(coordinates) => {
                    let chosen = (event.ply == line.ply())
                        .then(|| notation::from_coordinates(line.position(), coordinates))
                        .flatten();
                    let before = line.position().clone();
                    let played = chosen.filter(|chosen| line.play(chosen).is_ok());
                    let Some(chosen) = played else {
                        let why = if event.ply == line.ply() {
                            "the rules do not allow it there".to_owned()
                        } else {
                            format!("{} plies were played before it", line.ply())
                        };
                        return Err(RecordError::impossible(index, event, why));
                    };
                    standing.push(turns.len());
                    turns.push(Turn { event: index, before, chosen, taken_back: None });
                }
                What::TakenBack { .. } => {
                    let gone =
                        standing.pop().filter(|_| line.ply().checked_sub(1) == Some(event.ply));
                    let Some(gone) = gone else {
                        let why = "only the last move is taken back".to_owned();
                        return Err(RecordError::impossible(index, event, why));
                    };
                    line.undo();
                    turns[gone].taken_back = Some(index);
                }
            }
        }
        let chain = Chain::of(&record);
        Ok(Self { record, chain, line, turns, after_the_end })
    }
}
