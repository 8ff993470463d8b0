//! The words for counts that can end a game: moves towards a draw, checks towards a win.

use crate::message;
use crate::model::Text;
use menagerie_rules::{Color, Position};

/// The counts, with a space before them; empty if nothing is counted yet.
pub fn counted(position: &Position) -> Text {
    let mut text = Text::new();
    if let Some(count) = position.count() {
        // In one move both sides move.
        let (moves, limit) = (count.plies / 2, count.limit / 2);
        text = text.plain(" ").then(message!("notice-count", moves, limit));
    }
    let given = Color::BOTH.map(|side| position.checks_given(side));
    if let Some(checks) = position.variant().endings.checks
        && given != [0, 0]
    {
        let [first, second] = &position.variant().side_names;
        text = text.plain(" ").then(message!(
            "notice-checks-given",
            first = given[0],
            first_side = first,
            second = given[1],
            second_side = second,
            checks,
        ));
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
        for (given, told) in
            [("", None), (" +0+0", None), (" +2+0", Some([2, 0])), (" +1+2", Some([1, 2]))]
        {
            let fen = format!("4k3/8/8/8/8/8/8/4K2R w - - 0 1{given}");
            let position = Position::from_fen(&variant, &fen).expect("it can be");
            let expected = told.map_or_else(Text::new, |[first, second]| {
                Text::from(" ").then(message!(
                    "notice-checks-given",
                    first,
                    first_side = "White",
                    second,
                    second_side = "Black",
                    checks = 3,
                ))
            });
            assert_eq!(counted(&position), expected, "{fen}");
        }
    }
}
