//! The types that all rooms share: the game (`state`), the call, and the decision. Command, refusal
//! and fact have a case for each feature; those cases are in the `types` of its room.

pub(crate) mod action;
pub(crate) mod clock_words;
mod code;
pub(crate) mod command_reference;
pub(crate) mod decision;
pub(crate) mod effect;
pub(crate) mod fact;
pub(crate) mod letters;
pub(crate) mod listed;
pub(crate) mod message;
pub(crate) mod moment;
pub(crate) mod not_counted_words;
pub(crate) mod numbered;
pub mod refusal;
pub mod request;
mod rules_messages;
pub(crate) mod snapshot;
pub mod state;
pub(crate) mod subject;
pub(crate) mod text;
pub(crate) mod turn_notice;

pub use action::{Action, ActionKind, Answered, Group, OnBoard};
pub use clock_words::{spoken, zone_label};
pub use code::{Code, NoCode};
pub use command_reference::{CommandName, CommandReference, Term};
pub use decision::{Decision, Reply};
pub use effect::{Board, Date, Effect, Target};
pub use fact::{Fact, GameFact, MemberFact, PlaceFact};
pub use letters::{cut, shows, visible};
pub use listed::{listed, listed_and, listed_or};
pub use moment::{Moment, plies};
pub use not_counted_words::not_counted;
pub use numbered::{leading_to, numbered};
pub use rules_messages::prose;
pub use snapshot::{Candidates, Snapshot};
pub use subject::{OfferId, Subject};
pub use text::{Argument, Message, Span, Text};
pub use turn_notice::TurnNotice;
