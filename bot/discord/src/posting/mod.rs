//! Effects as messages and threads, and all texts in Discord's markup.

pub(crate) mod alerts;
pub(crate) mod dates;
pub(crate) mod discord_front;
pub(crate) mod documents;
pub(crate) mod front;
pub(crate) mod languages;
pub(crate) mod markup;
pub(crate) mod pictures;
pub(crate) mod post;
#[cfg(test)]
pub(crate) mod sentences;
