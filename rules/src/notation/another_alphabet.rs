//! Moves that name the piece by a letter which the variant lacks: `Кf3`, as Russians write the
//! Knight, or `Sf3`, as Germans do. The piece cannot be known, but the squares can.

use super::legible::{is_invisible, latin, uniform};
use super::parse::numbered;
use crate::{Label, Move, Position, Square, Variant};

/// The most letters that stand for a piece: `Кр` is a Russian King.
const MOST_LETTERS: usize = 2;

/// Such a move, without its piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ByStranger {
    /// The letters that stand for the piece.
    pub letters: String,
    /// Whether the letters are of another alphabet.
    pub is_foreign: bool,
    /// Whether the letters name the promotion of a Pawn.
    pub promotes: bool,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
}

impl ByStranger {
    /// Reads a text as such a move. Other texts give none.
    pub fn read(variant: &Variant, text: &str) -> Option<ByStranger> {
        let shown = text.chars().filter(|letter| !is_invisible(*letter));
        let shown: String = shown.map(latin).collect();
        let text = numbered(shown.trim()).text;
        let text = text.trim_end_matches(['+', '#', '!', '?', '.', ' ']);
        let letters: Vec<char> = text.chars().collect();
        let at = |place: usize| letters.get(place).copied();
        let is_before_digit =
            |place: usize| plain(at(place + 1)).is_some_and(|it| it.is_ascii_digit());
        let is_foreign =
            |place: usize| at(place).is_some_and(|it| !it.is_ascii() && it.is_alphabetic());
        let is_unknown = |place: usize| {
            let label = at(place).and_then(Label::plain);
            label.is_some_and(|label| variant.role_by_label(label).is_none())
        };
        let is_cross = |place: usize| plain(at(place)).is_some_and(|it| matches!(it, 'x' | 'X'));
        let is_square = |place: usize| {
            let file = plain(at(place)).filter(char::is_ascii_alphabetic);
            let file = file.map(|letter| letter.to_ascii_lowercase() as u8 - b'a');
            is_before_digit(place) && file.is_some_and(|file| file < variant.files)
        };
        let is_strange = |place: usize| is_foreign(place) && !is_cross(place) && !is_square(place);
        let mut count = 0;
        while count < MOST_LETTERS && is_strange(count) {
            count += 1;
        }
        if is_strange(count) {
            return None;
        }
        let is_of_another_alphabet = count > 0;
        if count == 0 && is_unknown(0) && !is_before_digit(0) {
            count = 1;
        }
        let (named, rest) = letters.split_at(count);
        let rest: String = rest.iter().collect();
        let rest = uniform(&rest);
        let may_be_apart = is_of_another_alphabet && count == 1 && letters[0].is_uppercase();
        if rest.is_empty() || count > 0 && !may_be_apart && letters.get(count) == Some(&' ') {
            return None;
        }
        let (mut rest, promoted) = without_strange_promotion(variant, &rest);
        if count == 0 && promoted.is_none() {
            return None;
        }
        let mut file = None;
        let mut rank = None;
        if let Some((from, behind)) = square(variant, rest)
            && !behind.is_empty()
        {
            (file, rank, rest) = (Some(from.file()), Some(from.rank()), behind);
        } else if let Some((_, to)) = rest.split_at_checked(1)
            && to.starts_with(|next: char| next.is_ascii_alphabetic() || matches!(next, ':' | '-'))
            && rest.starts_with(|first: char| first.is_ascii_lowercase() && first != 'x')
        {
            file = rest.bytes().next().map(|letter| letter - b'a');
            file.filter(|file| *file < variant.files)?;
            rest = to;
        } else if rest.starts_with(|first: char| first.is_ascii_digit()) {
            let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
            rank = rest[..end].parse::<u8>().ok()?.checked_sub(1);
            rest = &rest[end..];
        }
        let rest = rest.trim_start_matches(' ').trim_start_matches(['-', 'x', ':']);
        let (to, behind) = square(variant, rest.trim_start_matches(' '))?;
        let promotes = promoted.is_some();
        let letters = promoted.map_or_else(|| named.iter().collect(), String::from);
        let is_foreign = !letters.is_ascii();
        let found = ByStranger { letters, is_foreign, promotes, file, rank, to };
        behind.is_empty().then_some(found)
    }

    /// Whether the letters look like a piece. Small letters of the Latin alphabet are mostly talk.
    pub fn is_capital(&self) -> bool {
        !self.letters.starts_with(|one: char| one.is_ascii_lowercase())
    }

    /// Whether the text can mean this legal move, whichever the piece.
    pub fn fits(&self, mv: &Move) -> bool {
        mv.to == self.to
            && (!self.promotes || mv.promotion.is_some())
            && self.file.is_none_or(|file| file == mv.from.file())
            && self.rank.is_none_or(|rank| rank == mv.from.rank())
    }

    /// Whether the text names both squares of a legal move, so that no letter could change it.
    pub fn is_settled(&self, position: &Position) -> bool {
        let from = self.file.zip(self.rank);
        from.is_some() && position.legal_moves().iter().filter(|mv| self.fits(mv)).count() == 1
    }
}

/// The uniform form of a letter.
fn plain(letter: Option<char>) -> Option<char> {
    uniform(&letter?.to_string()).chars().next()
}

/// A text without the letters behind a square that name a promotion, and those letters. They are of
/// another alphabet, or a capital that is no piece of the variant.
fn without_strange_promotion<'a>(variant: &Variant, text: &'a str) -> (&'a str, Option<&'a str>) {
    let named = text.strip_suffix(')').unwrap_or(text);
    let end = named.rfind(|letter: char| letter.is_ascii()).map_or(0, |at| at + 1);
    let (rest, letters) = named.split_at(end);
    let is_foreign = (1..=MOST_LETTERS).contains(&letters.chars().count())
        && letters.chars().all(char::is_alphabetic);
    let is_unknown = |letter: &char| {
        let label = Label::plain(*letter).filter(|_| letter.is_ascii_uppercase());
        label.is_some_and(|label| variant.role_by_label(label).is_none())
    };
    let (rest, letters) = match named.chars().next_back().filter(is_unknown) {
        Some(_) => named.split_at(named.len() - 1),
        None if is_foreign => (rest, letters),
        None => return (text, None),
    };
    let square = rest.trim_end_matches(['=', '/', '(', ' ']);
    let is_behind_square = square.ends_with(|it: char| it.is_ascii_digit());
    if is_behind_square { (square, Some(letters)) } else { (text, None) }
}

/// The square that a text begins with, and the rest.
fn square<'a>(variant: &Variant, text: &'a str) -> Option<(Square, &'a str)> {
    let digits = text.get(1..)?;
    let count = digits.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(digits.len());
    let (name, rest) = text.split_at(1 + count.min(2));
    let square = Square::parse(&name.to_ascii_lowercase())?;
    (count <= 2 && variant.contains(square)).then_some((square, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_by_id;

    fn read(text: &str) -> Option<(String, String)> {
        let variant = bundled_by_id("chess").expect("it is there");
        let found = ByStranger::read(variant, text)?;
        let origin = [
            found.file.map(|file| char::from(b'a' + file).to_string()),
            found.rank.map(|rank| (rank + 1).to_string()),
        ];
        let origin: String = origin.into_iter().flatten().collect();
        Some((found.letters, format!("{origin}>{}", found.to)))
    }

    #[test]
    fn the_squares_of_a_move_are_read_whatever_stands_for_the_piece() {
        for (text, letters, squares) in [
            ("Ке2", "К", ">e2"),
            ("Кf3", "К", ">f3"),
            ("К f3", "К", ">f3"),
            ("Крe2", "Кр", ">e2"),
            ("Кре2", "Кр", ">e2"),
            ("Фd4+", "Ф", ">d4"),
            ("1... Фxd4!", "Ф", ">d4"),
            ("Кg1-f3", "К", "g1>f3"),
            ("Кbd7", "К", "b>d7"),
            ("Л1d2", "Л", "1>d2"),
            ("Κf3", "Κ", ">f3"),
            ("Sf3", "S", ">f3"),
            ("sf3", "s", ">f3"),
            ("Sg1-f3", "S", "g1>f3"),
            ("Sbd7", "S", "b>d7"),
            ("Dxd5", "D", ">d5"),
            ("e8=Ф", "Ф", ">e8"),
            ("е7-е8Ф", "Ф", "e7>e8"),
        ] {
            assert_eq!(read(text), Some((letters.to_owned(), squares.to_owned())), "{text}");
        }
    }

    #[test]
    fn what_has_no_letter_of_another_alphabet_or_game_is_another_text() {
        for text in [
            "e2e4",
            "е2е4",
            "е4",
            "В4",
            "Nf3",
            "N f3",
            "O-O",
            "О-О",
            "mp3",
            "I e4",
            "конь f3",
            "не e4",
            "不要 e4",
            "Sf9",
            "Кто",
            "К",
            "",
            "что e4",
            "e4 да",
            "Sf3 now",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
