//! Arguments that a language has words of its own for. Names of pieces and sides come from files of variants, in
//! English; `names.ftl` has those of the language, and `games.toml` the sentences. Options and their choices are
//! called as in the menus of the commands, by `command.ftl`. What has no word there stays as it is.

/// The arguments of messages that are names of pieces or sides.
const OF_A_GAME: [&str; 12] = [
    "piece",
    "stays",
    "king",
    "pawn",
    "blocker",
    "victim",
    "taker",
    "side",
    "first_side",
    "second_side",
    "mover",
    "winner_side",
];

/// The kind of thing that an argument names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// A kind of piece, or a side.
    OfAGame,
    /// A sentence of a game's file, or the name of a part of its board.
    Prose,
    /// An option of a command: its name, or the command, a hyphen, and the name.
    Option,
    /// A choice of an option: the option, a hyphen, and the value.
    Choice,
}

/// The kind of thing that an argument of a message names, if a language may have a word of its own for it.
pub(crate) fn named(message: &str, argument: &str) -> Option<Named> {
    let is_setting = ["community-setting", "community-setting-changed"].contains(&message);
    match argument {
        "words" if message == "rules-words" => Some(Named::Prose),
        "name" if message == "zone-name" => Some(Named::Prose),
        "option" if message == "chat-did-you-mean" => Some(Named::Option),
        "name" if message == "refused-no-number" => Some(Named::Option),
        "setting" if is_setting => Some(Named::Option),
        "word" | "before" if is_setting => Some(Named::Choice),
        // The second of two sides.
        "other" if message.starts_with("watch-") => Some(Named::OfAGame),
        _ if OF_A_GAME.contains(&argument) || ["piece-name", "side-name"].contains(&message) => {
            Some(Named::OfAGame)
        }
        _ => None,
    }
}

/// The message with a language's own word for the name of a piece or side.
pub(crate) fn key(name: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    format!("name-{}", name.chars().map(letter).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_looked_up_by_its_letters() {
        assert_eq!(key("Rook"), "name-rook");
        assert_eq!(key("War Machine"), "name-war-machine");
        assert_eq!(key("Short-Rook é"), "name-short-rook--");
    }
}
