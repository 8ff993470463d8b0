//! The record of a game: all its events in order, each with a hash that is chained to the one
//! before it; and the forms in which it is written.
//!
//! Every link is the SHA-256 of a compact JSON array, in lower-case hexadecimal digits, so that
//! common tools come to the same (`printf %s '["…","move",0,"e4e6",1795000000,"discord:1"]' |
//! sha256sum`):
//!
//! | link | array |
//! |---|---|
//! | the beginning | `["menagerie-game", 1, variant, revision, FEN, [white, black], server, at]` |
//! | a move | `[previous, "move", ply, coordinates, at, cause]` |
//! | a move taken back | `[previous, "taken_back", ply, agreed by, at, cause]` |
//! | the end | `[previous, "end", ending, winner, ruling, at]` |
//! | the rest | `[previous, "standing", draw offer, last offers, last declined, proposals, clock, place, own place, lost, at]` |
//!
//! The array of the beginning has `"rated"` at its end if the game is rated, and so has a ruling that
//! lets a rated game count.
//!
//! In these arrays a missing value is `null`, and the values of both sides are an array, the first
//! mover's first:
//!
//! | value | array |
//! |---|---|
//! | a ruling | `[by, reason]` |
//! | a draw offer | `[side, ply]` |
//! | a proposal, of an array of them | `[side, kind, plies, ply, taken back before, state, at, settled at]` |
//! | a clock | `[control, state, thought, moves]` |
//! | its state | `[started, plies, turn, since, spent, sides, marks, overdue, handled]` |
//! | what a move has cost, of an array of them | `[ply, mover, at, consumed, sides before it]` |
//! | a side of a clock | `[bank, used, moves]` |
//!
//! Within a version of the format, these arrays never change, and neither do the texts that follow
//! from the rest (notations, positions, names). So an old record can be read for ever. Times are
//! unix seconds. The number of the game and the name of the database are in no link: a record that
//! is stored elsewhere keeps its hashes.

mod chain;
mod clock_rows;
mod content;
mod courier;
mod endings;
mod error;
mod format;
mod json;
mod order;
mod pgn;
mod proof;
mod proposals;
mod read;
mod replay;
mod rows;
mod timed;
mod times;
mod tree;
mod when;

pub use chain::{Chain, Hash};
pub use content::{Asked, Beginning, Clocked, Event, Origin, Record, Standing, What};
pub use error::RecordError;
pub use format::{Form, Format, file_name, written};
pub use order::{Gone, Played, in_order, parted};
pub use pgn::{named, with_ratings};
pub use proof::{Proof, Proven};
pub use read::read;
pub use replay::{Replayed, Turn};
