//! The commands `challenge`, `join` and `rematch`: how a game begins.

use super::registration::{Call, Concern, Registered};
use crate::conversation::Options;
use crate::conversation::common_options::{game, variant};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use menagerie_core::model::Code;
use menagerie_core::model::request::{ChallengeRequest, Command, Opponent, Terms};
use menagerie_core::model::state::StartRequest;

pub(super) const CHALLENGE: Registered = Registered {
    words: "Invite a member to a game, or anyone who wants to play",
    options: challenge_options,
    concern: Concern::Deed,
    call: Call::Of(challenge),
    look: None,
};

pub(super) const JOIN: Registered = Registered {
    words: "Join a challenge by its code, also one that was made on another network",
    options: || vec![OptionSchema::of("code", Kind::Text, "The code in the challenge").required()],
    concern: Concern::Deed,
    call: Call::LookedUp(join, |question, _| {
        Box::pin(question.typed_code(join(&question.options, None)))
    }),
    look: None,
};

pub(super) const REMATCH: Registered = Registered {
    words: "Challenge the same opponent again, with sides changed",
    options: || vec![game()],
    concern: Concern::Deed,
    call: Call::Of(|options, _| Some(Command::Rematch { which: options.which() })),
    look: None,
};

fn challenge_options() -> Vec<OptionSchema> {
    vec![
        OptionSchema { kind: Kind::Suggested, ..variant().required() },
        OptionSchema::of("opponent", Kind::Member, "Your opponent; without one, anyone can join"),
        OptionSchema::of(
            "colour",
            choice([
                ("I move first", "first"),
                ("I move second", "second"),
                ("at random", "random"),
            ]),
            "Whether you move first; drawn at random unless you say so",
        ),
        OptionSchema::of(
            "setup",
            Kind::Text,
            "A position to start from instead of the array, as a FEN",
        ),
        OptionSchema::of(
            "array",
            Kind::Suggested,
            "How the array is drawn, in games that draw it, or its order where that can be chosen",
        ),
        OptionSchema::of(
            "clock",
            Kind::Suggested,
            "How much time there is for moves, like days 3d; as is usual here unless you say so",
        ),
        OptionSchema::of(
            "uses",
            choice(Terms::uses_words().into_iter().map(|word| (word.clone(), word))),
            "How many games, if anyone can join; one unless you say so",
        ),
        OptionSchema::of(
            "expires",
            choice(Terms::time_words()),
            "How long it is open; seven days unless you say so",
        ),
    ]
}

/// A challenge to one member or to everybody. It stands for the usual time unless another is given.
fn challenge(options: &Options, opponent: Option<Opponent>) -> Option<Command> {
    let variant = options.text("variant").to_owned();
    let side = options.side();
    let start = StartRequest {
        setup: options.text("setup").to_owned(),
        array: options.text("array").to_owned(),
    };
    let clock = options.text("clock").to_owned();
    let terms = Terms::read(options.text("uses"), options.text("expires"))?;
    Some(Command::Challenge(ChallengeRequest { opponent, variant, side, start, clock, terms }))
}

fn join(options: &Options, _: Option<Opponent>) -> Option<Command> {
    Some(Command::Join(Code::read(options.text("code"))))
}
