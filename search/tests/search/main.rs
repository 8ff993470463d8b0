//! The specification of the crate: positions and the results for them.

mod aims;
mod common;
mod endings;
mod levels;
mod mates;
mod promises;
mod requests;
mod review;
mod values;
