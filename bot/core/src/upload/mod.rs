//! Variants that members write and send as files: tried, published, withdrawn.

pub(crate) mod sending;

pub use sending::{not_published, published_list};
