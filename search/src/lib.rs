//! A computer opponent for every variant, one that a member wrote a minute ago, too.

#![forbid(unsafe_code)]

mod dice;
mod values;

pub use values::Values;
