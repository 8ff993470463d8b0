//! The names of people on networks that do not know them.

use crate::database::{Result, Store};
use menagerie_core::PlayerId;
use menagerie_core::accounts::{DisplayName, DisplayNames};
use menagerie_core::model::Text;

/// The name of a person of whom nothing else is known.
const NOBODY: &str = "another player";

impl Store {
    /// Stores a person's name for other networks.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note_handle(&self, player: &PlayerId, handle: &str) -> Result<()> {
        let known = self.handle(player).await?;
        if known.as_deref() == Some(handle) {
            return Ok(());
        }
        let statement = sqlx::query(
            "INSERT INTO handles (player, handle) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET handle = excluded.handle",
        )
        .bind(player.as_str())
        .bind(handle);
        self.writer.execute(statement).await
    }

    async fn handle(&self, player: &PlayerId) -> Result<Option<String>> {
        Ok(sqlx::query_scalar("SELECT handle FROM handles WHERE player = $1")
            .bind(player.as_str())
            .fetch_optional(&self.readers)
            .await?)
    }

    /// How these people are shown on a network that does not know them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn display_names(&self, network: &str, people: &[PlayerId]) -> Result<DisplayNames> {
        let mut display_names = Vec::new();
        for player in people.iter().filter(|player| player.network() != network) {
            if let Some(name) = player.computer_name() {
                display_names.push((player.clone(), DisplayName::Handle(name)));
                continue;
            }
            if let Some(account) = self.account_on(player, network).await? {
                display_names.push((player.clone(), DisplayName::Account(account)));
                continue;
            }
            let handle = self.handle(player).await?.unwrap_or_else(|| NOBODY.to_owned());
            display_names.push((player.clone(), DisplayName::Handle(handle)));
        }
        Ok(display_names.into_iter().collect())
    }

    /// A text as a network shows it; unchanged, if the names cannot be read.
    pub async fn faced(&self, text: &Text, network: &str) -> Text {
        let strangers = text.strangers_to(network);
        if strangers.is_empty() {
            return text.clone();
        }
        match self.display_names(network, &strangers).await {
            Ok(display_names) => text.facing(&display_names),
            Err(error) => {
                tracing::debug!(%error, "what somebody is called elsewhere could not be read");
                text.clone()
            }
        }
    }
}
