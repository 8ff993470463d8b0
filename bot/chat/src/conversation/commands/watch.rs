//! The commands `watch` (follow a game of others) and `analysis` (their talk about it).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{OptionSchema, choice};
use menagerie_core::model::request::Command;
use menagerie_core::watch::types::WatchRequest;

pub(super) const WATCH: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Watch(WatchRequest::Watch { which: options.which() }))
    }),
};

pub(super) const ANALYSIS: Registered = Registered {
    options: || vec![OptionSchema::of("wish", choice("wish", ["on", "off"])), game()],
    concern: Concern::Order,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        let wish = Some(options.text("wish")).filter(|word| !word.is_empty());
        Some(Command::Watch(WatchRequest::Analysis {
            which: options.which(),
            wish: wish.map(|word| word == "on"),
        }))
    }),
};
