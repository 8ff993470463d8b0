//! What there is of a game beside its moves. It is asked for in one statement, for of most games there
//! is nothing, and each statement costs as much as what it finds.

use crate::game::{GameId, Server};
use sqlx::AnyConnection;

/// Whether there is any of these.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extras {
    /// A move that was taken back.
    pub taken_back: bool,
    /// Something that was asked of both.
    pub proposals: bool,
    /// A conditional move.
    pub plans: bool,
    /// Somebody who watches, or did.
    pub gallery: bool,
    /// Another network on which it is seen.
    pub windows: bool,
    /// A stop of the game, which may be over.
    pub frozen: bool,
    /// The same of all games of its community.
    pub server_frozen: bool,
}

/// One row: a 1 where there is something.
type Row =
    (Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>);

/// What there is of a game.
pub(super) async fn extras(
    connection: &mut AnyConnection,
    game: GameId,
    server: &Server,
) -> Result<Extras, sqlx::Error> {
    let (taken_back, proposals, plans, gallery, windows, frozen, server_frozen): Row =
        sqlx::query_as(
            "SELECT (SELECT 1 FROM moves_taken_back WHERE game = $1 LIMIT 1),
                    (SELECT 1 FROM proposals WHERE game = $1 LIMIT 1),
                    (SELECT 1 FROM plans WHERE game = $1 LIMIT 1),
                    (SELECT 1 FROM galleries WHERE game = $1),
                    (SELECT 1 FROM windows WHERE game = $1 LIMIT 1),
                    (SELECT 1 FROM freezes WHERE scope = 'game' AND holder = $2 LIMIT 1),
                    (SELECT 1 FROM freezes WHERE scope = 'server' AND holder = $3 LIMIT 1)",
        )
        .bind(game.0)
        .bind(game.to_string())
        .bind(server.as_str())
        .fetch_one(connection)
        .await?;
    Ok(Extras {
        taken_back: taken_back.is_some(),
        proposals: proposals.is_some(),
        plans: plans.is_some(),
        gallery: gallery.is_some(),
        windows: windows.is_some(),
        frozen: frozen.is_some(),
        server_frozen: server_frozen.is_some(),
    })
}
