//! The arithmetic of a club: ratings from the record of games, leagues and their tables, who meets whom, and a
//! ladder.
//!
//! ```
//! use menagerie_club::ratings::{Calendar, Game, Outcome, Period, Record, Side};
//!
//! // Two games that ended on 3 and 9 June 2026, in seconds since 1970.
//! let game = |id, ended, outcome| Game { id, ended, first: "Ann", second: "Bob", outcome };
//! let games = vec![
//!     game(1, 1_780_488_000, Outcome::Won(Side::First)),
//!     game(2, 1_781_006_400, Outcome::Drawn),
//! ];
//! let record = Record::new(Calendar::Months, games, vec![]).expect("each game is there once");
//! let july = Calendar::Months.period(1_782_907_200);
//! let ratings = record.ratings(july, |_| true).expect("it is soon after");
//! let (month, june) = &ratings.closed[0];
//! assert_eq!((month.month(), june.len()), ((2026, 6), 2));
//! assert!(june["Ann"].rating > 1_500.0 && !june["Ann"].is_settled());
//! ```
//!
//! # Design
//!
//! **Pure.** No I/O, no clock and no chance: times are handed in, and so is the seed of every draw.
//! A member can compute everything again from the records of the games.
//!
//! **The same bits everywhere.** Ratings are the only numbers with a fraction that has no end. They are
//! computed with operations that every machine rounds alike, and in an order that follows from the
//! values themselves ([`ratings`]). Points are whole numbers of eighths ([`tables::Points`]).
//!
//! **No chat.** A player is any type with an order.

#![forbid(unsafe_code)]

pub mod ladder;
pub mod league;
pub mod pairings;
pub mod ratings;
pub mod tables;
