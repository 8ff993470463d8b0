//! What ends a game and with which result: resigning, draws offered or claimed, the rules, the clock.

pub(in crate::game) mod endings;
pub(in crate::game) mod proof;
pub(in crate::game) mod standing;
