//! Variants that members send as files: tried, published, withdrawn.

pub mod types;
pub(crate) mod uploads;

pub use uploads::{ToUpload, not_published, published_list};
