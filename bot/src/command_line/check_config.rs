//! `menagerie check-config`: would the bot start?

use super::exit::Failure;
use super::{serve, settings};
use crate::config::Config;
use crate::discord;
use crate::run::RunError;
use crate::store::Store;
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};

/// Checks the settings, the database and the token.
pub fn run() -> Result<(), Failure> {
    let config = settings::read()?;
    serve::log()?;
    serve::runtime()?.block_on(check(&config))?;
    Ok(())
}

async fn check(config: &Config) -> Result<(), RunError> {
    let mut rng =
        StdRng::try_from_rng(&mut SysRng).map_err(|error| RunError::Random(error.to_string()))?;
    let store = Store::open(&config.database_url, &mut rng).await?;
    println!("database: {} can be used", store.path().display());
    let (_, identity) = discord::check(config).await?;
    println!("token: Discord knows this bot as {}", identity.name);
    let texts = if config.message_content { "asked for" } else { "not asked for" };
    println!("message content: {texts}");
    store.close().await?;
    Ok(())
}
