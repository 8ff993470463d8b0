//! Stored state: a game, everything that belongs to it, and the settings of people and communities.

pub(crate) mod allowance;
pub(crate) mod array_draw;
pub(crate) mod array_draw_proof;
pub(crate) mod array_words;
pub(crate) mod challenge;
pub(crate) mod computer;
pub(crate) mod daily_problem;
pub(crate) mod data_summary;
pub(crate) mod ending;
pub(crate) mod erasure;
pub(crate) mod frozen;
pub(crate) mod game;
pub(crate) mod ladder;
pub(crate) mod league;
pub(crate) mod limits;
pub(crate) mod link;
pub(crate) mod notes;
pub(crate) mod notices;
pub(crate) mod plan;
pub(crate) mod private;
pub(crate) mod problem;
pub(crate) mod proposal;
pub(crate) mod setting;
pub(crate) mod spectators;
pub(crate) mod start;
pub(crate) mod timing;
pub(crate) mod uploaded_variant;
pub(crate) mod visibility;
pub(crate) mod window;

pub use allowance::{Allowance, Allowances};
pub use array_draw::Secret;
pub use array_words::{BY_LOT, USUAL};
pub use challenge::{Challenge, ChallengeState, Invited};
pub use computer::ComputerLevel;
pub use daily_problem::{DailyProblem, NO_DAILY_PROBLEM};
pub use data_summary::{DataSummary, Kind as KeptKind, kept_in_words};
pub use ending::{End, Ending};
pub use erasure::Erasure;
pub use frozen::{Frozen, Stopped};
pub use game::{DrawOffer, Game, Ruling, TakenBack};
pub use ladder::{LadderGame, LadderId};
pub use league::{
    League, LeagueGame, LeaguePlayer, LeagueProposal, LeagueStage, LeagueTerms, LeagueVariant,
};
pub use limits::{LimitChange, Limits};
pub use link::{Link, LinkCode, Linking, Speaker};
pub use notes::{Branch, Note};
pub use notices::{DigestHour, Listener, Listeners, Notices, PutOff, Told};
pub use plan::{Condition, Plan, Planned};
pub use private::Private;
pub use problem::{Attempt, Goal, Problem};
pub use proposal::{Aim, Proposal, ProposalState};
pub use setting::{Holder, PRIVATE, RATED, Setting, SettingRequest, Settings};
pub use spectators::{Kibitz, Spectators, Watcher};
pub use start::{Start, StartRequest, squares_in_words};
pub use timing::Timing;
pub use uploaded_variant::{
    MOST_PUBLISHED, SENT_LATELY, Sent, ServerVariant, UploadedVariant, published,
};
pub use visibility::{Viewer, Visibility};
pub use window::Window;
