//! Ending a game.

use super::registration::{Concern, Registered};
use crate::conversation::common_options::game;
use menagerie_core::model::request::Command;

/// The command `resign`.
pub(super) const RESIGN: Registered = Registered {
    words: "Give a game up; asks again first",
    options: || vec![game()],
    // It asks again, so that nobody else knows whether somebody thinks of it.
    concern: Concern::Caller,
    call: Some(|options, _| Some(Command::Resign { which: options.which(), confirmed: false })),
    look: None,
};

/// The command `draw`.
pub(super) const DRAW: Registered = Registered {
    words: "Offer a draw, accept one, or claim one that the rules grant",
    options: || vec![game()],
    concern: Concern::Deed,
    call: Some(|options, _| Some(Command::Draw { which: options.which() })),
    look: None,
};

/// The command `claim`.
pub(super) const CLAIM: Registered = Registered {
    words: "Claim a game whose other side is out of time",
    options: || vec![game()],
    concern: Concern::Deed,
    call: Some(|options, _| Some(Command::Claim { which: options.which() })),
    look: None,
};

/// The command `abort`.
pub(super) const ABORT: Registered = Registered {
    words: "End a game without a result: alone before both have moved, later only together",
    options: || vec![game()],
    concern: Concern::Deed,
    call: Some(|options, _| Some(Command::Abort { which: options.which(), confirmed: false })),
    look: None,
};
