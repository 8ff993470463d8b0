//! Everything that can be asked for, with what is given for it, as people are told.

use super::commands::{Registered, registered};
use crate::conversation::option_schema::Usage;
use menagerie_core::model::CommandName;

/// Everything that can be asked for.
pub fn catalogue() -> Vec<Usage> {
    CommandName::ALL.map(usage).into_iter().collect()
}

/// One thing to ask for, with what is given for it.
pub fn usage(verb: CommandName) -> Usage {
    let Registered { words, options, .. } = registered(verb);
    Usage { verb, words, options: options() }
}
