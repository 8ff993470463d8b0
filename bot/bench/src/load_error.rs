//! The reasons why a measurement failed.

use menagerie_chat::desk::DeskError;
use menagerie_sandbox::{ActionError, StartError};
use menagerie_store::{OpenError, StoreError};

/// The reason why a measurement failed.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A call was not decided.
    #[error("a call was not decided: {0}")]
    Desk(#[from] DeskError),
    /// The loopback Discord cannot be started.
    #[error("the loopback Discord cannot be started: {0}")]
    Sandbox(#[from] StartError),
    /// A person could not type a move.
    #[error("a move could not be typed: {0}")]
    Typing(#[from] ActionError),
    /// There are games already.
    #[error("there are games in that database: name one that is empty")]
    NotEmpty,
    /// A legal move was not played or not shown, or there were none.
    #[error("{0}")]
    Unplayed(String),
    /// The bot's process did not start, is gone, or does not answer.
    #[error("the bot could not be measured: {0}")]
    Bot(String),
}
