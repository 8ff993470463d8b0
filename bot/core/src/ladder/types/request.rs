//! A request about a ladder.

use crate::PlayerId;
use crate::model::request::Opponent;
use strum::{IntoStaticStr, VariantNames};

/// A request about a ladder.
#[derive(Clone, Debug)]
pub struct LadderRequest {
    /// The variant, as typed; empty for the only ladder that there is.
    pub variant: String,
    /// The wanted action.
    pub deed: LadderDeed,
}

/// An action on a ladder.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum LadderDeed {
    /// The caller joins at the end.
    Join,
    /// The caller leaves.
    Leave,
    /// The caller challenges a member above.
    Challenge(Option<Opponent>),
    /// A manager removes a member.
    Remove(Option<Opponent>),
}

impl LadderRequest {
    /// The member whom it names.
    pub fn member(&self) -> Option<&Opponent> {
        match &self.deed {
            LadderDeed::Challenge(member) | LadderDeed::Remove(member) => member.as_ref(),
            LadderDeed::Join | LadderDeed::Leave => None,
        }
    }

    /// The same, to be changed.
    pub fn named(&mut self) -> Option<&mut PlayerId> {
        match &mut self.deed {
            LadderDeed::Challenge(member) | LadderDeed::Remove(member) => {
                member.as_mut().map(|member| &mut member.player)
            }
            LadderDeed::Join | LadderDeed::Leave => None,
        }
    }
}
