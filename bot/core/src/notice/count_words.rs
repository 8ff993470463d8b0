//! The words for counts that can end a game: moves towards a draw, checks towards a win.

use menagerie_rules::{Color, Position};

/// The counts, with a space before them; empty if nothing is counted yet.
pub fn counted(position: &Position) -> String {
    let mut text = String::new();
    if let Some(count) = position.count() {
        // In one move both sides move.
        let (moves, limit) = (count.plies / 2, count.limit / 2);
        text += &format!(
            " Counted: {moves} of {limit} moves; after them the game is drawn, unless it is checkmate before."
        );
    }
    let given = Color::BOTH.map(|side| position.checks_given(side));
    if let Some(checks) = position.variant().endings.checks
        && given != [0, 0]
    {
        let [first, second] = &position.variant().side_names;
        text += &format!(
            " Checks given: {} by {first}, {} by {second}; {checks} win.",
            given[0], given[1]
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Variant;
    use std::sync::Arc;

    const FILE: &str = include_str!("../../../../rules/variants/chess.toml");

    #[test]
    fn checks_are_told_from_the_first_on() {
        let (head, rest) = FILE.split_once("[endings]\n").expect("it says how it ends");
        let file = format!("{head}[endings]\nchecks = 3\n{rest}");
        let variant = Variant::from_toml("three checks", &file);
        let variant = Arc::new(variant.unwrap_or_else(|error| panic!("{error}")));
        for (given, told) in [
            ("", ""),
            (" +0+0", ""),
            (" +2+0", " Checks given: 2 by White, 0 by Black; 3 win."),
            (" +1+2", " Checks given: 1 by White, 2 by Black; 3 win."),
        ] {
            let fen = format!("4k3/8/8/8/8/8/8/4K2R w - - 0 1{given}");
            let position = Position::from_fen(&variant, &fen).expect("it can be");
            assert_eq!(counted(&position), told, "{fen}");
        }
    }
}
