//! The search for engine programs: the protocol UCI, lines in and lines out.
//!
//! # Design
//!
//! [`serve`] reads commands from any reader and writes answers to any writer. It opens no file itself:
//! the caller says how one is read ([`Files`]).
//!
//! One thread listens (`listen`), another one searches (`think`). Between them is a queue (`job`). So each
//! `go` is answered by one `bestmove`, in their order, also where commands come from a file all at once.
//! Each search has a bell (`bell`): `stop`, its time or its end rings it. The search itself knows no clock.
//!
//! A command that cannot be carried out is answered by one sentence (`problem`) and changes nothing.
//!
//! No variant is known by name. The usual game of the protocol is found by its array and rules (`games`).
//! Names that other programs have for a game are data (`also_called`).

#![forbid(unsafe_code)]

mod also_called;
mod bell;
mod command;
mod files;
mod games;
mod job;
mod limits;
mod listen;
mod moves;
mod output;
mod problem;
mod reading;
mod ready;
mod report;
mod running;
mod serve;
mod settings;
mod think;

pub use files::Files;
pub use serve::serve;
