//! Where a typed value of an option ends: at its closing quote, or before a name or a variant
//! behind it. A text that can be read as a whole is not split.

use super::catalogue::usage;
use super::choices::is_suggested_clock;
use super::options::Options;
use super::reading::known;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::challenge::types::{BY_LOT, USUAL};
use menagerie_core::community::find_variant;
use menagerie_core::model::CommandName;
use menagerie_rules::{Symmetry, notation};

/// The most words among which the end of a value is looked for.
const MOST_WORDS: usize = 40;
/// The most words behind a value: a name and a variant.
const MOST_BEHIND: usize = 12;
/// The signs that open a quotation, and those that close it.
const OPENING: [char; 8] = ['"', '“', '”', '„', '«', '»', '\'', '‘'];
const CLOSING: [char; 8] = ['"', '“', '”', '„', '«', '»', '\'', '’'];

/// An option whose value has words behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parted {
    /// The option.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// The words behind the value.
    pub behind: String,
}

impl Options {
    /// The options whose value can be read only without the words behind it. Every possible split
    /// is there, the one with the fewest words behind the value first.
    pub fn parted(&self, verb: CommandName) -> Vec<Parted> {
        let options = usage(verb).options.into_iter();
        options.flat_map(|given| parted(&given, self.text(given.name))).collect()
    }
}

fn parted(given: &OptionSchema, typed: &str) -> Vec<Parted> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    if words.len() < 2 || words.len() > MOST_WORDS || is_whole(given, typed) {
        return Vec::new();
    }
    let ends = (1..words.len()).rev().take(MOST_BEHIND);
    let part = |at: usize| {
        let value = words[..at].join(" ");
        let behind = words[at..].join(" ");
        takes(given, &value).then_some(Parted { name: given.name, value, behind })
    };
    ends.filter_map(part).collect()
}

/// Moves a variant's name from behind another option's value to its own option, if no variant is
/// named.
pub(super) fn variant_behind(verb: CommandName, options: Options) -> Options {
    if verb != CommandName::Challenge || !options.text("variant").is_empty() {
        return options;
    }
    let parted = options.parted(verb);
    match parted.into_iter().find(|it| find_variant(&it.behind).is_ok()) {
        Some(Parted { name, value, behind }) => {
            options.put(name, value).put("variant", behind).read(verb)
        }
        None => options,
    }
}

/// Ends values at their closing quotes. The words behind such a quote belong to the main option,
/// which has no name in front of it, if an opponent may be named there. A member's own words keep
/// their quotes.
pub(super) fn without_quotes(verb: CommandName, given: &mut [(String, String)]) {
    let options = usage(verb).options;
    for at in 0..given.len() {
        let (name, typed) = &given[at];
        let Some(option) = options.iter().find(|it| it.name == name) else { continue };
        let Some((value, behind)) = unquoted(typed) else { continue };
        let is_lost = !behind.is_empty() && verb != CommandName::Challenge;
        // A position can be read only where its variant is known.
        let is_value = takes(option, &value) || *name == "setup";
        if is_lost || is_whole(option, typed) || !is_value {
            continue;
        }
        given[at].1 = value;
        let lone = &mut given[0].1;
        if !lone.is_empty() && !behind.is_empty() {
            lone.push(' ');
        }
        lone.push_str(&behind);
    }
}

/// The text in the quotes at the beginning, and the rest behind them.
fn unquoted(typed: &str) -> Option<(String, String)> {
    let rest = typed.trim_start().strip_prefix(OPENING)?;
    let closes = |(at, sign): &(usize, char)| {
        let behind = &rest[at + sign.len_utf8()..];
        let is_end = behind.is_empty() || behind.starts_with([' ', ',', ';', '.']);
        CLOSING.contains(sign) && is_end
    };
    let (at, sign) = rest.char_indices().find(closes)?;
    let behind = rest[at + sign.len_utf8()..].trim_start_matches([',', ';', '.', ' ']);
    Some((rest[..at].trim().to_owned(), behind.to_owned()))
}

/// Whether the whole text can be read, or equals a suggestion.
fn is_whole(given: &OptionSchema, typed: &str) -> bool {
    takes(given, typed) || given.name == "clock" && is_suggested_clock(typed)
}

/// Whether an option takes the text as its value, as far as that is known without a game.
fn takes(given: &OptionSchema, typed: &str) -> bool {
    let typed = notation::uniform(typed);
    match (given.name, &given.kind) {
        ("variant", Kind::Suggested) => find_variant(&typed).is_ok(),
        ("array", Kind::Suggested) => {
            let symmetries = Symmetry::ALL.map(Symmetry::name).into_iter();
            let mut words = symmetries.chain([BY_LOT, USUAL, "random"]);
            words.any(|word| word.eq_ignore_ascii_case(&typed))
        }
        _ => known(given, &typed).is_some(),
    }
}
