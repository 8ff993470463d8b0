//! Words that a player types where a game is played, and means a command.

use super::Verb;

/// What somebody means who has typed nothing but this, whatever its case.
pub fn meant_by(text: &str) -> Option<Verb> {
    match text
        .trim()
        .trim_start_matches('/')
        .trim_end_matches(['?', '!', '.', ' '])
        .to_lowercase()
        .as_str()
    {
        "undo" | "take back" | "takeback" => Some(Verb::Undo),
        "resign" => Some(Verb::Resign),
        "draw" => Some(Verb::Draw),
        "abort" => Some(Verb::Abort),
        "board" => Some(Verb::Board),
        _ => None,
    }
}
