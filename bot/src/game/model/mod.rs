//! What all rooms speak of: facts to store, effects to show, text, and the slice of the store that a
//! decision is about.

pub(in crate::game) mod action;
pub(in crate::game) mod calling;
pub(in crate::game) mod code;
pub(in crate::game) mod decision;
pub(in crate::game) mod effect;
pub(in crate::game) mod fact;
pub(in crate::game) mod moment;
pub(in crate::game) mod numbered;
pub mod refusal;
pub mod request;
pub mod state;
pub(in crate::game) mod step;
pub(in crate::game) mod subject;
pub(in crate::game) mod text;
pub(in crate::game) mod world;

pub use action::{Action, ActionKind};
pub use calling::Calling;
pub use code::{Code, NoCode};
pub use decision::{Decision, Reply};
pub use effect::{Board, Effect, Target};
pub use fact::Fact;
pub use moment::{Moment, plies};
pub use numbered::numbered;
pub use step::{Step, Term, Verb};
pub use subject::{OfferId, Subject};
pub use text::{Span, Text, cut, shows, visible};
pub use world::{Candidates, Counts, World};
