//! The catalogue: every command with its options, as members read it.

use super::commands::{Registered, registered};
use crate::conversation::option_schema::Usage;
use menagerie_core::model::CommandName;

/// Every command with its options.
pub fn catalogue() -> Vec<Usage> {
    CommandName::ALL.map(usage).into_iter().collect()
}

/// One command with its options.
pub fn usage(verb: CommandName) -> Usage {
    let Registered { options, .. } = registered(verb);
    Usage { verb, options: options() }
}
