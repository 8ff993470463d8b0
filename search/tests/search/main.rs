//! The specification of the crate: positions and what is found in them.

mod values;
