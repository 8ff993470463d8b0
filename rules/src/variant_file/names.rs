//! Checks the names in a variant file.

use toml::Spanned;

use super::problem::{Problem, problem};
use crate::notation::is_unseen;

/// Checks a name. Names are shown in chats that take some characters for formatting or mentions.
pub(super) fn check_name(name: &Spanned<String>) -> Result<(), Problem> {
    let wrong = |letter: &char| is_unseen(*letter) || "<>*_`@#|~\\[]".contains(*letter);
    match name.get_ref().chars().find(wrong) {
        None => Ok(()),
        Some(letter) => {
            let text = format!("a name has no formatting, no {}", letter.escape_default());
            Err(problem(name, text))
        }
    }
}
