//! The content of a database, in a few figures and one hash.

/// The content of a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The number of games.
    pub games: u64,
    /// The number of moves that stand in them.
    pub moves: u64,
    /// A SHA-256 over the last links of all games' chains, in hexadecimal digits.
    pub chains: String,
}
