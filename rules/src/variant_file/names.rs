//! Checks the names in a variant file.

use toml::Spanned;

use super::problem::{Problem, problem};
use crate::notation::is_invisible;

/// Names are shown to players, in chats that take some characters for formatting or mentions.
pub(super) fn check_name(name: &Spanned<String>) -> Result<(), Problem> {
    let wrong = |letter: &char| {
        letter.is_control()
            || is_invisible(*letter)
            || matches!(letter, '\u{202D}' | '\u{202E}' | '\u{2028}' | '\u{2029}')
            || "<>*_`@#|~\\[]".contains(*letter)
    };
    match name.get_ref().chars().find(wrong) {
        None => Ok(()),
        Some(letter) => {
            let text = format!("a name has no formatting, no {}", letter.escape_default());
            Err(problem(name, text))
        }
    }
}
