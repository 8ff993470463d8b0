//! Leagues: divisions, the seasons they play, and who moves up or down after them.

mod boundaries;
mod bounds;
mod division;
mod final_standings;
mod leaving;
mod outlook;
mod promotion;
mod schedule;
mod scoring;
mod season;
mod seed;
mod standings;

pub use division::{DivisionError, FEWEST, Largest, NoSize, first_divisions};
pub use final_standings::Unfinished;
pub use leaving::{CannotLeave, Left};
pub use outlook::Outlook;
pub use promotion::{NextSeason, next_divisions};
pub use scoring::{NoLoss, Scoring};
pub use season::{Departure, Format, Game, GameError, NoSeason, Season, Stage};
pub use seed::{Draw, Seed};
pub use standings::Standings;
