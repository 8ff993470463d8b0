//! The prefilter: whether a text typed in a game's place may be a move or a command, or is plain
//! talk.

use menagerie_core::model::request::{Call, Command, Via};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::talk::{may_be_move, meant_by};
use menagerie_store::GameAtPlace;

/// The most characters of a text that is looked at where no game is played.
const LONGEST: usize = 400;

/// Whether a text names a square or is castling. Otherwise it is no move that is written out.
pub fn names_square(text: &str) -> bool {
    let is_square = |pair: &[u8]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
    let lower = text.to_lowercase();
    text.len() <= LONGEST
        && (text.as_bytes().windows(2).any(is_square)
            || lower.contains("o-o")
            || lower.contains("0-0"))
}

/// Whether a text can be for the bot at all. Most talk is not. It costs neither a look at a game's
/// moves nor a turn of the desk.
pub fn may_be_meant(call: &Call, games: &[GameAtPlace]) -> bool {
    let text = match (&call.via, &call.command) {
        (Via::Overheard(_) | Via::Aside(_), Command::Play(PlayRequest::Move { text, .. })) => text,
        // After an edit, the text of a played move contradicts the board. Its new words do not
        // matter.
        (Via::Overheard(_), Command::Play(PlayRequest::Correct { .. })) => {
            return games.iter().any(|game| game.is_player);
        }
        _ => return true,
    };
    let is_command = meant_by(text).is_some();
    let fits = |game: &GameAtPlace| {
        let variant = game.variant.as_deref();
        let is_move = |variant| may_be_move(variant, &call.letters, text);
        game.is_player && (is_command || variant.is_none_or(is_move))
    };
    games.iter().any(fits)
}

/// The reason why a text cannot be for the bot. The reason has none of the text's words.
pub fn why_not_meant(games: &[GameAtPlace]) -> &'static str {
    if games.iter().any(|game| game.is_player) {
        "it is talk: it has no form of a move or command"
    } else {
        "no game of theirs is played there"
    }
}
