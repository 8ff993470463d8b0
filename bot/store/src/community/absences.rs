//! Players who have left the community where they play.

use crate::database::{Db, Result, Store, StoreError};
use menagerie_core::{GameId, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// An opponent in a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The account with which they sit.
    pub account: PlayerId,
    /// Whether it is known that they have left.
    pub is_gone: bool,
}

/// Stores that a player of a game has left its community, or is back.
pub(crate) async fn note(
    db: &mut Db,
    game: GameId,
    side: Color,
    gone_at: Option<Timestamp>,
) -> Result<()> {
    let statement = match side {
        Color::White => "UPDATE games SET white_gone_at = $2 WHERE id = $1",
        Color::Black => "UPDATE games SET black_gone_at = $2 WHERE id = $1",
    };
    let noted = sqlx::query(statement).bind(game.0).bind(gone_at.map(|at| at.0));
    match noted.execute(db).await?.rows_affected() {
        1 => Ok(()),
        rows => Err(StoreError::Unreadable(format!("{rows} rows changed where one should"))),
    }
}

impl Store {
    /// A member's opponents in a community, except those with another account from which they can
    /// play wherever they are.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn opponents_in(&self, player: &PlayerId, server: &Server) -> Result<Vec<Opponent>> {
        let player = self.member_of(player).await?;
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT coalesce(black_account, black),
                    CASE WHEN black_gone_at IS NULL THEN 0 ELSE 1 END
             FROM games WHERE white = $1 AND ending IS NULL
               AND (server = $2 OR id IN (SELECT game FROM windows WHERE server = $2))
               AND NOT EXISTS (SELECT 1 FROM links
                               WHERE until_at IS NULL AND (member = black OR account = black))
             UNION
             SELECT coalesce(white_account, white),
                    CASE WHEN white_gone_at IS NULL THEN 0 ELSE 1 END
             FROM games WHERE black = $1 AND ending IS NULL
               AND (server = $2 OR id IN (SELECT game FROM windows WHERE server = $2))
               AND NOT EXISTS (SELECT 1 FROM links
                               WHERE until_at IS NULL AND (member = white OR account = white))",
        )
        .bind(player.as_str())
        .bind(server.as_str())
        .fetch_all(&self.readers)
        .await?;
        let opponent = |(account, gone): (String, i64)| Opponent {
            account: PlayerId::from_stored(account),
            is_gone: gone == 1,
        };
        Ok(rows.into_iter().map(opponent).collect())
    }

    /// Whether a player is known to have left a community in which they play.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_gone_from(&self, player: &PlayerId, server: &Server) -> Result<bool> {
        let member = self.member_of(player).await?;
        let gone: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM games
             WHERE white = $1 AND ending IS NULL AND white_gone_at IS NOT NULL
               AND (server = $2 OR EXISTS (SELECT 1 FROM windows
                    WHERE windows.game = games.id AND windows.server = $2))
             UNION ALL
             SELECT 1 FROM games
             WHERE black = $1 AND ending IS NULL AND black_gone_at IS NOT NULL
               AND (server = $2 OR EXISTS (SELECT 1 FROM windows
                    WHERE windows.game = games.id AND windows.server = $2))
             LIMIT 1",
        )
        .bind(member.as_str())
        .bind(server.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(gone.is_some())
    }

    /// Whether a player plays in a community, and has no other account from which they can.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn plays_in(&self, player: &PlayerId, server: &Server) -> Result<bool> {
        let member = self.member_of(player).await?;
        let plays: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM games WHERE white = $1 AND ending IS NULL
               AND (server = $2 OR EXISTS (SELECT 1 FROM windows
                    WHERE windows.game = games.id AND windows.server = $2))
               AND NOT EXISTS (SELECT 1 FROM links
                               WHERE until_at IS NULL AND (member = $1 OR account = $1))
             UNION ALL
             SELECT 1 FROM games WHERE black = $1 AND ending IS NULL
               AND (server = $2 OR EXISTS (SELECT 1 FROM windows
                    WHERE windows.game = games.id AND windows.server = $2))
               AND NOT EXISTS (SELECT 1 FROM links
                               WHERE until_at IS NULL AND (member = $1 OR account = $1))
             LIMIT 1",
        )
        .bind(member.as_str())
        .bind(server.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(plays.is_some())
    }
}
