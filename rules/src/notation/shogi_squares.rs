//! Squares as players of Shogi write them: `7g7f`, `P-7f`, `S*5e`. Files are counted from the first
//! mover's right, and ranks lettered from the other side's edge.

use crate::{Shelf, Square, Variant};

/// A text with our squares in the place of those of Shogi, in a game of Japan. `None` if it has none of
/// them.
///
/// `7g` is one only where no file stands before it: `e4e6` has none.
pub(super) fn with_our_squares(variant: &Variant, text: &str) -> Option<String> {
    if variant.shelf() != Shelf::Japan {
        return None;
    }
    let mut ours = String::with_capacity(text.len() + 4);
    let mut rest = text;
    // Whether a file may stand before, so that digits are a rank.
    let mut is_after_file = false;
    let mut is_some = false;
    while let Some(letter) = rest.chars().next() {
        let found = if is_after_file { None } else { square(variant, rest) };
        match found {
            Some((square, after)) => {
                ours.push_str(&square.to_string());
                rest = after;
                is_some = true;
                is_after_file = false;
            }
            None => {
                ours.push(letter);
                rest = &rest[letter.len_utf8()..];
                // "x" is no file of any board.
                is_after_file = matches!(letter, 'a'..='p' | '0'..='9');
            }
        }
    }
    is_some.then_some(ours)
}

/// The square that a text names: `c4`, or in a game of Japan also `7f`. It may lie beyond the board.
pub fn named_square(variant: &Variant, text: &str) -> Option<Square> {
    let text = text.trim().to_lowercase();
    let of_shogi = || square(variant, &text).filter(|(_, rest)| rest.is_empty()).map(|it| it.0);
    Square::parse(&text).or_else(|| of_shogi().filter(|_| variant.shelf() == Shelf::Japan))
}

/// The square of Shogi with which a text begins, and the text behind it.
fn square<'a>(variant: &Variant, text: &'a str) -> Option<(Square, &'a str)> {
    let letters = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (digits, rest) = text.split_at(letters);
    let file: u8 = digits.parse().ok().filter(|_| !digits.starts_with('0'))?;
    let rank = rest.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let square =
        Square::new(variant.files.checked_sub(file)?, variant.ranks.checked_sub(rank + 1)?);
    // "7 gold" and "2nd" are no squares.
    let after = &rest[1..];
    let is_word = after.starts_with(|next: char| next.is_ascii_lowercase() && next != 'x');
    square.filter(|square| file > 0 && !is_word && variant.contains(*square)).map(|it| (it, after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Reading, coordinates, read};
    use crate::{Position, Refusal, bundled_by_id};

    /// Moves as they are typed elsewhere, each with its meaning.
    #[test]
    fn moves_are_read_with_squares_of_shogi() {
        for (id, fen, typed, meant) in [
            ("shogi", "", "7g7f", "c3c4"),
            ("shogi", "", "1. P-7f", "c3c4"),
            ("shogi", "4k4/9/9/9/4r4/9/9/4R4/4K4[] w - - 0 1", "R5hx5e", "e2e5"),
            ("shogi", "", "R2h-7h", "h2c2"),
            ("shogi", "4k4/9/9/9/9/9/9/9/4K4[S] w - - 0 1", "S*5e", "S@e5"),
            ("chu-shogi", "11k/12/12/12/12/6p5/5N6/12/12/12/12/K11 w - - 0 1", "7g6f5e", "f6g7h8"),
            // The sign of promotion, and that of none.
            ("shogi", "4k4/9/4P4/9/9/9/9/9/4K4[] w - - 0 1", "5c5b+", "e7e8=+P"),
            ("shogi", "4k4/9/4P4/9/9/9/9/9/4K4[] w - - 0 1", "e7-e8=", "e7e8=P"),
            ("shogi", "4k4/9/4P4/9/9/9/9/9/4K4[] w - - 0 1", "Pe8+", "e7e8=+P"),
            // Our own squares are read first.
            ("shogi", "", "c3c4", "c3c4"),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            let position = match fen {
                "" => Position::start(variant),
                fen => Position::from_stored_fen(variant, fen).expect(fen),
            };
            let found = read(&position, typed);
            let Reading::Move(mv) = found else { panic!("{id} {typed}: {found:?}") };
            assert_eq!(coordinates(variant, &mv), meant, "{id} {typed}");
        }
    }

    /// A plus behind a move that cannot promote is a mistake, unless the move gives check.
    #[test]
    fn a_plus_promotes_or_gives_check() {
        let one = "4k4/9/9/9/9/9/9/9/4KR3[] w - - 0 1";
        for (id, fen, typed, is_read) in [
            ("shogi", one, "Rf8+", true),
            ("shogi", one, "Rf5+", false),
            ("shogi", one, "Rf9+", true),
            ("shogi", "4k4/9/4G4/9/9/9/9/9/4K4[] w - - 0 1", "Gd8+", true),
            ("shogi", "4k4/9/4G4/9/9/9/9/9/4K4[] w - - 0 1", "Gd7+", false),
            // Where it must promote, it cannot stay what it is.
            ("shogi", "4k4/P8/9/9/9/9/9/9/4K4[] w - - 0 1", "P-9a=", false),
            ("shogi", "4k4/P8/9/9/9/9/9/9/4K4[] w - - 0 1", "P-9a", true),
            // In Crazyhouse a plus is the sign of check alone.
            ("crazyhouse", "4k3/8/8/8/8/8/8/4KR2[] w - - 0 1", "Rf5+", true),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            let position = Position::from_stored_fen(variant, fen).expect(fen);
            let found = read(&position, typed);
            assert_eq!(matches!(found, Reading::Move(_)), is_read, "{id} {typed}: {found:?}");
        }
    }

    /// A text with a dash is hardly meant as a drop, so its refusal is that of the move.
    #[test]
    fn a_dash_is_no_drop() {
        let position = Position::start(bundled_by_id("shogi").expect("it is bundled"));
        for typed in ["K-5c", "N-5e", "S-5e"] {
            let found = read(&position, typed);
            let is_of_drop = matches!(found, Reading::Refused(Refusal::CannotDrop { .. }));
            assert!(matches!(found, Reading::Refused(_)) && !is_of_drop, "{typed}: {found:?}");
        }
    }

    #[test]
    fn a_square_may_be_named_in_either_way() {
        for (id, text, named) in [
            ("shogi", "7f", Some("c4")),
            ("shogi", " 1A ", Some("i9")),
            ("shogi", "c4", Some("c4")),
            ("shogi", "7f7e", None),
            ("chess", "7f", None),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            let found = named_square(variant, text).map(|square| square.to_string());
            assert_eq!(found.as_deref(), named, "{id} {text}");
        }
    }

    #[test]
    fn squares_of_shogi_become_ours() {
        for (id, typed, ours) in [
            ("shogi", "7g7f", Some("c3c4")),
            ("shogi", "P-7f", Some("P-c4")),
            ("shogi", "S*5e", Some("S*e5")),
            ("shogi", "8h2b+", Some("b2h8+")),
            ("shogi", "B5ex2b", Some("Be5xh8")),
            ("shogi", "R2h-7h", Some("Rh2-c2")),
            ("chu-shogi", "7i7h", Some("f4f5")),
            ("chu-shogi", "12l", Some("a1")),
            ("chu-shogi", "6g7f8e", Some("g6f7e8")),
            ("shogi", "c3c4", None),
            ("shogi", "P c3-c4", None),
            ("shogi", "Pc4", None),
            ("shogi", "7z 10a 0a 9j", None),
            ("shogi", "2nd try, 5 golds", None),
            ("chess", "7g7f", None),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            assert_eq!(with_our_squares(variant, typed).as_deref(), ours, "{id} {typed}");
        }
    }
}
