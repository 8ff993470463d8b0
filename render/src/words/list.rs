//! Several things as one argument of a message.

use menagerie_rules::{About, Square, Told, told};

/// Squares one after the other, as they are written: there are too many for words between.
pub(super) fn spaced(squares: Vec<Square>) -> About {
    let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
    squares.join(" ").into()
}

/// "a, b, c".
pub(super) fn comma(items: impl Iterator<Item = Told>) -> About {
    let all = items.reduce(|all, next| told!("list-comma", items = all, next = next));
    all.map_or_else(|| About::from(""), About::from)
}

/// "a; b; c".
pub(super) fn semicolon(items: impl Iterator<Item = Told>) -> About {
    let all = items.reduce(|all, next| told!("list-semicolon", items = all, next = next));
    all.map_or_else(|| About::from(""), About::from)
}
