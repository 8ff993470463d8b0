//! Ratings by Glicko-2, from the record of all rated games.
//!
//! All games that ended in one period are rated together, from the ratings at its beginning. So their
//! order does not matter, but for the rules about which of them count (`judgement`). A [`Record`] is a
//! pure function of its games: no rating is ever stored that it could not give again.

mod calendar;
mod eligibility;
mod game;
mod glicko2;
mod judgement;
mod not_counted;
mod record;
mod running;
mod standings;

pub use calendar::{Calendar, Period};
pub use eligibility::{Circumstances, End, Start, eligible};
pub use game::{Game, Outcome, RunningGame, Side};
pub use glicko2::{Meeting, Rating};
pub use judgement::MOST_OF_A_PAIR;
pub use not_counted::NotCounted;
pub use record::{MOST_PERIODS, Ratings, Record, RecordError, TooManyPeriods};
pub use standings::Standings;
