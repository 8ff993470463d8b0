//! Matrix as one of the networks: its events in, requests out, and all that is particular to it.

mod acting;
mod alone;
mod answers;
mod bot;
mod client;
mod connection;
mod describing;
mod descriptions;
mod directs;
mod entrance;
mod fault;
mod front;
mod gallery;
mod gaps;
mod hearing;
mod joining;
mod late_front;
mod learning;
mod letter;
mod listening;
mod making;
mod matrix_front;
mod meaning;
mod names;
mod open_gaps;
mod own;
mod patience;
mod privately;
mod readers;
mod rooms;
mod row;
mod undescribed;
mod wording;
mod written;

pub use connection::Matrix;
pub use entrance::{MatrixError, check};
