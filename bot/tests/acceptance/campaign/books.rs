//! The actions of people, the stored rows, and the visible posts: three books that were kept apart.

use std::collections::HashSet;

/// A move as somebody has given it.
#[derive(Clone, Debug)]
pub struct Given {
    pub game: i64,
    /// How many plies were played before it.
    pub ply: usize,
    pub coordinates: String,
    /// As a board tells of it: `3. P e4-e6`.
    pub shown: String,
    /// The message in which it was typed; none if it was given by a command.
    pub message: Option<u64>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whether it must be stored: it was typed by the player to move, or the command was answered.
    pub certain: bool,
}

impl Given {
    /// How long after it its board came, in milliseconds.
    pub fn waited(&self, boards: &[Board]) -> Option<u64> {
        let bold = format!("**{}**", self.shown);
        let mut boards = boards.iter().filter(|board| board.game == self.game);
        let board = boards.find(|board| board.words.starts_with(&bold))?;
        Some(board.at.saturating_sub(self.at))
    }
}

/// The actions of people.
#[derive(Clone, Debug, Default)]
pub struct Script {
    pub moves: Vec<Given>,
    /// Games that somebody has tried to resign.
    pub resigned: HashSet<i64>,
}

/// A game as it is stored.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: i64,
    pub variant: String,
    pub revision: u32,
    pub start: String,
    pub ply: usize,
    pub is_over: bool,
}

/// A move as it is stored.
#[derive(Clone, Debug)]
pub struct StoredMove {
    pub game: i64,
    pub ply: usize,
    pub coordinates: String,
    /// The cause by which the program played it.
    pub cause: String,
}

/// The stored rows.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    pub games: Vec<StoredGame>,
    /// In the order of their games and plies.
    pub moves: Vec<StoredMove>,
    pub challenges: usize,
    /// The rows that are still to be shown, or never can be.
    pub waiting: Vec<String>,
}

/// A game's thread.
#[derive(Clone, Debug)]
pub struct Thread {
    /// The game, by the thread's name.
    pub game: i64,
    /// The bot's posts there.
    pub posts: Vec<Post>,
}

/// A post of the bot in a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    pub words: String,
    /// The message that it answers.
    pub answers: Option<u64>,
}

/// The things that everybody sees.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    pub threads: Vec<Thread>,
    /// The bot's posts where challenges are made.
    pub offers: Vec<String>,
    /// The bot's direct messages to somebody.
    pub letters: Vec<String>,
    /// The boards of moves, the oldest first.
    pub boards: Vec<Board>,
}

/// A board as it is to be seen.
#[derive(Clone, Debug)]
pub struct Board {
    pub game: i64,
    /// When it came, in milliseconds since 1970.
    pub at: u64,
    pub words: String,
}
