//! The arithmetic of a club: ratings from the record of games.
//!
//! # Design
//!
//! **Pure.** No I/O, no clock and no chance: times are handed in, and so is the order that was drawn. A
//! member can compute everything again from the records of the games.
//!
//! **The same bits everywhere.** Ratings are the only numbers with a fraction that has no end. They are
//! computed with operations that every machine rounds alike, and in an order that follows from the
//! values themselves ([`ratings`]).
//!
//! **No chat.** A player is any type with an order.

#![forbid(unsafe_code)]

pub mod ratings;
