//! A member's number of games, wins, draws and losses in one variant and community.

use crate::{Server, Timestamp};

/// A person's results in one variant and one community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The community.
    pub server: Server,
    /// The variant's id.
    pub variant: String,
    /// The number of games begun.
    pub begun: usize,
    /// When the first of them began.
    pub since: Timestamp,
    /// The number of games won.
    pub won: usize,
    /// The number of games drawn.
    pub drawn: usize,
    /// The number of games lost.
    pub lost: usize,
}
