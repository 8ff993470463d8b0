//! Leagues: made by managers, joined by members, and run by themselves. The arithmetic: the crate
//! `club`; the choices behind it: `docs/internals/leagues.md`.

mod divisions;
mod file;
mod find_league;
mod games;
mod joining;
mod judging;
mod leaving;
mod loaded;
mod managing;
mod posts;
mod results;
mod seats;
mod shown;
mod standings;
mod tending;
mod terms;
pub mod types;
mod words;

pub(crate) use terms::proposed_clock;

pub use divisions::{Table, tables};
pub use file::league_file;
pub use find_league::{find_league, one_of_several};
pub use joining::join;
pub use judging::{LAST_PLIES, judge};
pub use leaving::{leave, remove};
pub use loaded::{ToLeague, ToTend};
pub use managing::{end, extend, make, publish};
pub use menagerie_club::league::{Format, Seed};
pub use results::{LeagueResults, league_results, league_signs};
pub use shown::{league_actions, league_list, league_shown, other_leagues};
pub use standings::Standing;
pub use tending::{ABSENCE, tend};
