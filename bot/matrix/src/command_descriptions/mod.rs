//! Descriptions of our commands for clients that have forms for them.

pub(crate) mod describing;
pub(crate) mod descriptions;
pub(crate) mod undescribed;
