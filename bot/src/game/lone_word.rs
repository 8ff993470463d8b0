//! A word by itself that a player says as if it were a command: one line names the command that does it.

use super::{Text, Verb};

/// The line for such a word, whatever stands around it: `Resign!`, `draw?`, `/board`. `None` for
/// anything else.
pub fn command_meant(text: &str) -> Option<Text> {
    let word = text.trim().trim_start_matches('/').trim_end_matches(['.', '!', '?', ' ']);
    let (to, command) = match word.to_ascii_lowercase().as_str() {
        "resign" => ("To give the game up, use ", Verb::Resign),
        "draw" => ("To offer a draw, or to claim one that the rules grant, use ", Verb::Draw),
        "board" => ("To see the board, use ", Verb::Board),
        _ => return None,
    };
    Some(Text::from(to).step(command).plain("."))
}
