//! Refusals of draw offers, and their words: the rule, then the next step.

use crate::model::{CommandName, Text};

/// Why a draw is not offered, or an offer is not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawRefusal {
    /// The caller's draw offer already stands.
    DrawAlreadyOffered,
    /// The caller has offered a draw lately, and that offer does not stand any more.
    DrawOfferedLately {
        /// With which of the caller's next moves another offer is possible: 1 for the next one.
        moves: usize,
    },
    /// The draw offer does not stand any more.
    NoDrawOffer,
    /// A player cannot answer their own draw offer.
    OwnDrawOffer,
}

impl DrawRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            DrawRefusal::DrawAlreadyOffered => text.plain("You have offered a draw already. Your opponent can accept it, decline it, or decline it by moving."),
            DrawRefusal::DrawOfferedLately { moves } => {
                let when = match moves {
                    1 => "your next move".to_owned(),
                    2 => "the move after your next one".to_owned(),
                    moves => format!("your move number {moves} from now on"),
                };
                text.plain(format!("You have offered a draw lately, and that offer does not stand any more. You can offer one again with {when}."))
            }
            DrawRefusal::NoDrawOffer => text.plain("No draw offer is open there. Make one with ").step(CommandName::Draw).plain("."),
            DrawRefusal::OwnDrawOffer => text.plain("This is your own draw offer, and only your opponent can answer it. Play on: it stands until they do."),
        }
    }
}
