//! The way from a chat to the pages in a browser: a personal link, good once. What the pages show is in the
//! crate `menagerie-web`.

use crate::conversation::{Answer, Opening};
use menagerie_core::{GameId, PlayerId, Timestamp, message};
use menagerie_store::{Store, StoreError};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The pages, as people reach them.
#[derive(Clone, Debug)]
pub struct Pages {
    /// Their address, without a slash at its end.
    pub url: Arc<str>,
}

/// Why no link could be made.
#[derive(Debug, thiserror::Error)]
enum NoLink {
    /// The machine gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Pages {
    /// The answer with the link that it promises, for this account alone.
    pub async fn lead(
        &self,
        store: &Store,
        account: &PlayerId,
        opening: Opening,
        now: Timestamp,
    ) -> Answer {
        let game = match opening {
            Opening::Game(game) => Some(game),
            Opening::Games => None,
        };
        match self.link(store, account, game, now).await {
            Ok(link) => {
                let text = match game {
                    Some(game) => message!("pages-open-game", game = game.0),
                    None => message!("pages-open-games"),
                };
                Answer { link: Some(link), ..Answer::text(text) }
            }
            Err(error) => {
                tracing::warn!(%error, "a link to the pages was not made");
                Answer::text(message!("chat-not-stored"))
            }
        }
    }

    async fn link(
        &self,
        store: &Store,
        account: &PlayerId,
        game: Option<GameId>,
        now: Timestamp,
    ) -> Result<String, NoLink> {
        let token = secret().map_err(NoLink::Random)?;
        store.make_page_link(&hash(&token), account, game, now).await?;
        Ok(format!("{}/l/{token}", self.url))
    }
}

/// A secret of 256 bits, in hexadecimal.
///
/// # Errors
/// When the machine gives no random numbers.
pub fn secret() -> Result<String, String> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| error.to_string())?;
    Ok(hexadecimal(&bytes))
}

/// The hash that is kept of a secret.
pub fn hash(secret: &str) -> String {
    hexadecimal(&Sha256::digest(secret.as_bytes()))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
