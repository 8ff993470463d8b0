//! A running game of the filled database, with the moves still to be played.

use menagerie_core::{GameId, PlayerId};
use std::sync::Arc;

/// A running game.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its number.
    pub id: GameId,
    /// Its thread in the loopback Discord.
    pub thread: u64,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// All its moves in coordinates, with those that are not played yet.
    pub moves: Arc<[String]>,
    /// How many of them are played.
    pub ply: usize,
}

impl PlayedGame {
    /// Takes the next move. `None` if there are no more.
    pub fn next(&mut self) -> Option<(&PlayerId, &str)> {
        let text = self.moves.get(self.ply)?;
        let player = &self.players[self.ply % 2];
        self.ply += 1;
        Some((player, text))
    }
}
