//! Variants that members write and send as files: tried, published, withdrawn.

pub(in crate::game) mod sending;

pub use sending::{not_published, published_list};
