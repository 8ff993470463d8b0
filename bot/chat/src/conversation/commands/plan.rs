//! The command `if`: conditional moves.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::Options;
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::model::request::Command;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};

pub(super) const IF: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("line", Kind::Text),
            OptionSchema::of("when", Kind::Suggested),
            OptionSchema::of("then", Kind::Suggested),
            OptionSchema::of("drop", Kind::Text),
            game(),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Plan(PlanRequest { which: options.which(), deed: deed(options) }))
    }),
};

/// The request about conditional moves. A line can be given in two parts.
fn deed(options: &Options) -> PlanDeed {
    let parts = ["line", "when", "then"].map(|name| options.text(name));
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.trim().is_empty()).collect();
    match (options.text("drop"), parts.is_empty()) {
        ("", true) => PlanDeed::Show,
        ("", false) => PlanDeed::Add { line: parts.join(", "), confirmed: None },
        (number, true) => PlanDeed::Drop(number.to_owned()),
        _ => PlanDeed::AddAndDrop,
    }
}
