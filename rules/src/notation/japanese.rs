//! Moves as they are written in Japan: `７六歩`, `▲34飛`, `5五角打`, `2二角成`. The square comes first, by its
//! file and its rank, and then the piece.

use crate::{Label, Shelf, Square, Variant};

/// The kinds by their signs, with a plus for the promoted ones. Longer signs come first.
const PIECES: [(&str, &str); 17] = [
    ("成香", "+L"),
    ("成桂", "+N"),
    ("成銀", "+S"),
    ("歩", "P"),
    ("香", "L"),
    ("桂", "N"),
    ("銀", "S"),
    ("金", "G"),
    ("角", "B"),
    ("飛", "R"),
    ("玉", "K"),
    ("王", "K"),
    ("と", "+P"),
    ("馬", "+B"),
    ("竜", "+R"),
    ("龍", "+R"),
    ("杏", "+L"),
];

/// Signs of the side that moves.
const SIDES: [char; 6] = ['▲', '△', '☗', '☖', '▼', '▽'];

/// Which of several pieces goes there: the player is asked where it matters.
const WHICH: [char; 7] = ['右', '左', '上', '引', '寄', '直', '行'];

/// The move in our letters and squares, in a game of Japan whose pieces have these letters.
pub(super) fn in_our_letters(variant: &Variant, text: &str) -> Option<String> {
    if variant.shelf() != Shelf::Japan {
        return None;
    }
    let text = text.trim().trim_start_matches(SIDES);
    let mut signs = text.chars();
    let file = digit(signs.next()?)?;
    let rank = signs.next().and_then(|sign| digit(sign).or_else(|| numeral(sign)))?;
    let rest = signs.as_str().trim_start();
    let (rest, label) = PIECES
        .iter()
        .find_map(|(sign, label)| Some((rest.strip_prefix(sign)?, Label::read(label)?)))?;
    variant.role_by_label(label)?;
    let square = Square::new(variant.files.checked_sub(file)?, variant.ranks.checked_sub(rank)?)?;
    let how = match rest.trim_start_matches(WHICH).trim_end() {
        "" => ("", ""),
        "打" => ("@", ""),
        "成" => ("", "+"),
        "不成" | "生" => ("", "="),
        _ => return None,
    };
    variant.contains(square).then(|| format!("{label}{}{square}{}", how.0, how.1))
}

/// A digit from 1 to 9, also of full width.
fn digit(sign: char) -> Option<u8> {
    match sign {
        '1'..='9' => Some(sign as u8 - b'0'),
        '１'..='９' => Some((sign as u32 - '０' as u32) as u8),
        _ => None,
    }
}

/// A numeral from one to nine.
fn numeral(sign: char) -> Option<u8> {
    let place = "一二三四五六七八九".chars().position(|numeral| numeral == sign)?;
    Some(place as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Reading, coordinates, read};
    use crate::{Position, bundled_by_id};

    /// Moves as they are written in Japan, each with its meaning.
    #[test]
    fn moves_are_read_in_japanese() {
        let drop = "4k4/9/9/9/9/9/9/9/4K4[BP] w - - 0 1";
        let promotes = "4k4/9/4P4/9/9/9/9/9/4K4[] w - - 0 1";
        for (fen, typed, meant) in [
            ("", "７六歩", Some("c3c4")),
            ("", "▲７六歩", Some("c3c4")),
            ("", "76歩", Some("c3c4")),
            ("", "☗７８金", Some("d1c2")),
            (drop, "5五角打", Some("B@e5")),
            (drop, "55角", Some("B@e5")),
            (promotes, "５二歩成", Some("e7e8=+P")),
            (promotes, "52歩不成", Some("e7e8=P")),
            ("", "同歩", None),
            ("", "９九歩", None),
        ] {
            let variant = bundled_by_id("shogi").expect("it is bundled");
            let position = match fen {
                "" => Position::start(variant),
                fen => Position::from_stored_fen(variant, fen).expect(fen),
            };
            let found = match read(&position, typed) {
                Reading::Move(mv) => Some(coordinates(variant, &mv)),
                _ => None,
            };
            assert_eq!(found.as_deref(), meant, "{typed}");
        }
        let chess = bundled_by_id("chess").expect("it is bundled");
        assert_eq!(in_our_letters(chess, "７六歩"), None);
    }
}
