//! Typed and edited messages on their way to a decision.

pub(crate) mod asking;
pub(crate) mod deferred_messages;
pub(crate) mod direct_messages;
pub(crate) mod edits;
pub(crate) mod hidden_words;
pub(crate) mod message_handler;
pub(crate) mod origin;
