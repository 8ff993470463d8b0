//! Connections to a database beside the bot that has it.

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;

/// Connections to a database beside the bot.
pub async fn pool(url: &str) -> AnyPool {
    sqlx::any::install_default_drivers();
    let options = AnyPoolOptions::new().max_connections(2);
    options.connect(url).await.expect("the database is there")
}
