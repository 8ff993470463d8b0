//! A member's number of games, wins, draws and losses in one variant and community.

use crate::{Server, Timestamp};

/// What a person has played of one variant in one community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// In which community.
    pub server: Server,
    /// By which rules: the id of the variant.
    pub variant: String,
    /// How many games have begun.
    pub begun: usize,
    /// When the first of them did.
    pub since: Timestamp,
    /// How many they have won.
    pub won: usize,
    /// How many were drawn.
    pub drawn: usize,
    /// How many they have lost.
    pub lost: usize,
}
