//! What is deleted when a member asks for it, or leaves for good.

pub(in crate::game) mod forgetting;
