//! Watching games of others.

use super::registration::{Concern, Registered};
use crate::conversation::common_options::game;
use crate::conversation::given::{Given, choice};
use menagerie_core::model::request::Command;

/// The command `watch`.
pub(super) const WATCH: Registered = Registered {
    words: "Watch a game of others: its board, and a place among those who talk about it",
    options: || vec![game()],
    concern: Concern::Deed,
    call: Some(|options, _| Some(Command::Watch { which: options.which() })),
    look: None,
};

/// The command `analysis`.
pub(super) const ANALYSIS: Registered = Registered {
    words: "Say whether those who watch your game may analyse it, also when it has ended",
    options: analysis_options,
    concern: Concern::Order,
    call: Some(|options, _| {
        let wish = Some(options.text("wish")).filter(|word| !word.is_empty());
        Some(Command::Analysis { which: options.which(), wish: wish.map(|word| word == "on") })
    }),
    look: None,
};

fn analysis_options() -> Vec<Given> {
    vec![
        Given::of(
            "wish",
            choice([("they may", "on"), ("they may not", "off")]),
            "Whether they may; without it, you are told how that is settled",
        ),
        game(),
    ]
}
