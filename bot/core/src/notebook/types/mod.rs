//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod notes;
pub(crate) mod private;
pub(crate) mod refusal;
pub(crate) mod request;

pub use notes::{Branch, Note};
pub use private::Private;
pub use refusal::NotKept;
pub use request::{NotebookRequest, Trial};
