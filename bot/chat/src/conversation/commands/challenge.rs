//! The commands `challenge`, `join` and `rematch`: how a game begins.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::Options;
use crate::conversation::common_options::{game, level, variant};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use menagerie_core::challenge::types::{ChallengeRequest, NewChallenge, StartRequest, Terms};
use menagerie_core::model::Code;
use menagerie_core::model::request::{Command, Opponent};

pub(super) const CHALLENGE: Registered = Registered {
    options: || {
        vec![
            OptionSchema { kind: Kind::Suggested, ..variant().required() },
            OptionSchema::of("opponent", Kind::Member),
            level(),
            OptionSchema::of("rated", Kind::Flag),
            OptionSchema::of("colour", choice("colour", ["first", "second", "random"])),
            OptionSchema::of("setup", Kind::Text),
            OptionSchema::of("array", Kind::Suggested),
            OptionSchema::of("clock", Kind::Suggested),
            OptionSchema::of("uses", choice("uses", Terms::uses_words())),
            OptionSchema::of("expires", choice("expires", Terms::time_words())),
        ]
    },
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::InCommunities,
    does: Does::Call(challenge),
};

pub(super) const JOIN: Registered = Registered {
    options: || vec![OptionSchema::of("code", Kind::Text).required()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::InCommunities,
    does: Does::LookedUp(join, |question, _| {
        Box::pin(question.typed_code(join(&question.options, None)))
    }),
};

pub(super) const REMATCH: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Challenge(ChallengeRequest::Rematch { which: options.which() }))
    }),
};

/// A challenge to one member, to the computer or to everybody. It stands for the usual time unless another is given.
fn challenge(options: &Options, opponent: Option<Opponent>) -> Option<Command> {
    let variant = options.text("variant").to_owned();
    let side = options.side();
    let start = StartRequest {
        setup: options.text("setup").to_owned(),
        array: options.text("array").to_owned(),
    };
    let clock = options.text("clock").to_owned();
    let terms = Terms::read(options.text("uses"), options.text("expires"))?;
    let level = options.level();
    let rated = options.switch("rated");
    let opponent = Opponent::of(opponent, level);
    Some(Command::Challenge(ChallengeRequest::Make(NewChallenge {
        opponent,
        level,
        rated,
        variant,
        side,
        start,
        clock,
        terms,
    })))
}

fn join(options: &Options, _: Option<Opponent>) -> Option<Command> {
    Some(Command::Challenge(ChallengeRequest::Join(Code::read(options.text("code")))))
}
