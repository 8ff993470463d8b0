//! Ratings: the rated games, and the ledger of each month that is over. The ledgers follow from the games;
//! they are kept so that nobody waits for them.

pub(crate) mod check;
pub(crate) mod ledgers;
pub(crate) mod present;
pub(crate) mod rated_games;
pub(crate) mod renamed;

pub use check::RatingsCheck;
pub use present::MemberRatings;
