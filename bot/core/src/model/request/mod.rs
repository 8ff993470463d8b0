//! Requests: commands, and the values in them.

pub(crate) mod call;
pub(crate) mod challenge_request;
pub(crate) mod command;
pub(crate) mod edit;
pub(crate) mod game_kind;
pub(crate) mod ladder_request;
pub(crate) mod league_request;
pub(crate) mod opponent;
pub(crate) mod pick;
pub(crate) mod plan_request;
pub(crate) mod problem_request;
pub(crate) mod terms;
pub(crate) mod time_requests;
pub(crate) mod verdict;
pub(crate) mod view;

pub use call::{Authority, Call, Via};
pub use challenge_request::{ChallengeRequest, SideRequest};
pub use command::{Command, PlaceRequest, Trial, VariantRequest, Which};
pub use edit::{Before, Corrected, Correction};
pub use game_kind::GameKind;
pub use ladder_request::{LadderDeed, LadderRequest};
pub use league_request::{LeagueDraft, LeagueRequest, WhichLeague};
pub use opponent::{Opponent, Presence};
pub use pick::{NoPick, Pick};
pub use plan_request::PlanRequest;
pub use problem_request::{Draft, Judgement, ProblemFact, ProblemRequest};
pub use terms::Terms;
pub use time_requests::{TimeRequests, VacationRequest};
pub use verdict::Verdict;
pub use view::{Page, ViewRequest};
