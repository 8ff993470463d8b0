//! How castling works in a game.

use crate::Role;

/// How the King castles: he goes some squares towards a partner that, like himself, has never moved, and
/// the partner goes to the square that he has crossed last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The kind of the partner.
    pub partner: Role,
    /// How many squares the King goes.
    pub king_steps: u8,
}
