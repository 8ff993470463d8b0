//! The actions of people, with the rules and limits of Discord's own client. The web page and the
//! end-to-end tests use the same functions.

pub(crate) mod action;
pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod interaction;
pub(crate) mod payload;
mod uploading;
pub(crate) mod view;
