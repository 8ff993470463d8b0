//! The content of a database, in a few figures and one hash.

/// What is in a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// How many games.
    pub games: u64,
    /// How many moves stand in them.
    pub moves: u64,
    /// A SHA-256 over the last links of all games' chains, in hexadecimal digits.
    pub chains: String,
}
