//! A proposal of one player to the other during a game, and its outcome.

use crate::model::Moment;
use menagerie_rules::Color;

/// Something that one player has asked of the other. It is never forgotten; one waits at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// How many had been made in the game before it.
    pub number: usize,
    /// Who asks.
    pub by: Color,
    /// What is asked.
    pub aim: Aim,
    /// When in the game.
    pub made: Moment,
    /// What has become of it.
    pub state: ProposalState,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// That so many of the last plies are taken back.
    TakeBack(usize),
    /// That the game ends without a result.
    Cancel,
}

/// What has become of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalState {
    /// It waits for an answer.
    Open,
    /// The opponent has agreed.
    Accepted,
    /// The opponent has not agreed, in so many words or by moving.
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
