//! The number of a member's running games.

use crate::database::{Db, Result};
use menagerie_core::{PlayerId, Server};

/// The number of a member's running games.
#[derive(Default)]
pub(crate) struct Running {
    /// Wherever they are played.
    pub everywhere: usize,
    /// In one community.
    pub here: usize,
}

/// The number of a member's running games: everywhere, and in a community, if there is one.
pub(crate) async fn running(
    db: &mut Db,
    player: &PlayerId,
    server: Option<&Server>,
) -> Result<Running> {
    // They are few: no more than any member may play.
    let servers: Vec<String> = sqlx::query_scalar(
        "SELECT server FROM games WHERE white = $1 AND ending IS NULL
         UNION ALL SELECT server FROM games WHERE black = $1 AND ending IS NULL",
    )
    .bind(player.as_str())
    .fetch_all(db)
    .await?;
    let is_here = |name: &&String| server.is_some_and(|server| server.as_str() == *name);
    Ok(Running { everywhere: servers.len(), here: servers.iter().filter(is_here).count() })
}
