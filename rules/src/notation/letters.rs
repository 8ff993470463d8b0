//! The letters and names of a language: `S` for the Knight, as Germans write it, or `Springer`. A text
//! with them is rewritten in the game's own letters and names, in every way that makes sense.

use super::legible::is_invisible;
use super::parse::numbered;
use crate::{Label, Variant};

/// The most characters of a text that is rewritten: more than a move has.
const LONGEST: usize = 64;

/// The letters and words by which a language names kinds of piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letters {
    /// Capitals, `Кр` for the King, each with the name of its piece in the files of variants.
    printed: Vec<(String, String)>,
    /// Whole names, each with the name of its piece in the files of variants.
    names: Vec<(String, String)>,
    /// The words between a piece and a square, each with the one that the grammar knows.
    joining: Vec<(String, String)>,
}

/// The letters of no language: those of the game count alone.
pub(super) static NONE: Letters =
    Letters { printed: Vec::new(), names: Vec::new(), joining: Vec::new() };

/// The word of the grammar before a destination.
const TO: &str = "to";

impl FromIterator<(String, String)> for Letters {
    /// From pairs: the letters, and the name of the piece in the files of variants.
    fn from_iter<Pairs: IntoIterator<Item = (String, String)>>(pairs: Pairs) -> Self {
        Letters { printed: pairs.into_iter().collect(), ..Letters::default() }
    }
}

impl Letters {
    /// The same with whole names of pieces, each with its name in the files of variants.
    #[must_use]
    pub fn with_names(self, names: impl IntoIterator<Item = (String, String)>) -> Self {
        Letters { names: names.into_iter().collect(), ..self }
    }

    /// The same with the words between a piece and a square, each with `to` or `takes`.
    #[must_use]
    pub fn with_joining(self, words: impl IntoIterator<Item = (String, String)>) -> Self {
        Letters { joining: words.into_iter().collect(), ..self }
    }

    /// The text in the letters of a variant. There are several if letters can be read in several
    /// ways, and none if the text has no letter or name of the language in the place of a piece.
    pub(super) fn rewritten(&self, variant: &Variant, text: &str) -> Vec<String> {
        let text = text.split("//").next().unwrap_or_default();
        if *self == NONE || text.chars().nth(LONGEST).is_some() || text.contains(';') {
            return Vec::new();
        }
        let seen: String = text.chars().filter(|letter| !is_invisible(*letter)).collect();
        let behind_number = numbered(seen.trim()).text;
        let number = &seen.trim()[..seen.trim().len() - behind_number.len()];
        let body = behind_number.trim_end_matches(['+', '#', '!', '?', '.', ' ']);
        let marks = &behind_number[body.len()..];
        let promoted = self.promoted(variant, body);
        let bodies = std::iter::once(body).chain(promoted.iter().map(String::as_str));
        let begun = bodies.clone().flat_map(|body| {
            self.begun(variant, body).into_iter().chain(self.named(variant, body))
        });
        let begun: Vec<String> = begun.chain(promoted.iter().cloned()).collect();
        begun.into_iter().map(|body| format!("{number}{body}{marks}")).collect()
    }

    /// The text with the game's letter at its beginning, before a square. `D2d4` begins with a square
    /// itself, as phones write it, and with no letter of a piece.
    fn begun(&self, variant: &Variant, body: &str) -> Vec<String> {
        if begins_with_square(variant, body) {
            return Vec::new();
        }
        let read = |(letters, label): (&str, Label)| {
            let end = body.char_indices().nth(letters.chars().count()).map(|(end, _)| end)?;
            let (typed, rest) = body.split_at(end);
            let is_apart = rest.starts_with(' ') && typed.starts_with(char::is_uppercase);
            let names_square = rest.contains(|it: char| it.is_ascii_digit())
                && rest.contains(|it: char| it.is_alphabetic());
            let is_joined = rest.starts_with(|next: char| !next.is_whitespace());
            let is_it = is_same(typed, letters) && names_square && (is_joined || is_apart);
            is_it.then(|| format!("{label}{rest}"))
        };
        self.of(variant).filter_map(read).filter(|other| other != body).collect()
    }

    /// The text with the game's name of a piece at its beginning, before a square, and the grammar's
    /// words behind it: `Knight to f3` for `Springer nach f3`.
    fn named(&self, variant: &Variant, body: &str) -> Vec<String> {
        let read = |(name, piece): &(String, String)| {
            let end = body.char_indices().nth(name.chars().count()).map(|(end, _)| end)?;
            let (typed, rest) = body.split_at(end);
            let ends = rest.starts_with(|next: char| next == 'x' || !next.is_alphanumeric());
            let names_square = rest.contains(|it: char| it.is_ascii_digit());
            if !ends || !names_square || bare(typed) != bare(name) {
                return None;
            }
            let role = variant.role_by_name(piece)?;
            Some(format!("{}{}", variant.piece(role).name, self.joined(rest)))
        };
        let is_other = |other: &String| !other.eq_ignore_ascii_case(body);
        self.names.iter().filter_map(read).filter(is_other).collect()
    }

    /// The text with the grammar's words between squares. One is enough: `schlägt auf` is `takes`.
    fn joined(&self, text: &str) -> String {
        let mut words: Vec<&str> = Vec::new();
        for typed in text.split(' ') {
            let found = self.joining.iter().find(|(word, _)| bare(word) == bare(typed));
            let word = found.map_or(typed, |(_, word)| word);
            let is_second = words.last().is_some_and(|last| self.is_joining(last));
            if word != TO || !is_second {
                words.push(word);
            }
        }
        words.join(" ")
    }

    fn is_joining(&self, word: &str) -> bool {
        self.joining.iter().any(|(_, known)| known == word)
    }

    /// The text with the game's letter at its end, behind a square.
    fn promoted(&self, variant: &Variant, body: &str) -> Vec<String> {
        let (named, closed) = body.strip_suffix(')').map_or((body, ""), |named| (named, ")"));
        let read = |(letters, label): (&str, Label)| {
            let count = named.chars().count().checked_sub(letters.chars().count())?;
            let (begin, _) = named.char_indices().nth(count)?;
            let (rest, typed) = named.split_at(begin);
            let square = rest.trim_end_matches(['=', '/', '(', ' ']);
            let is_behind_square = square.ends_with(|it: char| it.is_ascii_digit());
            let is_it = is_same(typed, letters) && is_behind_square;
            is_it.then(|| format!("{rest}{label}{closed}"))
        };
        let by_name = |(name, label): (&str, Label)| {
            let count = named.chars().count().checked_sub(name.chars().count())?;
            let (begin, _) = named.char_indices().nth(count)?;
            let (rest, typed) = named.split_at(begin);
            let square = rest.trim_end_matches(['=', '/', '(', ' ']);
            let is_it =
                bare(typed) == bare(name) && square.ends_with(|it: char| it.is_ascii_digit());
            is_it.then(|| format!("{square}={label}"))
        };
        let names = known(variant, &self.names).filter_map(by_name);
        self.of(variant).filter_map(read).chain(names).filter(|other| other != body).collect()
    }

    /// The letters of pieces that the variant has, with its own labels of them.
    fn of(&self, variant: &Variant) -> impl Iterator<Item = (&str, Label)> {
        known(variant, &self.printed)
    }
}

/// The pairs whose piece the variant has, with its own label of it.
fn known<'a>(
    variant: &Variant,
    pairs: &'a [(String, String)],
) -> impl Iterator<Item = (&'a str, Label)> {
    pairs.iter().filter_map(|(written, piece)| {
        let role = variant.role_by_name(piece)?;
        Some((written.as_str(), variant.piece(role).label))
    })
}

/// Letters with marks, and the letters that are often typed for them.
const MARKED: (&str, &str) =
    ("áàâãäéèêëíîïóòôõöúùûüçñąćęłńśźżё", "aaaaaeeeeiiiooooouuuucnacelnszzе");

/// A word in small letters without marks, as it is compared.
fn bare(word: &str) -> String {
    let (marked, plain) = MARKED;
    let unmarked = |letter: char| {
        marked.chars().zip(plain.chars()).find(|(it, _)| *it == letter).map_or(letter, |(_, it)| it)
    };
    word.chars().flat_map(char::to_lowercase).map(unmarked).collect()
}

/// Whether a text begins with a file of the board and a digit, and has another file behind them.
fn begins_with_square(variant: &Variant, body: &str) -> bool {
    let mut letters = body.chars().map(|letter| letter.to_ascii_lowercase());
    let is_file = |letter: char| ('a'..).take(usize::from(variant.files)).any(|it| it == letter);
    let begins = letters.next().is_some_and(is_file)
        && letters.next().is_some_and(|letter| letter.is_ascii_digit());
    begins && letters.any(is_file)
}

/// Whether typed letters are these. Small letters are files in the Latin alphabet, and letters as
/// good as capitals in others.
fn is_same(typed: &str, letters: &str) -> bool {
    typed == letters || !letters.is_ascii() && typed.to_lowercase() == letters.to_lowercase()
}
