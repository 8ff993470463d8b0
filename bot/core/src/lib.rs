//! The core makes all decisions. An [`Input`] goes in: a player's [`Call`], or a [`SystemEvent`].
//! Out come facts to store and [`Effect`]s to deliver.
//!
//! Everything here is a pure function of its arguments. It knows no network and no SQL, never asks
//! for the time, and draws no random numbers of its own. Adapters at the edge translate.

pub mod accounts;
mod bare_name;
pub mod board;
pub mod browse;
pub mod challenge;
pub mod clock;
pub mod community;
pub mod dispatch;
pub mod ending;
mod ids;
pub mod ladder;
pub mod league;
pub mod model;
pub mod moderation;
pub mod notebook;
pub mod notice;
pub mod offer;
pub mod plan;
pub mod play;
pub mod privacy;
pub mod problem;
pub mod rating;
pub mod record;
mod shortened;
pub mod talk;
pub mod time;
pub mod upload;
pub mod vacation;
pub mod watch;

pub use ids::{
    CauseId, ChallengeId, GameId, LeagueId, MessageId, Place, PlayerId, ProblemId, Server,
    Timestamp,
};
pub use shortened::shortened;
