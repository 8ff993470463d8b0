//! The answer of `stats`: how often each variant was played in a community.

use super::profile::{games, name, running_words};
use crate::Place;
use crate::model::state::ServerVariant;
use crate::model::{CommandName, Term, Text};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The most variants that are named: more would make a message too long.
const MOST: usize = 25;

/// How often a variant was played at one place. Games that ended without a result do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Where the games were begun.
    pub place: Place,
    /// The variant's id.
    pub variant: String,
    /// The number of running games.
    pub running: usize,
    /// The number of finished games.
    pub over: usize,
}

/// The number of games of each variant, the most played first. `played` is what the reader may know
/// of, and `own` the variants on the community's list.
pub fn stats(played: &[Played], own: &[ServerVariant]) -> Text {
    let mut by_variant: BTreeMap<&str, (&str, usize, usize)> = BTreeMap::new();
    for Played { variant, running, over, .. } in played.iter().filter(|it| it.running + it.over > 0)
    {
        let listed = own.iter().find(|own| own.variant == *variant);
        let name = listed.map_or_else(|| name(variant), |own| own.name.as_str());
        let (_, all, still) = by_variant.entry(variant).or_insert((name, 0, 0));
        *all += running + over;
        *still += running;
    }
    let text = Text::from("You can see ");
    if by_variant.is_empty() {
        let text = text.plain("no game of this ").term(Term::Community);
        return text.plain(" yet. Start a game with ").step(CommandName::Challenge).plain(".");
    }
    let mut lines: Vec<_> = by_variant.into_values().collect();
    lines.sort_by_key(|(name, all, _)| (Reverse(*all), *name));
    let all = lines.iter().map(|(_, all, _)| all).sum();
    let still = lines.iter().map(|(_, _, still)| still).sum();
    let mut text = text.plain(format!("{} of this ", games(all))).term(Term::Community);
    text = text.plain(format!("{}.", running(still)));
    for (name, all, still) in lines.iter().take(MOST) {
        text = text.line().plain(format!("{name}: {}{}", games(*all), running(*still)));
    }
    if let Some(more) = lines.len().checked_sub(MOST).filter(|more| *more > 0) {
        text = text.line().plain(format!("And {more} more."));
    }
    text.line()
        .plain("Start a game with ")
        .step(CommandName::Challenge)
        .plain(". A game that ended without a result does not count.")
}

/// The answer where there is no community.
pub fn stats_of_nowhere() -> Text {
    let text = Text::from("This tells what a ")
        .term(Term::Community)
        .plain(" has played. Ask for it in a ");
    text.term(Term::Place).plain(" of one.")
}

fn running(count: usize) -> String {
    if count == 0 { String::new() } else { format!(", of which {}", running_words(count)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Span;
    use menagerie_rules::offered;

    fn words(text: &Text) -> String {
        let plain = |span: &Span| match span {
            Span::Plain(words) => words.clone(),
            other => format!("{other:?}"),
        };
        text.0.iter().map(plain).collect()
    }

    fn played(variant: &str, running: usize, over: usize) -> Played {
        Played { place: Place::new("test", "here"), variant: variant.to_owned(), running, over }
    }

    #[test]
    fn what_is_played_most_comes_first_and_places_are_added_up() {
        let text = stats(
            &[
                played("chess", 1, 0),
                played("shako", 0, 2),
                played("chess", 1, 1),
                played("terran", 0, 0),
            ],
            &[],
        );
        let words = words(&text);
        assert!(words.starts_with("You can see 5 games of this "), "{words}");
        let lines: Vec<&str> = words.lines().skip(1).collect();
        assert_eq!(lines[..2], ["Chess: 3 games, of which 2 run", "Shako: 2 games"]);
        assert!(
            !words.contains("Terran"),
            "nothing is said of a game that nobody has played: {words}"
        );
    }

    #[test]
    fn a_long_list_is_cut_and_says_so() {
        let many: Vec<Played> = offered().iter().map(|variant| played(&variant.id, 0, 1)).collect();
        let words = words(&stats(&many, &[]));
        assert!(many.len() > MOST, "there are enough of them");
        assert!(words.contains(&format!("And {} more.", many.len() - MOST)), "{words}");
        assert!(words.chars().count() < 1_500, "it is one message");
    }
}
