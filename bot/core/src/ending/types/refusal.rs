//! Refusals of draw offers, and the message for each: the rule, then the next step.

use crate::message;
use crate::model::Text;

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
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::DrawAlreadyOffered => message!("draw-refused-offered-already"),
            Self::DrawOfferedLately { moves } => message!("draw-refused-offered-lately", moves),
            Self::NoDrawOffer => message!("draw-refused-no-offer"),
            Self::OwnDrawOffer => message!("draw-refused-own-offer"),
        }
    }
}
