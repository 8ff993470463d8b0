//! What a chat network is to the rest of the program.

use crate::deliver::Front;
use crate::engine::Services;
use futures_util::future::BoxFuture;
use std::sync::Arc;
use tokio::sync::watch;

/// A chat network that we serve.
pub trait Network: Send {
    /// What shows effects there.
    fn front(&self) -> Arc<dyn Front>;

    /// Hands in what people ask for until `stop` says so, or the network is lost for good.
    fn serve(
        self: Box<Self>,
        services: Services,
        stop: watch::Receiver<bool>,
    ) -> BoxFuture<'static, Result<(), NetworkError>>;
}

/// Why a network cannot be used, in words for whoever runs the bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{words}")]
pub struct NetworkError {
    /// What is wrong, and what to do.
    pub words: String,
    /// Whether only a changed setting helps, so that a restart is of no use.
    pub is_setting: bool,
}

/// Returns when it is time to stop.
pub async fn told_to(mut stop: watch::Receiver<bool>) {
    // Who cannot be told any more has to stop too.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// What is said at a place of which we have missed something for good, by what keeps it: a name or such.
pub fn missed_for_good(keeper: &str) -> String {
    format!(
        "I was away, and {keeper} does not show me what was written here meanwhile. Whoever has moved or answered something since the last message of mine: please write it again."
    )
}
