//! The seats of a season: the division and the number of each player.

use super::divisions::tables;
use super::loaded::ToTend;
use crate::PlayerId;
use crate::league::types::League;
use crate::rating::Pool;
use menagerie_club::league::{Draw, first_divisions, next_divisions};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;

/// The division and the number of each player.
pub fn seats(league: &League, loaded: &ToTend) -> Vec<(PlayerId, usize, usize)> {
    let members: Vec<PlayerId> = league.members().cloned().collect();
    let before = loaded.before.as_ref().map(tables).unwrap_or_default();
    let before: Vec<Vec<PlayerId>> = before
        .into_iter()
        .map(|table| table.standings.into_iter().map(|it| it.player).collect())
        .collect();
    let known: BTreeSet<PlayerId> = before.iter().flatten().cloned().collect();
    let new = members.iter().filter(|member| !known.contains(*member)).cloned();
    let (rated, unrated) = by_rating(league, loaded, new.collect());
    let divisions = if known.is_empty() {
        first_divisions(rated, unrated, league.terms.largest).ok()
    } else {
        let left = known.into_iter().filter(|player| !members.contains(player)).collect();
        let new = [rated, unrated].concat();
        let next = next_divisions(&before, &left, new, league.terms.largest);
        next.ok().map(|next| next.divisions)
    };
    // There are enough members, and each is there once.
    let divisions = divisions.unwrap_or_else(|| vec![members.clone()]);
    let numbered = (1..).map_while(NonZeroUsize::new).zip(divisions);
    let numbered = numbered.flat_map(|(division, players)| {
        // In the order in which they joined, which everybody could see.
        let listed = members.iter().filter(|member| players.contains(member)).cloned();
        let drawn = league.seed.order(Draw::Numbers(division), listed.collect());
        (1..).zip(drawn).map(move |(number, player)| (player, division.get(), number))
    });
    numbered.collect()
}

/// The strongest first, and those without a rating in the order that is drawn.
fn by_rating(
    league: &League,
    loaded: &ToTend,
    players: Vec<PlayerId>,
) -> (Vec<PlayerId>, Vec<PlayerId>) {
    let pool = match league.terms.variants.as_slice() {
        [one] => Pool::Variant(one.id.clone()),
        _ => Pool::All,
    };
    let rating = |player: &PlayerId| Some(loaded.ratings.as_ref()?.of(&pool, player)?.rating);
    let mut rated: Vec<(f64, PlayerId)> = Vec::new();
    let mut unrated = Vec::new();
    for player in players {
        match rating(&player) {
            Some(rating) => rated.push((rating, player)),
            None => unrated.push(player),
        }
    }
    rated.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    let rated = rated.into_iter().map(|(_, player)| player).collect();
    (rated, league.seed.order(Draw::Unrated, unrated))
}
