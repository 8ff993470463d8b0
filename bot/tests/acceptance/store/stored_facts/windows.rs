//! A game that is seen on another network, too, as that is written down.

use super::GAME;
use super::samples::{opened, window};
use menagerie_core::Place;
use menagerie_core::model::{Fact, PlaceFact};

pub fn of_windows() -> Vec<(Fact, Vec<&'static str>)> {
    vec![
        (
            opened(GAME),
            vec![
                "+ windows 1 'other'",
                "windows 1 'other' place: 'other:room'",
                "windows 1 'other' place_lost: 0",
                "windows 1 'other' server: 'other:room'",
            ],
        ),
        (
            Fact::Place(PlaceFact::Lost { game: GAME, place: window().place }),
            vec![
                "+ left_places 1 'other'",
                "left_places 1 'other' place: 'other:room'",
                "windows 1 'other' place_lost: 0 → 1",
            ],
        ),
        (
            Fact::Place(PlaceFact::Adopted { game: GAME, place: Place::new("other", "hall") }),
            vec![
                "windows 1 'other' place: 'other:room' → 'other:hall'",
                "windows 1 'other' place_lost: 1 → 0",
                "- left_places 1 'other'",
            ],
        ),
    ]
}
