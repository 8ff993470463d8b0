//! A computer opponent for every variant, one that a member wrote a minute ago, too.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use menagerie_rules::{Line, Position, bundled_by_id, notation};
//! use menagerie_search::{Budget, Options, Search};
//!
//! let chess = bundled_by_id("chess").expect("it is bundled");
//! let start = Position::from_fen(chess, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").expect("it is a FEN");
//! let mut search = Search::new(Options { table_bytes: 1 << 20, seed: 0 });
//! let report = search.search(&Line::new(start), Budget::nodes(20_000), &AtomicBool::new(false));
//! let best = report.best.expect("the game is not over");
//! assert_eq!(notation::coordinates(chess, &best), "a1a6");
//! assert_eq!(report.score.wins_in(), Some(2));
//! ```
//!
//! # Design
//!
//! **Pure.** No I/O, no clock and no chance of its own: the budget is a number of positions, and
//! random choices follow from a seed. A search depends on nothing that was searched before, so it
//! gives the same answer after a restart, too. On another platform it may differ (`values`). Only
//! the flag to stop comes from outside.
//!
//! **No variant is known by name.** Values, squares and shortcuts follow from the compiled variant
//! (`values`, `weights`, `aims`). Whether a game has ended, and who has won, is asked of
//! [`menagerie_rules`]: at each position, by [`menagerie_rules::Position::outcome_after`], with the
//! positions since the beginning of the game as hashes (`path`). So every ending that a file can
//! declare is played for and against. Some are seen sooner: a draw where a position comes back for the
//! first time or where one could be claimed, and a perpetual check that loses where it comes round for
//! the first time. Such a win has no number of moves.
//!
//! **The search** (`tree`) goes deeper and deeper, with a narrow window around the best line, a table of
//! positions of a fixed size (`table`), and an order of moves (`order`) by the table, by exchanges that
//! are played out on boards, by killers and by history. Checks are looked at a ply further, late
//! quiet moves less far. Leaving out what can hardly help or loses a piece is done only where a game is
//! about checkmate or about taking pieces (`aims`); what a piece costs that decides a game follows from
//! the endings (`costs`). Passing as a lower bound is tried only where no ending could tell the
//! difference. At its ends only captures and promotions are looked at.
//! A side that has to capture cannot leave things as they are there.
//!
//! **The evaluation** (`weights`) is a sum that changes with each move: values by mobility on boards
//! filled by chance (the author's where the file has them), scaled so that a Rook is five; squares by
//! mobility there; hope of promotion by the moves to it; the King's place and guards. The aims of the
//! declared endings come on top (`aims`).
//!
//! **A review** ([`Review`]) tells of a game that has ended where it turned, and the largest mistakes.
//!
//! **Levels** ([`Level`]) are a number of positions and a softmax over the first moves' scores.

#![forbid(unsafe_code)]

mod aims;
mod bound;
mod costs;
mod dice;
mod known;
mod level;
mod mobility;
mod order;
mod over;
mod pass;
mod path;
mod request;
mod review;
mod root;
mod score;
mod search;
mod settle;
mod stage;
mod table;
mod tree;
mod values;
mod weights;

pub use bound::Bound;
pub use level::Level;
pub use request::{Budget, Request};
pub use review::{Mistake, Review, Reviewing, Step};
pub use score::Score;
pub use search::{Options, Report, Search};
pub use table::TableError;
pub use values::Values;
