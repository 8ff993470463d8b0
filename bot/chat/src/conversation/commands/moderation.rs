//! The commands of moderators and managers for games of others: `freeze`, `thaw`, `adjudicate`.

use super::registration::{Call, Concern, Registered};
use crate::conversation::Options;
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use menagerie_core::model::request::{Command, Opponent, Verdict};

pub(super) const FREEZE: Registered = Registered {
    words: "Stop a game of others and its clock for a while; only for moderators",
    options: freeze_options,
    concern: Concern::Deed,
    call: Call::Of(freeze),
    look: None,
};

pub(super) const THAW: Registered = Registered {
    words: "Let a game go on that was stopped; only for moderators",
    options: || {
        vec![
            game(),
            OptionSchema::of("all", Kind::Flag, "Whether all games here go on; only for managers"),
        ]
    },
    concern: Concern::Deed,
    call: Call::Of(|options, _| {
        Some(if options.flag("all") {
            Command::ThawAll
        } else {
            Command::Thaw { which: options.which() }
        })
    }),
    look: None,
};

pub(super) const ADJUDICATE: Registered = Registered {
    words: "Decide a game of others, with a reason; only for moderators",
    options: adjudicate_options,
    concern: Concern::Deed,
    call: Call::Of(|options, _| {
        Some(Command::Adjudicate {
            which: options.which(),
            verdict: Verdict::parse(options.text("result")),
            reason: options.text("reason").to_owned(),
        })
    }),
    look: None,
};

fn freeze_options() -> Vec<OptionSchema> {
    vec![
        game(),
        OptionSchema::of("reason", Kind::Text, "Why; both players read it"),
        OptionSchema::of(
            "all",
            Kind::Flag,
            "Whether all games here are stopped; only for managers",
        ),
    ]
}

fn adjudicate_options() -> Vec<OptionSchema> {
    vec![
        OptionSchema::of(
            "result",
            choice(Verdict::ALL.map(|verdict| (verdict.label(), verdict.word()))),
            "How the game ends",
        )
        .required(),
        OptionSchema::of("reason", Kind::Text, "Why; both players read it, and it is kept")
            .required(),
        game(),
    ]
}

/// The command for one game, or for all games of a community.
fn freeze(options: &Options, _: Option<Opponent>) -> Option<Command> {
    let reason = options.text("reason").to_owned();
    Some(if options.flag("all") {
        Command::FreezeAll { reason }
    } else {
        Command::Freeze { which: options.which(), reason }
    })
}
