//! Discord as one of the networks: checked, then connected.

use super::client::{self, Identity};
use super::connect::connect;
use super::connect_error::ConnectError;
use super::discord_front::DiscordFront;
use crate::config::DiscordSettings;
use crate::deliver::Front;
use crate::engine::Services;
use crate::network::{Network, NetworkError, told_to};
use crate::store::Store;
use futures_util::future::BoxFuture;
use std::sync::Arc;
use tokio::sync::watch;

/// A Discord that accepts us.
pub struct Discord {
    pub(super) settings: DiscordSettings,
    pub(super) front: Arc<DiscordFront>,
    /// Who we are there.
    pub identity: Identity,
}

impl Discord {
    /// Asks Discord whether it accepts us.
    ///
    /// # Errors
    /// When it does not, or cannot be reached.
    pub async fn open(
        settings: &DiscordSettings,
        store: &Arc<Store>,
    ) -> Result<Self, ConnectError> {
        let (http, identity) = client::check(settings).await?;
        let front = DiscordFront::new(
            Arc::new(http),
            Arc::clone(store),
            identity.user,
            settings.message_content,
        );
        Ok(Self { settings: settings.clone(), front: Arc::new(front), identity })
    }

    /// Connects and serves until `stop` completes.
    ///
    /// # Errors
    /// When there is no connection, it is lost for good, or a part of the program stops by itself.
    pub async fn connect(
        self,
        services: Services,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ConnectError> {
        connect(&self.settings, self.front, services, stop).await
    }
}

impl Network for Discord {
    fn front(&self) -> Arc<dyn Front> {
        Arc::clone(&self.front) as Arc<dyn Front>
    }

    fn serve(
        self: Box<Self>,
        services: Services,
        stop: watch::Receiver<bool>,
    ) -> BoxFuture<'static, Result<(), NetworkError>> {
        Box::pin(async { Ok(self.connect(services, told_to(stop)).await?) })
    }
}

impl From<ConnectError> for NetworkError {
    fn from(error: ConnectError) -> Self {
        Self { words: error.to_string(), is_setting: error.is_setting() }
    }
}
