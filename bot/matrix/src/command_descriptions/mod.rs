//! Descriptions of the commands for clients that show forms.

pub(crate) mod describing;
pub(crate) mod descriptions;
pub(crate) mod undescribed;
