//! The specification of the crate: games and what follows from them.

// That numbers are the same to the bit is what is tested.
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
