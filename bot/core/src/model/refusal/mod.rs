//! Refusals, a file for each part of a game.

pub(crate) mod board_refusal;
pub(crate) mod busy_refusal;
pub(crate) mod challenge_refusal;
pub(crate) mod draw_refusal;
pub(crate) mod freeze_refusal;
pub(crate) mod ladder_refusal;
pub(crate) mod league_refusal;
pub(crate) mod limit_refusal;
pub(crate) mod link_refusal;
pub(crate) mod not_kept;
pub(crate) mod offer_refusal;
pub(crate) mod plan_refusal;
pub(crate) mod problem_refusal;
pub(crate) mod refusals;
pub(crate) mod ruling_refusal;
pub(crate) mod setting_refusal;
pub(crate) mod start_refusal;
pub(crate) mod take_back_refusal;
pub(crate) mod time_refusal;
pub(crate) mod upload_refusal;
pub(crate) mod watch_refusal;

use super::{Text, listed};

pub use board_refusal::BoardRefusal;
pub use busy_refusal::BusyRefusal;
pub use challenge_refusal::ChallengeRefusal;
pub use draw_refusal::DrawRefusal;
pub use freeze_refusal::FreezeRefusal;
pub use ladder_refusal::LadderRefusal;
pub use league_refusal::{LeagueRefusal, SeveralLeague};
pub use limit_refusal::LimitRefusal;
pub use link_refusal::LinkRefusal;
pub use not_kept::NotKept;
pub use offer_refusal::OfferRefusal;
pub use plan_refusal::PlanRefusal;
pub use problem_refusal::ProblemRefusal;
pub use refusals::Refusal;
pub use ruling_refusal::RulingRefusal;
pub use setting_refusal::SettingRefusal;
pub use start_refusal::StartRefusal;
pub use take_back_refusal::TakeBackRefusal;
pub use time_refusal::TimeRefusal;
pub use upload_refusal::UploadRefusal;
pub use watch_refusal::WatchRefusal;

/// The words that can be typed, one after the other.
pub(crate) fn choices<W: AsRef<str>>(words: &[W]) -> Text {
    let words: Vec<Text> = words.iter().map(|word| Text::new().code(word.as_ref())).collect();
    listed(&words)
}
