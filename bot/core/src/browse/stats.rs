//! The answer of `stats`: how often each variant was played in a community.

use super::profile::name;
use crate::model::Text;
use crate::upload::types::ServerVariant;
use crate::{Place, message};
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
    if by_variant.is_empty() {
        return message!("stats-none");
    }
    let mut lines: Vec<_> = by_variant.into_values().collect();
    lines.sort_by_key(|(name, all, _)| (Reverse(*all), *name));
    let all: usize = lines.iter().map(|(_, all, _)| all).sum();
    let still: usize = lines.iter().map(|(_, _, still)| still).sum();
    let mut text = message!("stats-all", games = all, running = still);
    for (name, all, still) in lines.iter().take(MOST) {
        text = text.line().then(message!(
            "stats-variant",
            variant = *name,
            games = *all,
            running = *still,
        ));
    }
    if let Some(more) = lines.len().checked_sub(MOST).filter(|more| *more > 0) {
        text = text.line().then(message!("stats-more", more));
    }
    text.line().then(message!("stats-start"))
}

/// The answer where there is no community.
pub fn stats_of_nowhere() -> Text {
    message!("stats-of-nowhere")
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::offered;

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
        assert_eq!(
            text.lines(),
            [
                message!("stats-all", games = 5, running = 2),
                message!("stats-variant", variant = "Chess", games = 3, running = 2),
                message!("stats-variant", variant = "Shako", games = 2, running = 0),
                message!("stats-start"),
            ],
            "nothing is said of a game that nobody has played"
        );
    }

    #[test]
    fn a_long_list_is_cut_and_says_so() {
        let many: Vec<Played> = offered().iter().map(|variant| played(&variant.id, 0, 1)).collect();
        let lines = stats(&many, &[]).lines();
        assert!(many.len() > MOST, "there are enough of them");
        assert!(lines.contains(&message!("stats-more", more = many.len() - MOST)), "{lines:?}");
        assert_eq!(lines.len(), MOST + 3);
    }
}
