//! Which extras a game has beside its moves, found out in one query with them. Most games have
//! none, and each statement costs as much as what it finds.

/// Whether there is any of these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extras {
    /// A move that was taken back.
    pub taken_back: bool,
    /// Something that was asked of both.
    pub proposals: bool,
    /// A conditional move.
    pub plans: bool,
    /// Somebody who watches, or did.
    pub gallery: bool,
    /// Another network on which it is seen.
    pub windows: bool,
    /// A stop of the game, which may be over.
    pub frozen: bool,
    /// The same of all games of its community.
    pub server_frozen: bool,
}
