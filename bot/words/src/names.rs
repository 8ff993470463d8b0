//! Names of pieces and sides. They come from files of variants, in English; a language has its own ones
//! in `names.ftl`, and what it has no name for is called as in the file.

/// The arguments of messages that are such names.
pub(crate) const ARGUMENTS: [&str; 11] = [
    "piece",
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

/// Whether a message is nothing but such a name.
pub(crate) fn is_of_one(message: &str) -> bool {
    ["piece-name", "side-name"].contains(&message)
}

/// The message with a language's own word for a name.
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
