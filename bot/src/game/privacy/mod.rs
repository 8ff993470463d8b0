//! What is deleted and what stays when a member asks for deletion.

pub(in crate::game) mod forgetting;
