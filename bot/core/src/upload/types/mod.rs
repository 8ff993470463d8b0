//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod refusal;
pub(crate) mod request;
pub(crate) mod uploaded_variant;

pub use fact::UploadFact;
pub use refusal::UploadRefusal;
pub use request::UploadRequest;
pub use uploaded_variant::{
    MOST_PUBLISHED, SENT_LATELY, Sent, ServerVariant, UploadedVariant, published,
};
