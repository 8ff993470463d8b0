//! The commands `block` and `unblock` (unwanted opponents), and `link` and `unlink` (a person's
//! accounts).

use super::registration::{Call, Concern, Registered};
use crate::conversation::Options;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::model::state::LinkRequest;

pub(super) const BLOCK: Registered = Registered {
    options: || vec![OptionSchema::of("member", Kind::Member)],
    concern: Concern::Caller,
    call: Call::Of(|_, member| Some(Command::Block { whom: member.map(|it| it.player) })),
    look: None,
};

pub(super) const UNBLOCK: Registered = Registered {
    options: || vec![OptionSchema::of("member", Kind::Member).required()],
    concern: Concern::Caller,
    call: Call::Of(|_, member| Some(Command::Unblock { whom: member.map(|it| it.player) })),
    look: None,
};

pub(super) const LINK: Registered = Registered {
    options: link_options,
    concern: Concern::Caller,
    call: Call::LookedUp(link, |question, _| {
        Box::pin(question.typed_code(link(&question.options, None)))
    }),
    look: None,
};

pub(super) const UNLINK: Registered = Registered {
    options: Vec::new,
    concern: Concern::Caller,
    call: Call::Of(|_, _| Some(Command::Unlink { confirmed: None })),
    look: None,
};

fn link_options() -> Vec<OptionSchema> {
    vec![OptionSchema::of("code", Kind::Text)]
}

fn link(options: &Options, _: Option<Opponent>) -> Option<Command> {
    Some(Command::Link(match options.text("code").trim() {
        "" => LinkRequest::Code,
        code => LinkRequest::Typed(code.to_owned()),
    }))
}
