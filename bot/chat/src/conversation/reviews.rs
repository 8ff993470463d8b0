//! Reviews of games that have ended: a search of each position. The last few are kept, since one person
//! after the other asks for the same game.

use super::searches::{MOST_OF_ONE, Searched, searched_in};
use crate::fair_turns::Turns;
use crate::priority::in_background;
use menagerie_core::model::state::Game;
use menagerie_core::{GameId, PlayerId};
use menagerie_rules::Line;
use menagerie_search::{Budget, Options, Review, Reviewing, Search};
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

/// The positions that are searched for each position of a game: enough to see a piece that is lost by a
/// short line.
const MOST: u64 = 20_000;
/// The fewest, in a game of more than two thousand plies.
const FEWEST: u64 = 1_000;
/// The positions that are searched for all positions of a game up to that length, or twice as many where
/// each move looks like a mistake. It is some seconds of one processor on the largest board.
const ALL: u64 = 2_000_000;
/// The table of positions, in bytes.
const TABLE: usize = 8 << 20;
/// How many reviews are kept.
const KEPT: usize = 32;

/// The subject of a review: a game as long as it was, and the position in which it ended.
type Key = (GameId, usize, u64);

/// One is made at a time, so that there is one table. Reviews have a queue of their own: theirs are slow
/// turns of the lowest priority, and nobody else's short question waits for one.
static TURNS: Turns = Turns::new(1, MOST_OF_ONE);

static REVIEWS: Mutex<VecDeque<(Key, Arc<Review>)>> = Mutex::new(VecDeque::new());

/// The positions that are searched for each position of a game with this many plies.
pub(super) fn positions(plies: usize) -> u64 {
    (ALL / plies.max(1) as u64).clamp(FEWEST, MOST)
}

/// The review of a game, made in fair turns with other reviews and behind everything else that the machine
/// has to do.
///
/// # Errors
/// When it breaks down.
pub(super) async fn review(player: &PlayerId, game: &Game) -> Searched<Arc<Review>> {
    let key = (game.id, game.line.ply(), game.line.position().hash());
    reviewed(player, key, game.line.clone()).await
}

async fn reviewed(player: &PlayerId, key: Key, line: Line) -> Searched<Arc<Review>> {
    if let Some(review) = kept(&key) {
        return Ok(Ok(review));
    }
    searched_in(&TURNS, player, move |_turn| {
        // Somebody else may have asked for the same game meanwhile.
        kept(&key).unwrap_or_else(|| {
            let review = Arc::new(in_background(|| made(&line)));
            keep(key, &review);
            review
        })
    })
    .await
}

/// The review of a game, now.
fn made(line: &Line) -> Review {
    let mut search = Search::new(Options { table_bytes: TABLE, seed: 0 });
    let work = Reviewing::new(line, Budget::nodes(positions(line.ply())));
    work.to_end(&mut search, &AtomicBool::new(false)).expect("nobody stops it")
}

fn kept(key: &Key) -> Option<Arc<Review>> {
    let reviews = REVIEWS.lock().unwrap_or_else(PoisonError::into_inner);
    reviews.iter().find(|(of, _)| of == key).map(|(_, review)| Arc::clone(review))
}

fn keep(key: Key, review: &Arc<Review>) {
    let mut reviews = REVIEWS.lock().unwrap_or_else(PoisonError::into_inner);
    reviews.push_back((key, Arc::clone(review)));
    while reviews.len() > KEPT {
        reviews.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Position, bundled_by_id};

    /// A game of a thousand moves takes no longer than one of a hundred.
    #[test]
    fn the_work_is_bounded_however_long_a_game_was() {
        assert_eq!(positions(1), MOST);
        assert_eq!(positions(100), MOST);
        for plies in [150, 400, 1_000, 2_000] {
            assert!(positions(plies) * plies as u64 <= ALL, "{plies} plies");
        }
        assert_eq!(positions(100_000), FEWEST);
    }

    /// The second asker waits for the first one's review, and takes it over.
    #[tokio::test]
    async fn two_who_ask_at_once_get_the_same_review() {
        let chess = bundled_by_id("chess").expect("it is bundled");
        let line = Line::new(Position::start(chess));
        let key = (GameId(1), 0, line.position().hash());
        let [ann, bob] = ["Ann", "Bob"].map(|name| PlayerId::new("test", name));
        let (first, second) =
            tokio::join!(reviewed(&ann, key, line.clone()), reviewed(&bob, key, line));
        let both = [first, second].map(|made| made.expect("it works").expect("there is room"));
        assert!(Arc::ptr_eq(&both[0], &both[1]), "it was made twice");
    }
}
