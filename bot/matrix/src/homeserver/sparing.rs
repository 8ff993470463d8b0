//! Sparing mode, for a homeserver with a strict rate limit. By default, Synapse takes ten messages
//! at once and then one in five seconds, over all rooms. Then boards go first, and these are left
//! out: the reactions that the bot puts under offers, marks under questions, and edits of offers in
//! games.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// A wait longer than this shows a strict rate limit.
const LONG: Duration = Duration::from_secs(2);
/// How long sparing mode lasts after such a wait.
const SPARING: Duration = Duration::from_mins(10);
/// The longest that an answer waits for boards, because its caller waits too.
const FOR_BOARDS: Duration = Duration::from_secs(20);
/// How often it is checked whether the boards are there.
const EVERY: Duration = Duration::from_millis(200);

/// Whether sparing mode is on, and the boards that wait.
#[derive(Debug, Default)]
pub struct Sparing {
    until: Mutex<Option<Instant>>,
    boards: Mutex<HashMap<i64, Instant>>,
}

impl Sparing {
    /// Notes a wait that the homeserver demands.
    pub fn note(&self, wait: Duration) {
        if wait > LONG {
            let mut until = lock(&self.until);
            if until.is_none() {
                tracing::info!(
                    seconds = wait.as_secs(),
                    "the homeserver takes little from us: what can be left out is; see the manual on its limit"
                );
            }
            *until = Some(Instant::now() + SPARING);
        }
    }

    /// Whether sparing mode is on, so that optional messages are left out.
    pub fn is_sparing(&self) -> bool {
        self.is_sparing_at(Instant::now())
    }

    fn is_sparing_at(&self, now: Instant) -> bool {
        lock(&self.until).is_some_and(|until| until > now)
    }

    /// A board waits to be shown. `row` is its row in the outbox.
    pub fn board_waits(&self, row: i64) {
        let now = Instant::now();
        let mut boards = lock(&self.boards);
        boards.retain(|_, since| now.duration_since(*since) < FOR_BOARDS);
        boards.insert(row, now);
    }

    /// The board does not wait any more.
    pub fn board_is_there(&self, row: i64) {
        lock(&self.boards).remove(&row);
    }

    /// Waits until no board does, if sparing mode is on.
    pub async fn boards_first(&self) {
        let begun = Instant::now();
        while self.leaves_it_to_boards(Instant::now()) && begun.elapsed() < FOR_BOARDS {
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Whether the homeserver's limit is left to boards at this moment.
    fn leaves_it_to_boards(&self, now: Instant) -> bool {
        let boards = lock(&self.boards);
        let wait = boards.values().any(|since| now.duration_since(*since) < FOR_BOARDS);
        wait && self.is_sparing_at(now)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn we_are_sparing_for_a_while_after_a_long_wait_and_not_after_a_short_one() {
        let sparing = Sparing::default();
        sparing.note(Duration::from_millis(900));
        assert!(!sparing.is_sparing(), "it takes one a second");
        sparing.note(Duration::from_millis(4_800));
        assert!(sparing.is_sparing());
        assert!(!sparing.is_sparing_at(Instant::now() + SPARING));
    }

    #[test]
    fn an_answer_waits_for_boards_where_little_is_taken_but_not_for_ever() {
        let sparing = Sparing::default();
        let now = Instant::now();
        sparing.board_waits(7);
        assert!(!sparing.leaves_it_to_boards(now), "there is room for both");
        sparing.note(Duration::from_secs(5));
        assert!(sparing.leaves_it_to_boards(now));
        assert!(!sparing.leaves_it_to_boards(now + FOR_BOARDS + EVERY), "it may be lost");
        sparing.board_is_there(7);
        assert!(!sparing.leaves_it_to_boards(now));
    }
}
