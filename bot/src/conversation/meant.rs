//! What was most likely meant, where a name that is given is only nearly one.

use super::catalogue::usage;
use super::given::{Given, Kind};
use super::question::Question;
use crate::game::{Limits, Step, Text, Verb, find_piece, find_variant};
use crate::store::StoreError;
use menagerie_rules::Variant;
use std::sync::Arc;

/// At most so many are offered.
const MOST: usize = 5;
/// What has more letters is no name.
const LONGEST: usize = 40;

/// Longer texts are not looked through for a name, in bytes.
const LONGEST_TYPED: usize = 100;

/// A name that there is not, and what was most likely meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The option that it was given for.
    pub option: &'static str,
    /// What was typed.
    pub typed: String,
    /// The commands that were most likely meant, the nearest first.
    pub instead: Vec<Step>,
}

/// A name that there is.
struct Name {
    /// What is given for it.
    value: String,
    /// What people call it, in small letters.
    called: Vec<String>,
}

impl Name {
    fn of(value: &str, also: &[String]) -> Self {
        let called = also.iter().map(String::as_str).chain([value]);
        let called = called.map(str::to_lowercase).collect();
        Self { value: value.to_owned(), called }
    }
}

/// What stands behind the name of a variant and belongs to no option, where that is what was typed.
fn left_over(typed: &str) -> Option<(Arc<Variant>, String)> {
    if typed.len() > LONGEST_TYPED || find_variant(typed).is_ok() {
        return None;
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    let parts = (1..words.len()).rev().map(|at| words.split_at(at));
    let mut known = parts.filter_map(|(name, rest)| {
        Some((find_variant(&name.join(" ")).ok()?.clone(), rest.join(" ")))
    });
    known.next()
}

impl Question<'_> {
    /// That words behind the name of a variant are not understood, and how an opponent and options
    /// are named; nothing, if there are none.
    pub fn not_understood(&self, verb: Verb) -> Option<Text> {
        let (variant, rest) = left_over(self.options.text("variant"))?;
        let rest: String = rest.chars().take(LONGEST).collect();
        let text = Text::from("I know ").bold(&variant.name).plain(", but not what ").code(rest);
        let text = text.plain(" behind it is to say. ");
        Some(if verb == Verb::Challenge {
            text.plain("Whom you challenge is named by their address, and all else has its own name and a colon in front: ")
                .step(Step::of(verb).with("opponent", "").with("variant", &variant.id).with("clock", "days 3d"))
                .plain(".")
        } else {
            text.plain("All else has its own name and a colon in front. What there is: ")
                .step(Verb::Help)
                .plain(".")
        })
    }

    /// What was typed and is no name, and the commands that were most likely meant, the nearest first;
    /// nothing, if all names are right or none is near.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn meant(&self, verb: Verb) -> Result<Option<Meant>, StoreError> {
        for given in usage(verb).options {
            let typed = self.options.text(given.name).trim();
            if typed.is_empty() {
                continue;
            }
            let names = self.names(verb, &given, typed).await?;
            let near = nearest(&typed.to_lowercase(), names);
            if near.is_empty() {
                continue;
            }
            let mut meant = Vec::new();
            for name in near {
                meant.push(self.with(verb, given.name, &name.value).await?);
            }
            let typed = typed.to_owned();
            return Ok(Some(Meant { option: given.name, typed, instead: meant }));
        }
        Ok(None)
    }

    /// The names that could be given there; none, if what was typed is one, or needs to be none.
    async fn names(&self, verb: Verb, given: &Given, typed: &str) -> Result<Vec<Name>, StoreError> {
        match (given.name, &given.kind) {
            ("variant", _) if self.variant_named(typed).await?.is_ok() => Ok(Vec::new()),
            ("variant", _) => self.variants_of(verb).await,
            ("piece", Kind::Suggested) => Ok(match self.variant().await? {
                Ok(variant) if find_piece(&variant, typed).is_err() => pieces(&variant),
                _ => Vec::new(),
            }),
            // Numbers and times have no names that are near.
            (_, Kind::Choice(choices) | Kind::Search(choices))
                if !typed.contains(|c: char| c.is_ascii_digit()) =>
            {
                Ok(choices.iter().map(|(_, value)| Name::of(value, &[])).collect())
            }
            _ => Ok(Vec::new()),
        }
    }

    async fn variants_of(&self, verb: Verb) -> Result<Vec<Name>, StoreError> {
        let name = |(id, name): (String, String)| Name::of(&id, std::slice::from_ref(&name));
        Ok(match &self.server {
            Some(server) if verb == Verb::Challenge => {
                self.store.limits(server).await?.allowed_names().into_iter().map(name).collect()
            }
            None if verb == Verb::Challenge => {
                Limits::default().allowed_names().into_iter().map(name).collect()
            }
            _ => Limits::default().allowed_names().into_iter().map(name).collect(),
        })
    }

    /// The same command with another name. It names its game, for it may be asked elsewhere.
    async fn with(&self, verb: Verb, name: &str, value: &str) -> Result<Step, StoreError> {
        let mut step = Step::of(verb);
        let options = usage(verb).options;
        for given in &options {
            let typed = self.options.text(given.name);
            let kept = if given.name == name { value } else { typed };
            if !kept.is_empty() {
                step = step.with(given.name, kept);
            } else if given.name == "game"
                && let Ok(game) = self.game(self.options.which()).await?
            {
                step = step.with("game", game.id);
            }
        }
        Ok(step)
    }
}

fn pieces(variant: &Variant) -> Vec<Name> {
    let pieces = variant.pieces.iter().filter(|piece| !piece.guest);
    pieces.map(|piece| Name::of(&piece.name, &piece.aliases)).collect()
}

/// Those that are near, the nearest first; none, if one of them is just what was typed.
fn nearest(typed: &str, names: Vec<Name>) -> Vec<Name> {
    let far = |name: &Name| name.called.iter().filter_map(|called| farness(typed, called)).min();
    let mut near: Vec<(usize, Name)> =
        names.into_iter().filter_map(|name| Some((far(&name)?, name))).collect();
    if near.iter().any(|(far, _)| *far == 0) {
        return Vec::new();
    }
    near.sort_by_key(|(far, _)| *far);
    near.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// How far a name is from what was typed: not at all, its beginning, a part of it, or so many letters
/// that are wrong, of which one in three is allowed. Nothing, if it is another one.
fn farness(typed: &str, name: &str) -> Option<usize> {
    let length = typed.chars().count();
    if typed == name {
        return Some(0);
    }
    if length > LONGEST {
        return None;
    }
    if length >= 2 && name.starts_with(typed) {
        return Some(1);
    }
    if length >= 3 && name.contains(typed) {
        return Some(2);
    }
    let wrong = wrong_letters(typed, name);
    (wrong <= length.div_ceil(3)).then_some(2 + wrong)
}

/// How many letters have to be changed, added, left out, or swapped with their neighbor.
fn wrong_letters(typed: &str, name: &str) -> usize {
    let (typed, name): (Vec<char>, Vec<char>) = (typed.chars().collect(), name.chars().collect());
    let mut rows = vec![vec![0; name.len() + 1]; typed.len() + 1];
    for i in 0..=typed.len() {
        for j in 0..=name.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = usize::from(typed[i - 1] != name[j - 1]);
                let best = (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                let best = best.min(rows[i - 1][j - 1] + change);
                let is_swapped =
                    i > 1 && j > 1 && typed[i - 1] == name[j - 2] && typed[i - 2] == name[j - 1];
                if is_swapped { best.min(rows[i - 2][j - 2] + 1) } else { best }
            };
        }
    }
    rows[typed.len()][name.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_near_with_one_wrong_letter_in_three_or_as_a_part() {
        for (typed, name, expected) in [
            ("green", "green", Some(0)),
            ("gre", "green", Some(1)),
            ("ree", "green", Some(2)),
            ("grean", "green", Some(3)),
            ("rgeen", "green", Some(3)),
            ("grene", "green", Some(3)),
            ("blue", "green", None),
            ("g", "green", None),
        ] {
            assert_eq!(farness(typed, name), expected, "{typed} {name}");
        }
        let talk = "green ".repeat(10_000);
        assert_eq!(farness(&talk, "green"), None);
    }

    #[test]
    fn the_nearest_come_first_and_a_name_that_is_one_has_none() {
        let names = || ["brown", "blue", "green", "grey"].map(|word| Name::of(word, &[])).into();
        let near = |typed| -> Vec<String> {
            nearest(typed, names()).into_iter().map(|name| name.value).collect()
        };
        assert_eq!(near("gren"), ["green", "grey"]);
        assert_eq!(near("green"), [""; 0]);
        assert_eq!(near("violet"), [""; 0]);
    }
}
