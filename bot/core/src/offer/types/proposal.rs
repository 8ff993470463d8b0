//! A proposal of one player to the other during a game, and its outcome.

use crate::model::Moment;
use menagerie_rules::Color;

/// A proposal of one player to the other. It is never deleted. Only one waits at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The number of proposals in the game before it.
    pub number: usize,
    /// The side that asks.
    pub by: Color,
    /// The content.
    pub aim: Aim,
    /// The moment of the game in which it was made.
    pub made: Moment,
    /// The outcome.
    pub state: ProposalState,
}

/// The kinds of proposals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To take back this many of the last plies.
    TakeBack(usize),
    /// To end the game without a result.
    Cancel,
}

/// The outcome of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalState {
    /// It waits for an answer.
    Open,
    /// The opponent has agreed.
    Accepted,
    /// The opponent has not agreed, in words or by moving.
    Declined,
    /// The game went on, or ended, without an answer.
    Lapsed,
}

impl Aim {
    /// The word for its kind in the store.
    pub fn word(self) -> &'static str {
        match self {
            Aim::TakeBack(_) => "take-back",
            Aim::Cancel => "cancel",
        }
    }

    /// How many of the last plies it would undo.
    pub fn plies(self) -> usize {
        match self {
            Aim::TakeBack(plies) => plies,
            Aim::Cancel => 0,
        }
    }

    /// The inverse of [`Aim::word`] and [`Aim::plies`].
    pub fn parse(word: &str, plies: usize) -> Option<Self> {
        let aims = [Aim::TakeBack(plies), Aim::Cancel];
        aims.into_iter().find(|aim| aim.word() == word && aim.plies() == plies)
    }
}

impl ProposalState {
    /// The word for it in the store.
    pub fn word(self) -> &'static str {
        match self {
            ProposalState::Open => "open",
            ProposalState::Accepted => "accepted",
            ProposalState::Declined => "declined",
            ProposalState::Lapsed => "lapsed",
        }
    }

    /// The inverse of [`ProposalState::word`].
    pub fn parse(word: &str) -> Option<Self> {
        use ProposalState::{Accepted, Declined, Lapsed, Open};
        [Open, Accepted, Declined, Lapsed].into_iter().find(|state| state.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_proposal_survives_the_store() {
        for aim in [Aim::TakeBack(1), Aim::TakeBack(2), Aim::Cancel] {
            assert_eq!(Aim::parse(aim.word(), aim.plies()), Some(aim));
        }
        assert_eq!(Aim::parse("adoption", 1), None);
        for word in ["open", "accepted", "declined", "lapsed"] {
            let state = ProposalState::parse(word).expect("it is known");
            assert_eq!(state.word(), word);
        }
        assert_eq!(ProposalState::parse("forgotten"), None);
    }
}
