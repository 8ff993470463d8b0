//! Refusals about ladders, and the message for each: the rule, then the next step.

use crate::model::{CommandName, CommandReference, Text, listed};
use crate::{GameId, PlayerId, Timestamp, message};

/// Why a request about a ladder is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderRefusal {
    /// A ladder belongs to a community, and this is none.
    NeedsServer,
    /// Only managers remove members.
    NotAManager,
    /// No variant was named, and there is no ladder yet.
    NoVariant,
    /// Several ladders could be meant: the ids of their variants.
    Several(Vec<String>),
    /// It has this many members already.
    Full(usize),
    /// The caller is on it already.
    AlreadyOn {
        /// The variant's id.
        variant: String,
        /// The place, from 1.
        place: usize,
    },
    /// The caller is not on it.
    NotOn(String),
    /// The member is not on it.
    MemberNotOn(String, PlayerId),
    /// No member was named to challenge.
    NoOpponent(String),
    /// No member was named to remove.
    NoMember(String),
    /// The member stands below the caller.
    Below(String, PlayerId),
    /// The member stands too far above the caller.
    TooFar {
        /// The variant's id.
        variant: String,
        /// The member.
        player: PlayerId,
        /// How many places above.
        places: usize,
        /// How many it may be.
        most: usize,
    },
    /// The member is on vacation.
    OnVacation(String, PlayerId),
    /// The caller has challenged somebody, and that game runs.
    Challenging(GameId),
    /// Somebody has challenged the member, and that game runs.
    Challenged(String, PlayerId),
    /// The caller has challenged this member lately, and can do so again then.
    Lately(String, PlayerId, Timestamp),
}

/// The command that does something on the ladder of a variant.
pub(crate) fn to(what: &str, variant: &str) -> CommandReference {
    CommandReference::of(CommandName::Ladder).with("what", what).with("variant", variant)
}

/// The command that shows the ladder of a variant.
pub(crate) fn show(variant: &str) -> CommandReference {
    CommandReference::of(CommandName::Ladder).with("variant", variant)
}

impl LadderRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NeedsServer => message!("ladder-refused-needs-community"),
            Self::NotAManager => message!("ladder-refused-not-a-manager"),
            Self::NoVariant => message!("ladder-refused-no-variant"),
            Self::Several(variants) => {
                let variants: Vec<Text> =
                    variants.iter().map(|variant| Text::new().code(variant)).collect();
                message!("ladder-refused-several", variants = listed(&variants))
            }
            Self::Full(most) => message!("ladder-refused-full", most),
            Self::AlreadyOn { variant, place } => {
                message!("ladder-refused-already-on", place, show = show(variant))
            }
            Self::NotOn(variant) => {
                message!("ladder-refused-not-on", join = to("join", variant))
            }
            Self::MemberNotOn(variant, player) => {
                message!("ladder-refused-member-not-on", player, show = show(variant))
            }
            Self::NoOpponent(variant) => {
                message!("ladder-refused-no-opponent", show = show(variant))
            }
            Self::NoMember(variant) => {
                let remove = to("remove", variant).with("member", "");
                message!("ladder-refused-no-member", remove)
            }
            Self::Below(variant, player) => {
                message!("ladder-refused-below", player, show = show(variant))
            }
            Self::TooFar { variant, player, places, most } => {
                message!("ladder-refused-too-far", player, places, most, show = show(variant))
            }
            Self::OnVacation(variant, player) => {
                message!("ladder-refused-on-vacation", player, show = show(variant))
            }
            Self::Challenging(game) => message!("ladder-refused-challenging", game),
            Self::Challenged(variant, player) => {
                message!("ladder-refused-challenged", player, show = show(variant))
            }
            Self::Lately(variant, player, until) => {
                message!("ladder-refused-lately", player, until, show = show(variant))
            }
        }
    }
}
