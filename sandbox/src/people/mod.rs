//! What people can do: exactly what Discord's own client would let them do, with its limits.
//! The web page and the end-to-end tests use the same functions.

pub(crate) mod action;
pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod interaction;
pub(crate) mod payload;
mod uploading;
pub(crate) mod view;
