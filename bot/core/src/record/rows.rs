//! Parts of a JSON export: pairs of values, one for each side, and the rows of proposals.

use super::content::Asked;
use super::error::RecordError;
use super::when::When;
use crate::Timestamp;
use crate::model::Moment;
use crate::offer::types::{Aim, Proposal, ProposalState};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

/// A value for each side. White is the first mover, under any name in the variant.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides<T> {
    pub(super) white: T,
    pub(super) black: T,
}

impl<T> From<[T; 2]> for Sides<T> {
    fn from([white, black]: [T; 2]) -> Self {
        Self { white, black }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AskedRow {
    by: Color,
    kind: String,
    plies: usize,
    ply: usize,
    taken_back: usize,
    state: String,
    at: When,
    settled: Option<When>,
}

impl AskedRow {
    /// The row of a proposal.
    ///
    /// # Errors
    /// When it holds a time that no calendar has.
    pub(super) fn of(asked: &Asked) -> Result<Self, RecordError> {
        let Proposal { by, aim, made: Moment { ply, taken_back }, state, .. } = asked.proposal;
        Ok(Self {
            by,
            kind: aim.word().to_owned(),
            plies: aim.plies(),
            ply,
            taken_back,
            state: state.word().to_owned(),
            at: When::of(asked.at)?,
            settled: asked.settled.map(When::of).transpose()?,
        })
    }

    /// The proposal of a row, with the number of proposals before it.
    ///
    /// # Errors
    /// When its words are not known.
    pub(super) fn asked(&self, number: usize) -> Result<Asked, RecordError> {
        let Self { by, ply, taken_back, .. } = *self;
        let unknown = |word: &str| RecordError::NoRecord(format!("“{word}” is no proposal"));
        let aim = Aim::parse(&self.kind, self.plies).ok_or_else(|| unknown(&self.kind))?;
        let state = ProposalState::parse(&self.state).ok_or_else(|| unknown(&self.state))?;
        Ok(Asked {
            proposal: Proposal { number, by, aim, made: Moment { ply, taken_back }, state },
            at: Timestamp(self.at.unix),
            settled: self.settled.as_ref().map(|settled| Timestamp(settled.unix)),
        })
    }
}
