//! Games that members send as files: tried, published, taken back.

pub(in crate::game) mod sending;

pub use sending::{not_published, published_list};
