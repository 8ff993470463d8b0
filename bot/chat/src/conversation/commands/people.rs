//! The commands `block` and `unblock` (unwanted opponents), and `link` and `unlink` (a person's
//! accounts).

use super::registration::{Call, Concern, Registered};
use crate::conversation::Options;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::model::state::LinkRequest;

pub(super) const BLOCK: Registered = Registered {
    words: "Stop playing against a member; without one, it lists the members you have blocked",
    options: || {
        vec![OptionSchema::of("member", Kind::Member, "Against whom; nobody but you is told")]
    },
    concern: Concern::Caller,
    call: Call::Of(|_, member| Some(Command::Block { whom: member.map(|it| it.player) })),
    look: None,
};

pub(super) const UNBLOCK: Registered = Registered {
    words: "Play against a member again whom you have blocked",
    options: || vec![OptionSchema::of("member", Kind::Member, "Against whom").required()],
    concern: Concern::Caller,
    call: Call::Of(|_, member| Some(Command::Unblock { whom: member.map(|it| it.player) })),
    look: None,
};

pub(super) const LINK: Registered = Registered {
    words: "Play as one member with your accounts of two networks; alone, it gives you a code",
    options: link_options,
    concern: Concern::Caller,
    call: Call::LookedUp(link, |question, _| {
        Box::pin(question.typed_code(link(&question.options, None)))
    }),
    look: None,
};

pub(super) const UNLINK: Registered = Registered {
    words: "Unlink the two accounts that you have linked",
    options: Vec::new,
    concern: Concern::Caller,
    call: Call::Of(|_, _| Some(Command::Unlink { confirmed: None })),
    look: None,
};

fn link_options() -> Vec<OptionSchema> {
    vec![OptionSchema::of(
        "code",
        Kind::Text,
        "The code that you were given with your other account, on the other network",
    )]
}

fn link(options: &Options, _: Option<Opponent>) -> Option<Command> {
    Some(Command::Link(match options.text("code").trim() {
        "" => LinkRequest::Code,
        code => LinkRequest::Typed(code.to_owned()),
    }))
}
