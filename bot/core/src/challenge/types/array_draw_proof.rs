//! The proof that an array follows from the promised secret, so that everyone can do the
//! sum again.

use crate::challenge::types::Secret;
use crate::message;
use crate::model::Text;
use menagerie_rules::{Pick, Picked, Role, Shuffle, Square, Symmetry, Variant};

/// After this many choices of one kind in a row, the rest is not written out.
const TOLD: usize = 2;

/// The message about the secret, once the game has begun.
pub fn proof(variant: &Variant, shuffle: &Shuffle, symmetry: Symmetry, secret: &Secret) -> Text {
    let orders = shuffle.orders();
    let [first, second] = secret.numbers(orders);
    let picks = picks(variant, shuffle, first).into_iter();
    let picks = picks.reduce(|all, pick| all.plain(", ").then(pick));
    // Numbers in messages are not exact when they are as large as these may be.
    message!(
        "challenge-lot-proof",
        secret = secret.reveal(),
        hash = secret.hash(),
        symmetry = symmetry.name(),
        orders = orders.to_string(),
        first = first.to_string(),
        second = second.to_string(),
        picks = picks.unwrap_or_default(),
    )
}

/// The choices, in the order in which they are made.
fn picks(variant: &Variant, shuffle: &Shuffle, number: u64) -> Vec<Text> {
    let label = |role: &Role| variant.piece(*role).label.to_string();
    let labels = |roles: &[Role]| roles.iter().map(label).collect::<Vec<_>>().join(" ");
    let mut told = Vec::new();
    for (group, free) in shuffle.steps(number) {
        let (all, among) = (group.picks(&free), among(variant, &free));
        // A choice of one is not a choice.
        for (at, Pick { what, ways }) in all.iter().filter(|pick| pick.ways > 1).enumerate() {
            let ways = *ways;
            told.push(match what {
                Picked::Piece(_) if at == TOLD => message!("challenge-lot-and-so-on"),
                Picked::Piece(_) if at > TOLD => continue,
                Picked::Piece(square) => message!(
                    "challenge-lot-piece",
                    ways,
                    labels = labels(&group.pieces),
                    square = square.to_string()
                ),
                Picked::LightSquare(role) => message!(
                    "challenge-lot-light-square",
                    ways,
                    squares = &among,
                    label = label(role)
                ),
                Picked::DarkSquare(role) => message!(
                    "challenge-lot-dark-square",
                    ways,
                    squares = &among,
                    label = label(role)
                ),
                Picked::Squares(roles) => match roles.as_slice() {
                    [role] => message!(
                        "challenge-lot-square",
                        ways,
                        squares = &among,
                        label = label(role)
                    ),
                    roles => message!(
                        "challenge-lot-squares",
                        ways,
                        squares = &among,
                        labels = labels(roles)
                    ),
                },
            });
        }
    }
    told
}

/// The squares of a choice, or “all” of the first rank.
fn among(variant: &Variant, free: &[Square]) -> String {
    let is_first = |square: &Square| square.rank() == 0;
    if free.len() == usize::from(variant.files) && free.iter().all(is_first) {
        return "all".to_owned();
    }
    free.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled_by_id;

    fn told(id: &str, number: u64) -> Vec<Text> {
        let variant = bundled_by_id(id).expect("it is bundled");
        picks(variant, variant.shuffle.as_ref().expect("it is drawn"), number)
    }

    fn piece(ways: u64, labels: &str, square: &str) -> Text {
        message!("challenge-lot-piece", ways, labels, square)
    }

    #[test]
    fn each_choice_is_told_with_what_it_is_made_among() {
        assert_eq!(
            told("cetran-2", 0),
            [
                piece(8, "K Q S C A H R N", "a1"),
                piece(7, "K Q S C A H R N", "b1"),
                message!("challenge-lot-and-so-on"),
            ]
        );
        assert_eq!(
            told("chess960", 0),
            [
                message!("challenge-lot-light-square", ways = 4, squares = "all", label = "B"),
                message!("challenge-lot-dark-square", ways = 4, squares = "all", label = "B"),
                message!("challenge-lot-square", ways = 6, squares = "all", label = "Q"),
                message!("challenge-lot-squares", ways = 10, squares = "all", labels = "N N"),
            ]
        );
        // A part of the first rank is listed like any other squares.
        let some = [Square::parse("b1"), Square::parse("c1")].map(|it| it.expect("it is a square"));
        assert_eq!(among(bundled_by_id("chess960").expect("it is bundled"), &some), "b1 c1");
        assert_eq!(
            told("maasai", 0),
            [
                message!("challenge-lot-square", ways = 4, squares = "f1 g1 f2 g2", label = "K"),
                piece(7, "U Q F O L G D", "e1"),
                piece(6, "U Q F O L G D", "g1"),
                message!("challenge-lot-and-so-on"),
            ]
        );
    }
}
