//! A chat network, as the rest of the program sees it.

use crate::deliver::Front;
use crate::engine::Services;
use futures_util::future::BoxFuture;
use std::sync::Arc;
use tokio::sync::watch;

/// A chat network that the bot serves.
pub trait Network: Send {
    /// Its adapter for showing effects.
    fn front(&self) -> Arc<dyn Front>;

    /// Hands in what members ask for until `stop` says so, or the network is lost for good.
    fn serve(
        self: Box<Self>,
        services: Services,
        stop: watch::Receiver<bool>,
    ) -> BoxFuture<'static, Result<(), NetworkError>>;
}

/// The reason why a network cannot be used, for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{words}")]
pub struct NetworkError {
    /// The fault, and how to fix it.
    pub words: String,
    /// Whether only a changed setting helps, so that a restart is useless.
    pub is_setting: bool,
}

/// Returns when it is time to stop.
pub async fn told_to(mut stop: watch::Receiver<bool>) {
    // If nobody can say so any more, it is time to stop as well.
    let _ = stop.wait_for(|stop| *stop).await;
}
