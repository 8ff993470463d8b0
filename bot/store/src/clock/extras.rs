//! Which extras a game has beside its moves, found out in one query with them. Most games have
//! none, and each statement costs as much as what it finds.

/// Which extras a game has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extras {
    /// Moves that were taken back.
    pub taken_back: bool,
    /// Proposals.
    pub proposals: bool,
    /// Conditional moves.
    pub plans: bool,
    /// Spectators, now or before.
    pub spectators: bool,
    /// Windows on other networks.
    pub windows: bool,
    /// A freeze of the game, which may be over.
    pub frozen: bool,
    /// A freeze of all games of its community, which may be over.
    pub server_frozen: bool,
}
