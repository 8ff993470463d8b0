//! What is stored: a game, what belongs to it, and what people and communities have settled.

pub(in crate::game) mod allowance;
pub(in crate::game) mod frozen;
pub(in crate::game) mod gallery;
pub(in crate::game) mod kept;
pub(in crate::game) mod leaving;
pub(in crate::game) mod limits;
pub(in crate::game) mod link;
pub(in crate::game) mod lot;
pub(in crate::game) mod lot_proof;
pub(in crate::game) mod notices;
pub(in crate::game) mod plan;
pub(in crate::game) mod private;
pub(in crate::game) mod problem;
pub(in crate::game) mod proposal;
pub(in crate::game) mod record;
pub(in crate::game) mod sent_game;
pub(in crate::game) mod setting;
pub(in crate::game) mod sight;
pub(in crate::game) mod start;
pub(in crate::game) mod timing;
pub(in crate::game) mod window;

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
