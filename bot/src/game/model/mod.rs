//! The types that all rooms share, those of plans, offers and problems included: what is stored and who
//! may see it (`state`), what is asked (`request`), what is refused (`refusal`; the sentences:
//! `dispatch`), what a decision brings about.

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
