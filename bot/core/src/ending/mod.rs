//! What ends a game and with which result: resigning, draws offered or claimed, the rules, the clock.

pub(crate) mod endings;
pub(crate) mod proof;
pub(crate) mod standing;
