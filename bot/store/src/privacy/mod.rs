//! The data stored about one person: counted, exported, deleted. The digests by which a deleted
//! member is known again.

pub(crate) mod before_erasure;
pub(crate) mod data_export;
mod data_summary;
pub(crate) mod erased_accounts;
pub(crate) mod erasure;

pub use data_export::{DataExport, GameExport};
