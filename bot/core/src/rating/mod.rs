//! Ratings: which games they follow from, month by month, and how they are told. The arithmetic: the crate
//! `club`.

mod ledger;
mod pool;
mod rated_game;
mod words;

pub use ledger::{Estimate, Ledger, PresentRatings, Verdict};
pub use menagerie_club::ratings::{
    Calendar, MOST_OF_A_PAIR, NotCounted, Period, Rating, Standings,
};
pub use pool::Pool;
pub use rated_game::RatedGame;
pub use words::{rating, written};
