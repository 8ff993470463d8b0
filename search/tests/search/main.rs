//! The specification of the crate: positions and what is found in them.

mod aims;
mod common;
mod endings;
mod levels;
mod mates;
mod promises;
mod requests;
mod review;
mod values;
