//! What those who manage a community allow of games that begin there.

/// How many games one person may play at a time.
pub const MOST_RUNNING_GAMES: usize = 20;
