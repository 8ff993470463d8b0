//! What is stored: a game, what belongs to it, and what people and communities have settled.

pub(crate) mod allowance;
pub(crate) mod frozen;
pub(crate) mod gallery;
pub(crate) mod kept;
pub(crate) mod leaving;
pub(crate) mod limits;
pub(crate) mod link;
pub(crate) mod lot;
pub(crate) mod lot_proof;
pub(crate) mod notices;
pub(crate) mod plan;
pub(crate) mod private;
pub(crate) mod problem;
pub(crate) mod proposal;
pub(crate) mod record;
pub(crate) mod sent_game;
pub(crate) mod setting;
pub(crate) mod sight;
pub(crate) mod start;
pub(crate) mod timing;
pub(crate) mod window;

pub use allowance::{Allowance, Allowances};
pub use frozen::{Frozen, Stopped};
pub use gallery::{Gallery, Kibitz, Watcher};
pub use kept::{Kept, Kind as KeptKind, kept_in_words};
pub use leaving::Leaving;
pub use limits::{LimitChange, Limits};
pub use link::{Link, LinkCode, LinkWish, Linking, Speaker};
pub use lot::Secret;
pub use notices::{DigestHour, Listener, Listeners, Notices, PutOff, Told};
pub use plan::{Condition, Plan, Planned};
pub use private::Private;
pub use problem::{Attempt, Goal, Problem};
pub use proposal::{Aim, Proposal, ProposalState};
pub use record::{
    Branch, Challenge, ChallengeState, DrawOffer, End, Ending, Game, Invited, Note, Ruling,
    TakenBack,
};
pub use sent_game::{
    MOST_PUBLISHED, OwnGame, SENT_LATELY, Sent, SentFact, SentGame, SentWish, published,
};
pub use setting::{Holder, Setting, Settings, Wish};
pub use sight::{Sight, Viewer};
pub use start::{BY_LOT, Start, StartWish, USUAL, squares_in_words};
pub use timing::Timing;
pub use window::Window;
