//! `menagerie check-config`: whether the bot would start. It changes nothing.

use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use crate::operator_variants;
use crate::run::RunError;
use menagerie_chat::network::NetworkError;
use menagerie_config::Config;
use menagerie_store::{self, Condition, Inspection};

/// Checks the settings, the database and the token.
pub fn run() -> Result<(), Failure> {
    serve::log()?;
    let config = settings::read()?;
    serve::runtime()?.block_on(check(&config))?;
    Ok(())
}

async fn check(config: &Config) -> Result<(), Failure> {
    let found =
        menagerie_store::inspect(config.database_url.expose()).await.map_err(RunError::from)?;
    print(&words(&found))?;
    let operator_variants =
        operator_variants::read(&config.variant_files).map_err(RunError::from)?;
    if !operator_variants.is_empty() {
        let names: Vec<&str> = operator_variants.iter().map(|game| &*game.variant.name).collect();
        print(&format!("games of your own: {}", names.join(", ")))?;
    }
    if let Some(settings) = &config.discord {
        let (_, identity) = menagerie_discord::check(settings).await.map_err(network)?;
        print(&format!("token: Discord knows this bot as {}", identity.name))?;
        let texts = if settings.message_content { "asked for" } else { "not asked for" };
        print(&format!("message content: {texts}"))?;
    }
    if let Some(settings) = &config.matrix {
        // Before the database exists, nothing is known of its login.
        let kept = menagerie_matrix::StoredLogin::at(config.database_url.expose(), settings).await;
        match menagerie_matrix::check(settings, &kept.unwrap_or_default()).await.map_err(network)? {
            Some(user) => print(&format!("homeserver: knows this bot as {user}"))?,
            None => print("homeserver: is there; the first start logs in")?,
        }
    }
    print(&match config.health.address {
        Some(address) => format!("health and figures: http://{address}/healthz and /metrics"),
        None => "health and figures: cannot be asked for".to_owned(),
    })
}

fn network(error: impl Into<NetworkError>) -> RunError {
    RunError::from(error.into())
}

fn words(found: &Inspection) -> String {
    let condition = match found.condition {
        Condition::Missing => "will be made at the first start".to_owned(),
        Condition::Usable(0) => "can be used".to_owned(),
        Condition::Usable(1) => "needs 1 migration, which the next start will apply".to_owned(),
        Condition::Usable(n) => format!("needs {n} migrations, which the next start will apply"),
    };
    let in_use = if found.in_use { "; a running bot has it" } else { "" };
    format!("database: {} {condition}{in_use}", found.name)
}
