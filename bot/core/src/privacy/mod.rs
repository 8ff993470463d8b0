//! What is deleted and what stays when a member asks for deletion.

pub(crate) mod forgetting;
