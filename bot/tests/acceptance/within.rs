//! The bot within the program that tests it, with a loopback Discord.

use crate::server::hears_all;
use menagerie_config::Config;
use menagerie_discord::Discord;
use menagerie_sandbox::{Sandbox, TOKEN};
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

/// The parts that the bot is started with: a database, the Discord of a sandbox, which knows us,
/// and dice.
pub async fn opened(sandbox: &Sandbox, url: &str) -> (Arc<Store>, Discord, StdRng) {
    let config = Config::read(|name| {
        let text = match name {
            "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
            "DISCORD_API_ADDR" => Some(sandbox.api_address().to_string()),
            "DISCORD_API_CA" => Some(sandbox.ca_file().display().to_string()),
            "DISCORD_MESSAGE_CONTENT" => hears_all().then(|| "on".to_owned()),
            "DATABASE_URL" => Some(url.to_owned()),
            _ => None,
        };
        text.map(Into::into)
    });
    let config = config.expect("the settings are whole");
    let mut dice = StdRng::seed_from_u64(1);
    let store = Arc::new(Store::open(url, &mut dice).await.expect("it opens"));
    let settings = config.discord.expect("there is a token");
    let discord = Discord::open(&settings, &store, false).await.expect("the sandbox answers");
    (store, discord, dice)
}
