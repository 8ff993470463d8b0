//! A running game of the filled database, and the moves that are still to be played in it.

use menagerie_core::{GameId, PlayerId};
use std::sync::Arc;

/// A running game.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its number.
    pub id: GameId,
    /// Its thread in the loopback Discord.
    pub thread: u64,
    /// Who plays it, the first mover first.
    pub players: [PlayerId; 2],
    /// All its moves in coordinates, those that are not played yet too.
    pub moves: Arc<[String]>,
    /// How many of them are played.
    pub ply: usize,
}

impl PlayedGame {
    /// Plays the next move; nothing if there are no more.
    pub fn next(&mut self) -> Option<(&PlayerId, &str)> {
        let text = self.moves.get(self.ply)?;
        let player = &self.players[self.ply % 2];
        self.ply += 1;
        Some((player, text))
    }
}
