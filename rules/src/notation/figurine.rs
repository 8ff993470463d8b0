//! Pieces drawn in the text: `♘f3` is `Nf3` where a variant calls a piece Knight.

use super::legible::is_invisible;
use crate::Variant;

/// The drawings of White's pieces and of Black's, in this order.
const NAMES: [&str; 6] = ["King", "Queen", "Rook", "Bishop", "Knight", "Pawn"];
/// The first drawing.
const FIRST: char = '\u{2654}';

/// The piece that a drawing shows, as an index into `NAMES`.
fn shown(letter: char) -> Option<usize> {
    let place = u32::from(letter).checked_sub(u32::from(FIRST))?;
    usize::try_from(place).ok().filter(|place| *place < 2 * NAMES.len()).map(|place| place % 6)
}

/// Whether a letter is a drawing of a piece.
pub(super) fn is_figurine(letter: char) -> bool {
    shown(letter).is_some()
}

/// A text with the variant's letter in place of a drawn piece. The drawing must stand before a
/// square, or name a promotion behind a sign or on the first or last rank. Elsewhere a drawing is
/// an ornament.
pub(super) fn lettered(variant: &Variant, text: &str) -> String {
    if !text.chars().any(is_figurine) {
        return text.to_owned();
    }
    let letters: Vec<char> = text.chars().filter(|letter| !is_invisible(*letter)).collect();
    let mut lettered = String::new();
    for (place, letter) in letters.iter().enumerate() {
        let label = shown(*letter).and_then(|shown| {
            let role = variant.role_by_name(NAMES[shown])?;
            Some(variant.piece(role).label.to_string())
        });
        let mut behind = letters[place + 1..].iter().filter(|letter| **letter != ' ');
        let is_before_square = behind.next().is_some_and(|next| next.is_alphanumeric());
        let before: String = letters[..place].iter().collect();
        // Behind the move of another piece than a Pawn, the drawing is an ornament.
        let is_pawns = !before.contains(|it: char| it.is_ascii_uppercase() || is_figurine(it));
        let is_promotion =
            before.ends_with(['=', '/', '(']) || is_pawns && is_on_edge(variant, &before);
        match label.filter(|_| is_before_square || is_promotion) {
            Some(label) => lettered.push_str(&label),
            None => lettered.push(*letter),
        }
    }
    lettered
}

/// Whether a text ends with a square of the first or last rank.
fn is_on_edge(variant: &Variant, text: &str) -> bool {
    let rest = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let rank = text[rest.len()..].parse::<u8>();
    rest.ends_with(|letter: char| letter.is_ascii_alphabetic())
        && rank.is_ok_and(|rank| rank == 1 || rank == variant.ranks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_by_id;

    #[test]
    fn a_piece_that_is_drawn_has_the_letter_of_the_game() {
        let of = |id: &str, text: &str| lettered(bundled_by_id(id).expect("it is there"), text);
        assert_eq!(of("chess", "♘f3"), "Nf3");
        assert_eq!(of("chess", "♞ f6"), "N f6");
        assert_eq!(of("chess", "♟\u{fe0f}e5"), "Pe5");
        assert_eq!(of("chess", "e8=♕"), "e8=Q");
        assert_eq!(of("chess", "b7b8♕"), "b7b8Q");
        assert_eq!(of("chess", "Rd8♜"), "Rd8♜", "that is an ornament");
        assert_eq!(of("chess", "d1 ♛"), "d1 ♛", "so is that");
        assert_eq!(of("chess", "e4 ♟"), "e4 ♟", "that is an ornament");
        assert_eq!(of("chess", "e2e4"), "e2e4");
    }
}
