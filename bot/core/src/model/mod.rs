//! The types that all rooms share, those of plans, offers and problems included: what is stored and who
//! may see it (`state`), what is asked (`request`), what is refused (`refusal`; the sentences:
//! `dispatch`), what a decision brings about.

pub(crate) mod action;
pub(crate) mod calling;
pub(crate) mod code;
pub(crate) mod decision;
pub(crate) mod effect;
pub(crate) mod fact;
pub(crate) mod moment;
pub(crate) mod numbered;
pub mod refusal;
pub mod request;
pub mod state;
pub(crate) mod step;
pub(crate) mod subject;
pub(crate) mod text;
pub(crate) mod world;

pub use action::{Action, ActionKind, Answered};
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
