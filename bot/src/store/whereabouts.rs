//! Where that is which is named by its number, and nothing else of it: enough to find out whether
//! somebody may see it.

use super::{Store, StoreError};
use crate::game::{ChallengeId, GameId, Place, PlayerId, Server};

impl Store {
    /// Every place in which a game is seen, with its community; none if there is no such game, or `player` plays it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn places_of_game_of_others(
        &self,
        game: GameId,
        player: &PlayerId,
    ) -> Result<Vec<(Server, Place)>, StoreError> {
        let places: Vec<(String, String)> = sqlx::query_as(
            "SELECT server, place FROM games WHERE id = $1 AND white <> $2 AND black <> $2
             UNION SELECT windows.server, windows.place
                   FROM games JOIN windows ON windows.game = games.id
                   WHERE games.id = $1 AND white <> $2 AND black <> $2",
        )
        .bind(game.0)
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(places.into_iter().map(stored).collect())
    }

    /// Where a challenge stands, with its community; nothing if there is no such challenge.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn place_of_challenge(
        &self,
        id: ChallengeId,
    ) -> Result<Vec<(Server, Place)>, StoreError> {
        let places: Vec<(String, String)> =
            sqlx::query_as("SELECT server, place FROM challenges WHERE id = $1")
                .bind(id.0)
                .fetch_all(&self.readers)
                .await?;
        Ok(places.into_iter().map(stored).collect())
    }
}

fn stored((server, place): (String, String)) -> (Server, Place) {
    (Server::from_stored(server), Place::from_stored(place))
}
