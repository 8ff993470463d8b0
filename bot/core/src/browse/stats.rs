//! What has been played in a community, variant by variant.

use super::profile::name;
use crate::Place;
use crate::model::{Term, Text, Verb};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How many variants are named: with more of them a message would be too long.
const MOST: usize = 25;

/// How often a variant was played at one place. A game that ended without a result does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Where the games were begun.
    pub place: Place,
    /// By which rules: the id of the variant.
    pub variant: String,
    /// How many games run.
    pub running: usize,
    /// How many have ended.
    pub over: usize,
}

/// How many games there are of each variant, the most played first; `played` is what the reader may know
/// of.
pub fn stats(played: &[Played]) -> Text {
    let mut by_variant: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for Played { variant, running, over, .. } in played.iter().filter(|it| it.running + it.over > 0)
    {
        let (all, still) = by_variant.entry(name(variant)).or_default();
        *all += running + over;
        *still += running;
    }
    let begin = |text: Text, words| text.plain(words).step(Verb::Challenge).plain(".");
    if by_variant.is_empty() {
        let text = Text::from("Nobody has finished or is playing a game in this ");
        return begin(text.term(Term::Community), " that you can see. Start one with ");
    }
    let sum = |count: fn(&(usize, usize)) -> usize| by_variant.values().map(count).sum::<usize>();
    let (all, still) = (sum(|it| it.0), sum(|it| it.1));
    let mut text = Text::new().plain("This ").term(Term::Community);
    text = text.plain(format!(" has played {}{}.", games(all), running(still)));
    let mut lines: Vec<_> = by_variant.into_iter().collect();
    lines.sort_by_key(|(_, (all, _))| Reverse(*all));
    for (variant, (all, still)) in lines.iter().take(MOST) {
        text = text.line().plain(format!("{variant}: {}{}", games(*all), running(*still)));
    }
    if let Some(more) = lines.len().checked_sub(MOST).filter(|more| *more > 0) {
        text = text.line().plain(format!("And {more} more."));
    }
    let text = text.line().plain("Games that ended without a result do not count.");
    begin(text, " Start one with ")
}

/// Where there is no community to tell of.
pub fn stats_of_nowhere() -> Text {
    let text = Text::from("This tells what a ")
        .term(Term::Community)
        .plain(" has played. Ask for it in a ");
    text.term(Term::Place).plain(" of one.")
}

fn games(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

fn running(count: usize) -> String {
    if count == 0 { String::new() } else { format!(", {count} still going on") }
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
        let text = stats(&[
            played("chess", 1, 0),
            played("shako", 0, 2),
            played("chess", 1, 1),
            played("terran", 0, 0),
        ]);
        let words = words(&text);
        assert!(words.starts_with("This "), "{words}");
        let lines: Vec<&str> = words.lines().skip(1).collect();
        assert_eq!(lines[..2], ["Chess: 3 games, 2 still going on", "Shako: 2 games"]);
        assert!(
            !words.contains("Terran"),
            "nothing is said of a game that nobody has played: {words}"
        );
    }

    #[test]
    fn a_long_list_is_cut_and_says_so() {
        let many: Vec<Played> = offered().iter().map(|variant| played(&variant.id, 0, 1)).collect();
        let words = words(&stats(&many));
        assert!(many.len() > MOST, "there are enough of them");
        assert!(words.contains(&format!("And {} more.", many.len() - MOST)), "{words}");
        assert!(words.chars().count() < 1_500, "it is one message");
    }
}
