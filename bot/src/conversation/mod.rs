//! What people can ask for and how it is answered, whatever network they ask on.

mod answer;
mod boards;
mod catalogue;
mod choices;
mod command;
mod common_options;
mod export;
mod given;
mod listing;
mod looking;
mod meant;
mod options;
mod overheard;
mod privacy;
mod problems;
mod profile;
mod question;
mod searches;
mod show;
mod spelling;
mod telling;
mod thinking;
mod typed;

pub use answer::{Answer, afterwards, not_shown};
pub use catalogue::{catalogue, usage};
pub use choices::{Choice, choices};
pub use command::{Instead, command, pressed};
pub use given::{Given, Kind, Usage};
pub use meant::Meant;
pub use options::Options;
pub use overheard::may_be_meant;
pub use privacy::{MemberFile, member_file};
pub use question::Question;
pub use show::Show;
pub use spelling::{prefixed_step, slash_step, spelled_elsewhere};
pub use typed::{typed_options, typed_step};
