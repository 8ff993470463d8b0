//! A campaign of faults: the real program serves a loopback Discord while people play there by
//! typing and by commands, and a fault is injected again and again. Afterwards the people's deeds
//! are held against the stored rows and the visible messages, without asking the program.

mod books;
mod bots;
pub mod count;
pub mod crowds;
pub mod doctored;
mod facts;
mod fault;
mod offers;
mod people;
mod postgres;
mod power_cut;
mod report;
mod sitting;
mod strangers;

pub use fault::Fault;
pub use report::{Report, injected_into};
pub use sitting::{Plan, run};
