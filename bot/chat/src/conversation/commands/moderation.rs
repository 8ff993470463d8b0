//! The commands of moderators and managers for games of others: `freeze`, `thaw`, `adjudicate`.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::Options;
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};

pub(super) const FREEZE: Registered = Registered {
    options: || {
        vec![game(), OptionSchema::of("reason", Kind::Text), OptionSchema::of("all", Kind::Flag)]
    },
    concern: Concern::Deed,
    rights: Rights::Moderators,
    offered: Offered::InCommunities,
    does: Does::Call(freeze),
};

pub(super) const THAW: Registered = Registered {
    options: || vec![game(), OptionSchema::of("all", Kind::Flag)],
    concern: Concern::Deed,
    rights: Rights::Moderators,
    offered: Offered::InCommunities,
    does: Does::Call(|options, _| {
        Some(if options.flag("all") {
            Command::Moderation(ModerationRequest::ThawAll)
        } else {
            Command::Moderation(ModerationRequest::Thaw { which: options.which() })
        })
    }),
};

pub(super) const ADJUDICATE: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("result", choice("result", Verdict::ALL.map(Verdict::word)))
                .required(),
            OptionSchema::of("reason", Kind::Text).required(),
            OptionSchema::of("rated", Kind::Flag),
            game(),
        ]
    },
    concern: Concern::Deed,
    rights: Rights::Moderators,
    offered: Offered::InCommunities,
    does: Does::Call(|options, _| {
        Some(Command::Moderation(ModerationRequest::Adjudicate {
            which: options.which(),
            verdict: Verdict::parse(options.text("result")),
            reason: options.text("reason").to_owned(),
            is_rated: options.flag("rated"),
        }))
    }),
};

/// The command for one game, or for all games of a community.
fn freeze(options: &Options, _: Option<Opponent>) -> Option<Command> {
    let reason = options.text("reason").to_owned();
    Some(if options.flag("all") {
        Command::Moderation(ModerationRequest::FreezeAll { reason })
    } else {
        Command::Moderation(ModerationRequest::Freeze { which: options.which(), reason })
    })
}
