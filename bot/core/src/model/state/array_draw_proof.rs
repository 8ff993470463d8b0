//! The proof in words that an array follows from the promised secret, so that everyone can do the
//! sum again.

use crate::model::Text;
use crate::model::state::Secret;
use menagerie_rules::{Pick, Picked, Role, Shuffle, Square, Symmetry, Variant};

/// After this many choices of one kind in a row, the rest is not written out.
const TOLD: usize = 2;

/// The words about the secret with the first board.
pub fn proof(variant: &Variant, shuffle: &Shuffle, symmetry: Symmetry, secret: &Secret) -> Text {
    let orders = shuffle.orders();
    let [first, second] = secret.numbers(orders);
    let picks = picks(variant, shuffle, first).join(", ");
    let sum = match symmetry {
        Symmetry::Asymmetric => format!(
            "with “ first” and with “ second” behind, the first 16 digits, modulo {orders}, give {first} and {second}, a number for each side"
        ),
        Symmetry::Mirror | Symmetry::Central => format!(
            "with “ first” behind, the first 16 digits, modulo {orders}, gives {first}, the number for both sides"
        ),
    };
    Text::new().line().plain("The secret is ").code(secret.reveal()).plain(format!(
        ". Its SHA-256 stands in the challenge; the SHA-256 of it {sum}. Divided again and again, it picks by its remainders {picks}; remainders are counted from 0, squares from a1 on, and what was picked is left out."
    ))
}

/// The choices in words, in the order in which they are made.
fn picks(variant: &Variant, shuffle: &Shuffle, number: u64) -> Vec<String> {
    let label = |role: &Role| variant.piece(*role).label.to_string();
    let labels = |roles: &[Role]| roles.iter().map(label).collect::<Vec<_>>().join(" ");
    let mut told = Vec::new();
    for (group, free) in shuffle.steps(number) {
        let (all, among) = (group.picks(&free), among(variant, &free));
        // A choice of one is not a choice.
        for (at, Pick { what, ways }) in all.iter().filter(|pick| pick.ways > 1).enumerate() {
            told.push(match what {
                Picked::Piece(_) if at == TOLD => "and so on".to_owned(),
                Picked::Piece(_) if at > TOLD => continue,
                Picked::Piece(square) => {
                    format!("by {ways} a piece of {} for {square}", labels(&group.pieces))
                }
                Picked::LightSquare(role) => {
                    format!("by {ways} a light square{among} for {}", label(role))
                }
                Picked::DarkSquare(role) => {
                    format!("by {ways} a dark square{among} for {}", label(role))
                }
                Picked::Squares(roles) => {
                    format!("by {ways} {}", places(&labels(roles), roles, &among))
                }
            });
        }
    }
    told
}

/// The squares of a choice. All squares of the first rank need no list.
fn among(variant: &Variant, free: &[Square]) -> String {
    let is_first = |square: &Square| square.rank() == 0;
    if free.len() == usize::from(variant.files) && free.iter().all(is_first) {
        return String::new();
    }
    let names: Vec<String> = free.iter().map(Square::to_string).collect();
    format!(" of {}", names.join(" "))
}

/// The choice of squares for pieces.
fn places(labels: &str, roles: &[Role], among: &str) -> String {
    match roles {
        [_] => format!("a square{among} for {labels}"),
        _ => format!("squares{among} for {labels}, in the order of their names"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled_by_id;

    fn told(id: &str, number: u64) -> String {
        let variant = bundled_by_id(id).expect("it is bundled");
        picks(variant, variant.shuffle.as_ref().expect("it is drawn"), number).join(", ")
    }

    #[test]
    fn each_choice_is_told_with_what_it_is_made_among() {
        assert_eq!(
            told("cetran-2", 0),
            "by 8 a piece of K Q S C A H R N for a1, by 7 a piece of K Q S C A H R N for b1, and so on"
        );
        assert_eq!(
            told("chess960", 0),
            "by 4 a light square for B, by 4 a dark square for B, by 6 a square for Q, by 10 squares \
             for N N, in the order of their names"
        );
        // A part of the first rank is listed like any other squares.
        let some = [Square::parse("b1"), Square::parse("c1")].map(|it| it.expect("it is a square"));
        assert_eq!(among(bundled_by_id("chess960").expect("it is bundled"), &some), " of b1 c1");
        assert_eq!(
            told("maasai", 0),
            "by 4 a square of f1 g1 f2 g2 for K, by 7 a piece of U Q F O L G D for e1, by 6 a piece of \
             U Q F O L G D for g1, and so on"
        );
    }
}
