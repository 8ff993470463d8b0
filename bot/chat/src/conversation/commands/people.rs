//! The commands `block` and `unblock` (unwanted opponents), and `link` and `unlink` (a person's
//! accounts).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::Options;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::moderation::types::ModerationRequest;

pub(super) const BLOCK: Registered = Registered {
    options: || vec![OptionSchema::of("member", Kind::Member)],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|_, member| {
        Some(Command::Moderation(ModerationRequest::Block { whom: member.map(|it| it.player) }))
    }),
};

pub(super) const UNBLOCK: Registered = Registered {
    options: || vec![OptionSchema::of("member", Kind::Member).required()],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|_, member| {
        Some(Command::Moderation(ModerationRequest::Unblock { whom: member.map(|it| it.player) }))
    }),
};

pub(super) const LINK: Registered = Registered {
    options: || vec![OptionSchema::of("code", Kind::Text)],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::LookedUp(link, |question, _| {
        Box::pin(question.typed_code(link(&question.options, None)))
    }),
};

pub(super) const UNLINK: Registered = Registered {
    options: Vec::new,
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|_, _| Some(Command::Link(LinkRequest::Unlink { confirmed: None }))),
};

fn link(options: &Options, _: Option<Opponent>) -> Option<Command> {
    Some(Command::Link(match options.text("code").trim() {
        "" => LinkRequest::Code,
        code => LinkRequest::Typed(code.to_owned()),
    }))
}
