//! Games and their spectators as one network knows them.

use crate::database::{Result, Store};
use menagerie_core::model::state::Game;
use menagerie_core::{GameId, PlayerId};

impl Store {
    /// A game as a network shows it: with its place there, and with its players' accounts there, if
    /// they are known.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn game_on(&self, id: GameId, network: &str) -> Result<Option<Game>> {
        let Some(game) = self.game(id).await? else { return Ok(None) };
        let mut game = game.seen_on(network);
        for (player, seat) in game.players.iter_mut().zip(&game.accounts) {
            if let Some(account) = self.account_on(seat, network).await? {
                *player = account;
            }
        }
        Ok(Some(game))
    }

    /// The spectators of a game, by their accounts on a network.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn watchers_on(&self, game: GameId, network: &str) -> Result<Vec<PlayerId>> {
        let mut watchers = self.watchers(game).await?;
        for watcher in &mut watchers {
            if let Some(account) = self.account_on(watcher, network).await? {
                *watcher = account;
            }
        }
        Ok(watchers)
    }
}
