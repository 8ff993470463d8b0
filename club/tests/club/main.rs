//! The specification of the crate: games and what follows from them.

// The tests are about numbers that are the same to the bit.
#![allow(clippy::float_cmp)]

mod beside_another;
mod cases;
mod common;
mod counting;
mod example;
mod ladder;
mod league;
mod pairings;
mod periods;
mod shuffles;
mod tables;
