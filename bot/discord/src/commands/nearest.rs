//! “Did you mean …?” on Discord: a button for each near command, and text to copy if a command is
//! too long for a button.

use crate::posting::post::LONGEST_ID;
use menagerie_chat::conversation::{Answer, DidYouMean, slash_step};
use menagerie_core::model::{Action, ActionKind};

/// The question, with a button for each command that fits into one.
pub fn asked(meant: DidYouMean) -> Answer {
    let mut text = meant.words();
    let mut actions = Vec::new();
    for (label, step) in meant.instead {
        let kind = ActionKind::Do(step.clone());
        if kind.encode().chars().count() <= LONGEST_ID {
            actions.push(Action::new(label, kind));
        } else {
            text = text.line().code(slash_step(&step));
        }
    }
    Answer { actions, ..Answer::text(text) }
}
