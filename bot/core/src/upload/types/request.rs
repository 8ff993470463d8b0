//! Requests about uploaded variants.

use crate::model::request::Opponent;
use crate::model::state::ComputerLevel;
use crate::upload::types::UploadedVariant;
use strum::{IntoStaticStr, VariantNames};

/// A request about uploaded variants.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum UploadRequest {
    /// Plays one, against a member or not yet.
    Try {
        /// The variant.
        game: Box<UploadedVariant>,
        /// The challenged member, if there is one.
        opponent: Option<Opponent>,
        /// The computer's level, if one is named.
        level: Option<ComputerLevel>,
        /// The clock, as typed; empty for the usual one.
        clock: String,
    },
    /// Publishes one: puts it on the community's list.
    Publish(Box<UploadedVariant>),
    /// Withdraws one from that list, as typed.
    Withdraw(String),
}
