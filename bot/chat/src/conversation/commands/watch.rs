//! The commands `watch` (follow a game of others) and `analysis` (their talk about it).

use super::registration::{Call, Concern, Registered};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{OptionSchema, choice};
use menagerie_core::model::request::Command;

pub(super) const WATCH: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    call: Call::Of(|options, _| Some(Command::Watch { which: options.which() })),
    look: None,
};

pub(super) const ANALYSIS: Registered = Registered {
    options: analysis_options,
    concern: Concern::Order,
    call: Call::Of(|options, _| {
        let wish = Some(options.text("wish")).filter(|word| !word.is_empty());
        Some(Command::Analysis { which: options.which(), wish: wish.map(|word| word == "on") })
    }),
    look: None,
};

fn analysis_options() -> Vec<OptionSchema> {
    vec![OptionSchema::of("wish", choice("wish", ["on", "off"])), game()]
}
