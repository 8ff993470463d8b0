//! Delivery: the worker that shows the outbox's rows on the networks, their order, and what became
//! of each.

mod backlog;
mod front;
mod hurry;
mod outcome;
mod queue;
mod schedule;
mod worker;

pub use backlog::{Backlog, Standing};
pub use front::{Front, Fronts, Readiness, Undelivered};
pub use outcome::{Listener, Outcome, Outcomes, Wakes};
pub use schedule::{Schedule, Ticket, Urgency, Wake};
pub use worker::{Worker, run};
