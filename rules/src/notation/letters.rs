//! The letters of a language: `S` for the Knight, as Germans write it. A text with such letters is
//! rewritten in the game's own letters, in every way that makes sense.

use super::legible::is_invisible;
use super::parse::numbered;
use crate::{Label, Variant};

/// The most characters of a text that is rewritten: more than a move has.
const LONGEST: usize = 64;

/// The letters by which a language names kinds of piece: capitals, `Кр` for the King.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letters(Vec<(String, String)>);

/// The letters of no language: those of the game count alone.
pub(super) static NONE: Letters = Letters(Vec::new());

impl FromIterator<(String, String)> for Letters {
    /// From pairs: the letters, and the name of the piece in the files of variants.
    fn from_iter<Pairs: IntoIterator<Item = (String, String)>>(pairs: Pairs) -> Self {
        Letters(pairs.into_iter().collect())
    }
}

impl Letters {
    /// The text in the letters of a variant. There are several if letters can be read in several
    /// ways, and none if the text has no letter of the language in the place of a piece.
    pub(super) fn rewritten(&self, variant: &Variant, text: &str) -> Vec<String> {
        let text = text.split("//").next().unwrap_or_default();
        if self.0.is_empty() || text.chars().nth(LONGEST).is_some() || text.contains(';') {
            return Vec::new();
        }
        let seen: String = text.chars().filter(|letter| !is_invisible(*letter)).collect();
        let behind_number = numbered(seen.trim()).text;
        let number = &seen.trim()[..seen.trim().len() - behind_number.len()];
        let body = behind_number.trim_end_matches(['+', '#', '!', '?', '.', ' ']);
        let marks = &behind_number[body.len()..];
        let promoted = self.promoted(variant, body);
        let bodies = std::iter::once(body).chain(promoted.iter().map(String::as_str));
        let begun = bodies.clone().flat_map(|body| self.begun(variant, body));
        let begun: Vec<String> = begun.chain(promoted.iter().cloned()).collect();
        begun.into_iter().map(|body| format!("{number}{body}{marks}")).collect()
    }

    /// The text with the game's letter at its beginning, before a square.
    fn begun(&self, variant: &Variant, body: &str) -> Vec<String> {
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
        self.of(variant).filter_map(read).filter(|other| other != body).collect()
    }

    /// The letters of pieces that the variant has, with its own labels of them.
    fn of(&self, variant: &Variant) -> impl Iterator<Item = (&str, Label)> {
        self.0.iter().filter_map(|(letters, piece)| {
            let role = variant.role_by_name(piece)?;
            Some((letters.as_str(), variant.piece(role).label))
        })
    }
}

/// Whether typed letters are these. Small letters are files in the Latin alphabet, and letters as
/// good as capitals in others.
fn is_same(typed: &str, letters: &str) -> bool {
    typed == letters || !letters.is_ascii() && typed.to_lowercase() == letters.to_lowercase()
}
