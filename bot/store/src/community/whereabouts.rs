//! Where a game or challenge is, by its number, and nothing else of it: enough to decide whether a
//! person may see it.

use crate::database::{Result, Store};
use menagerie_core::{ChallengeId, GameId, Place, PlayerId, Server};

impl Store {
    /// The places where a game was begun and joined, each with its community. Nothing if `player`
    /// plays it, and no place if there is no such game.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn places_of_game_of_others(
        &self,
        game: GameId,
        player: &PlayerId,
    ) -> Result<Option<Vec<(Server, Place)>>> {
        type Row = (String, String, String, String);
        let begun: Option<Row> =
            sqlx::query_as("SELECT white, black, server, place FROM games WHERE id = $1")
                .bind(game.0)
                .fetch_optional(&self.readers)
                .await?;
        let Some((white, black, server, place)) = begun else { return Ok(Some(Vec::new())) };
        if [white, black].iter().any(|seat| seat == player.as_str()) {
            return Ok(None);
        }
        let mut places = vec![(server, place)];
        let joined: Vec<(String, String)> =
            sqlx::query_as("SELECT server, place FROM windows WHERE game = $1")
                .bind(game.0)
                .fetch_all(&self.readers)
                .await?;
        places.extend(joined);
        Ok(Some(places.into_iter().map(stored).collect()))
    }

    /// The place of a challenge, with its community; nothing if there is no such challenge.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn place_of_challenge(&self, id: ChallengeId) -> Result<Vec<(Server, Place)>> {
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
