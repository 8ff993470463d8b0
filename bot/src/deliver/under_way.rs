//! The places to which a board is on its way.

use crate::game::Place;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places to which something is on its way that a game needs to go on. It may take a while: a
/// board is drawn before it is sent. Talk there waits, or it would use the limit that the board was
/// about to use.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardsUnderWay(Arc<Mutex<HashMap<Place, usize>>>);

/// A board on its way; it has arrived, or was given up, when this is dropped.
#[derive(Debug)]
pub(super) struct UnderWay {
    boards: BoardsUnderWay,
    place: Place,
}

impl BoardsUnderWay {
    /// Whether one is on its way to a place.
    pub(super) fn to(&self, place: &Place) -> bool {
        self.places().contains_key(place)
    }

    /// One is on its way to a place.
    pub(super) fn begin(&self, place: &Place) -> UnderWay {
        *self.places().entry(place.clone()).or_default() += 1;
        UnderWay { boards: self.clone(), place: place.clone() }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<Place, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut places = self.boards.places();
        if let Some(count) = places.get_mut(&self.place) {
            *count -= 1;
            if *count == 0 {
                places.remove(&self.place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_when_the_last_board_has_arrived() {
        let boards = BoardsUnderWay::default();
        let (here, there) = (Place::new("test", "here"), Place::new("test", "there"));
        let first = boards.begin(&here);
        let second = boards.begin(&here);
        drop(first);
        assert!(boards.to(&here) && !boards.to(&there));
        drop(second);
        assert!(!boards.to(&here));
        assert!(boards.places().is_empty(), "nothing is kept of what is over");
    }
}
