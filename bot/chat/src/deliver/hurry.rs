//! The rows under way for which other rows wait. Their result is stored at once and not in a batch.

use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::Notify;

/// The rows under way, by their lanes.
#[derive(Default)]
pub(super) struct Hurries(HashMap<String, UnderWay>);

struct UnderWay {
    id: i64,
    place: String,
    hurry: Arc<Notify>,
}

impl Hurries {
    /// A row of a lane is under way to `place`. The returned notice fires when another row waits
    /// for it.
    pub(super) fn begin(&mut self, lane: &str, id: i64, place: &str) -> Arc<Notify> {
        let hurry = Arc::new(Notify::new());
        let row = UnderWay { id, place: place.to_owned(), hurry: Arc::clone(&hurry) };
        self.0.insert(lane.to_owned(), row);
        hurry
    }

    /// No row of the lane is under way any more.
    pub(super) fn end(&mut self, lane: &str) {
        self.0.remove(lane);
    }

    /// Another row waits. It hurries the rows of the same lane or place; an empty place is unknown.
    pub(super) fn note(&self, id: i64, lane: &str, place: &str) {
        for (name, row) in &self.0 {
            let is_same_place = row.place == place && !place.is_empty();
            if row.id != id && (name == lane || is_same_place || calls_to(lane, name)) {
                row.hurry.notify_one();
            }
        }
    }

    /// Hurries every row.
    pub(super) fn all(&self) {
        self.0.values().for_each(|row| row.hurry.notify_one());
    }
}

/// Whether the rows of a lane call players to the boards of the other lane, and so wait for them.
fn calls_to(lane: &str, boards: &str) -> bool {
    let called = lane.strip_prefix("alert:");
    let game = boards.strip_prefix("game:").and_then(|name| name.split('@').next());
    called.is_some() && called == game
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn a_row_is_hurried_by_those_alone_that_wait_for_it() {
        for (id, lane, place, is_hurried) in [
            (2, "game:7", "p", true),
            (2, "game:7", "", true),
            (2, "talk:p", "p", true),
            (2, "alert:7", "bob", true),
            // A row does not wait for itself.
            (1, "game:7", "p", false),
            (2, "alert:77", "bob", false),
            (2, "game:8", "q", false),
            (2, "kibitz:7", "", false),
        ] {
            let mut hurries = Hurries::default();
            let hurry = hurries.begin("game:7", 1, "p");
            hurries.note(id, lane, place);
            assert_eq!(hurry.notified().now_or_never().is_some(), is_hurried, "{lane} {place}");
        }
        let mut hurries = Hurries::default();
        let window = hurries.begin("game:7@matrix", 1, "p");
        hurries.note(2, "alert:7", "bob");
        assert!(window.notified().now_or_never().is_some());
        let other = hurries.begin("talk:q", 3, "q");
        hurries.end("game:7@matrix");
        hurries.all();
        assert!(
            window.notified().now_or_never().is_none() && other.notified().now_or_never().is_some()
        );
    }
}
