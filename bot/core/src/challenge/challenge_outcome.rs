//! The outcome of a challenge, in words.

use crate::Place;
use crate::model::state::{Challenge, ChallengeState, Window};
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

/// The outcome of a challenge, in words.
pub fn outcome(challenge: &Challenge, state: ChallengeState) -> Text {
    let challenger = &challenge.challenger;
    let Some(opponent) = challenge.to.one() else { return outcome_for_all(challenge, state) };
    let to_variant = |text: Text| text.plain(" to ").bold(&challenge.variant.name).plain(".");
    let has_answered = |answer: &str| {
        to_variant(Text::new().player(opponent).plain(answer.to_owned()).player(challenger))
    };
    match state {
        ChallengeState::Open | ChallengeState::Accepted(_) => {
            has_answered(" can answer the challenge of ")
        }
        ChallengeState::Declined => has_answered(" has declined the challenge of "),
        ChallengeState::Expired => Text::new()
            .player(opponent)
            .plain(" didn't answer ")
            .player(challenger)
            .plain("'s challenge to ")
            .bold(&challenge.variant.name)
            .plain(" in time."),
        ChallengeState::Withdrawn => Text::new()
            .player(challenger)
            .plain(" has withdrawn the challenge to ")
            .player(opponent)
            .plain(" (")
            .bold(&challenge.variant.name)
            .plain(")."),
    }
}

/// The outcome of a challenge to everyone.
fn outcome_for_all(challenge: &Challenge, state: ChallengeState) -> Text {
    let challenger = &challenge.challenger;
    let which = |text: Text, end: &str| {
        let text = text.plain(" that anybody could join (").bold(&challenge.variant.name);
        text.plain(end.to_owned())
    };
    match state {
        ChallengeState::Open | ChallengeState::Accepted(_) => {
            which(Text::from("This is the challenge of ").player(challenger), ").")
        }
        ChallengeState::Declined | ChallengeState::Withdrawn => {
            which(Text::new().player(challenger).plain(" has withdrawn the challenge"), ").")
        }
        ChallengeState::Expired => which(
            Text::from("The challenge of ").player(challenger),
            ") has ended: its time was up.",
        ),
    }
}
