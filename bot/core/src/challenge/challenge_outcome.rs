//! The message about the outcome of a challenge.

use crate::Place;
use crate::challenge::types::{Challenge, ChallengeState};
use crate::message;
use crate::model::state::Window;
use crate::model::{Effect, OfferId, Target, Text};

/// Replaces the words of a challenge that is not open any more, wherever it was offered.
pub fn settle(windows: &[Window], challenge: &Challenge, state: ChallengeState) -> Vec<Effect> {
    let windows = windows.iter().map(|window| &window.place);
    let settled = |place: &Place| Effect::Settle {
        offer: OfferId::Challenge(challenge.id),
        to: Target::Place(place.clone()),
        text: outcome(challenge, state),
        actions: Vec::new(),
    };
    std::iter::once(&challenge.place).chain(windows).map(settled).collect()
}

/// The outcome of a challenge.
pub fn outcome(challenge: &Challenge, state: ChallengeState) -> Text {
    let (challenger, variant) = (&challenge.challenger, &challenge.variant.name);
    let Some(opponent) = challenge.to.one() else { return outcome_for_all(challenge, state) };
    match state {
        ChallengeState::Open | ChallengeState::Accepted(_) => {
            message!("challenge-open", opponent, challenger, variant)
        }
        ChallengeState::Declined => message!("challenge-declined", opponent, challenger, variant),
        ChallengeState::Expired => message!("challenge-expired", opponent, challenger, variant),
        ChallengeState::Withdrawn => message!("challenge-withdrawn", challenger, opponent, variant),
    }
}

/// The outcome of a challenge to everyone.
fn outcome_for_all(challenge: &Challenge, state: ChallengeState) -> Text {
    let (challenger, variant) = (&challenge.challenger, &challenge.variant.name);
    match state {
        ChallengeState::Open | ChallengeState::Accepted(_) => {
            message!("challenge-to-all-open", challenger, variant)
        }
        ChallengeState::Declined | ChallengeState::Withdrawn => {
            message!("challenge-to-all-withdrawn", challenger, variant)
        }
        ChallengeState::Expired => message!("challenge-to-all-expired", challenger, variant),
    }
}
