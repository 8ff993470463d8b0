//! One period: from the ratings at its beginning to those at its end.

use super::game::Game;
use super::glicko2::{Meeting, Rating};
use std::collections::BTreeMap;

/// The rating of each player who has had a game that counts.
pub type Standings<P> = BTreeMap<P, Rating>;

/// The ratings that the games of a period give. A player without one of these games keeps their own.
pub(super) fn rated<P: Ord + Clone>(before: &Standings<P>, games: &[&Game<P>]) -> Standings<P> {
    let known = |player: &P| before.get(player).copied().unwrap_or(Rating::START);
    let mut meetings: BTreeMap<&P, Vec<Meeting>> = BTreeMap::new();
    for game in games {
        let (first, second) = (&game.first, &game.second);
        let mut add = |player, opponent, score| {
            meetings.entry(player).or_default().push(Meeting { opponent: known(opponent), score });
        };
        add(first, second, game.score());
        add(second, first, 1.0 - game.score());
    }
    let mut after = before.clone();
    for (player, meetings) in meetings {
        after.insert(player.clone(), known(player).after(&meetings).bounded());
    }
    after
}

/// The ratings at the end of a period: those of its games, and more uncertainty for each other player
/// without a running game.
pub(super) fn closed<P: Ord + Clone>(
    before: &Standings<P>,
    games: &[&Game<P>],
    is_running: impl Fn(&P) -> bool,
) -> Standings<P> {
    let mut after = rated(before, games);
    let mut waiting = before.clone();
    for game in games {
        waiting.remove(&game.first);
        waiting.remove(&game.second);
    }
    for (player, rating) in waiting {
        if !is_running(&player) {
            after.insert(player, rating.after(&[]).bounded());
        }
    }
    after
}
