//! A new challenge, as it is stored and offered, to one member or to everyone.

use crate::challenge::types::{ChallengeFact, Invited, SideRequest, Start};
use crate::clock::Control;
use crate::model::request::Call;
use crate::model::{
    Action, ActionKind, Board, Code, CommandName, CommandReference, Decision, Effect, Fact,
    OfferId, Target, Text, prose,
};
use crate::{ChallengeId, Server, Timestamp, message};
use menagerie_rules::{Position, Variant};
use std::sync::Arc;

/// The action for the rules of the game.
pub fn to_rules(variant: &Variant) -> Action {
    let step = CommandReference::of(CommandName::Rules).with("variant", &variant.id);
    Action::new(message!("action-rules"), ActionKind::Do(step))
}

/// The most characters of a game's summary with a challenge. A file that a member sends can have
/// 1,000, and with a position of 1,000 they would push the clock out of the message.
const LONGEST_SUMMARY: usize = 200;

/// The special points of the game, in a sentence or its beginning.
pub fn summary(variant: &Variant) -> Text {
    prose(&beginning(&variant.summary))
}

fn beginning(summary: &str) -> String {
    match summary.char_indices().nth(LONGEST_SUMMARY) {
        Some((end, _)) => format!("{}…", &summary[..end]),
        None => summary.to_owned(),
    }
}

/// The content of a new challenge.
pub struct Invitation<'a> {
    pub to: Invited,
    pub variant: &'a Arc<Variant>,
    pub side: SideRequest,
    pub start: Start,
    pub control: Control,
    pub is_rated: bool,
    pub server: Server,
    /// For how many seconds it stands.
    pub stands: i64,
    /// The code by which it is joined from elsewhere, if it can be.
    pub code: Option<Code>,
}

impl Invitation<'_> {
    /// Makes the challenge with this number, offered where it was asked for, in these words.
    pub fn offered(
        self,
        id: ChallengeId,
        call: &Call,
        text: Text,
        actions: Vec<Action>,
    ) -> Decision {
        let Self { to, variant, side, start, control, is_rated, server, stands, code } = self;
        // An array that is drawn is not known yet.
        let fen = match &start {
            Start::Setup(fen) => Some(fen.clone()),
            Start::Array => Some(Position::start(variant).fen()),
            Start::Drawn(..) => None,
        };
        let revision = Some(variant.revision);
        let board = fen.map(|fen| Board { variant: variant.id.clone(), fen, revision, task: None });
        let offer = Effect::Offer {
            offer: OfferId::Challenge(id),
            to: Target::Place(call.place.clone()),
            text,
            wake: to.one().into_iter().cloned().collect(),
            actions,
            board,
        };
        let made = Fact::Challenge(ChallengeFact::Made {
            id,
            challenger: call.from.clone(),
            to,
            variant: variant.id.clone(),
            revision: variant.revision,
            side,
            start,
            control,
            is_rated,
            server,
            place: call.place.clone(),
            expires: Timestamp(call.at.0 + stands),
            code,
        });
        Decision { facts: vec![made], effects: vec![offer], ..Decision::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_summary_leaves_room_for_the_terms() {
        for variant in menagerie_rules::bundled() {
            assert_eq!(
                beginning(&variant.summary),
                variant.summary,
                "{} is told whole",
                variant.name
            );
        }
        let whole = "é".repeat(LONGEST_SUMMARY);
        assert_eq!(beginning(&whole), whole);
        assert_eq!(beginning(&format!("{whole}é")), format!("{whole}…"));
    }
}
